"""Every figure that an expected.json may name."""

from datetime import date, timedelta
from fractions import Fraction

from ledger import Group, Portfolio, currency_effect
from numbers_exact import ZERO, num, power
from returns import capital, dietz, rates


class None_(Exception):
    """A figure that does not exist, with the reason."""

    def __init__(self, reason):
        super().__init__(reason)
        self.reason = reason


class Answers:
    """The figures that expected.json may name for a period (from, to]."""

    def __init__(self, book, opening, closing):
        self.book, self.opening, self.closing = book, opening, closing

    def at(self, day):
        return (day - self.book.first).days

    def value(self, day):
        if day < self.book.first:
            return ZERO
        return self.known(self.book.values[self.at(day)], day)

    def known(self, value, day):
        """A value or level of a day, else what it lacks: a price or rate of that day, or what broke the chain before."""
        if value is None:
            lacking = [one for one in self.book.problems if one[1].startswith("no-") and one[2] <= day < one[3]]
            raise None_((lacking or [one for one in self.book.problems if one[0] == "return" and one[2] <= day])[0][1])
        return value

    def part(self, column):
        """What a column has on the days of (from, to]; before the first day it has nothing."""
        return column[max(self.at(self.opening) + 1, 0):max(self.at(self.closing) + 1, 0)]

    def total(self, column):
        return sum(self.part(self.book.columns[column]), ZERO)

    def index_over(self, index):
        if self.opening < self.book.first:
            raise None_("before-inception")
        if self.closing > self.book.through:
            raise None_("after-last-day")
        start, end = [self.known(index[self.at(day)], day) for day in (self.opening, self.closing)]
        if start == 0:
            raise None_("not-invested")
        return end / start - 1

    def flows(self):
        merged = {}
        rows = [(self.opening, -self.value(self.opening)), (self.closing, self.value(self.closing))]
        for day, paid_in, paid_out in zip(self.book.days, self.book.columns["paidIn"], self.book.columns["paidOut"]):
            if self.opening < day <= self.closing:
                rows.append((day, paid_out - paid_in))
        for day, amount in rows:
            merged[day] = merged.get(day, ZERO) + amount
        return sorted((day, amount) for day, amount in merged.items() if amount)

    def rate(self):
        flows = self.flows()
        if not flows:
            raise None_("no-flows")
        if len(flows) == 1:
            raise None_("one-date")
        if len({amount > 0 for _, amount in flows}) == 1:
            raise None_("flows-of-one-sign")
        found = rates(flows)
        if len(found) != 1:
            raise None_("several-rates" if found else "no-rate-solves")
        return found[0], (flows[-1][0] - flows[0][0]).days

    def netReturn(self):
        held = self.book.values[self.at(self.opening):self.at(self.closing) + 1] if self.opening >= self.book.first else [1]
        total = self.index_over(self.book.net)
        if not any(value != 0 for value in held) and not self.total("paidIn"):
            raise None_("not-invested")
        return total

    def grossReturn(self):
        return self.index_over(self.book.gross)

    def netReturnAYear(self):
        return self.a_year(self.netReturn())

    def a_year(self, total):
        days = (self.closing - self.opening).days
        if days < 365:
            raise None_("under-a-year")
        return power(1 + total, Fraction(365, days)) - 1

    def moneyWeightedAYear(self):
        rate, days = self.rate()
        if days < 365:
            raise None_("under-a-year")
        return rate

    def moneyWeightedOfPeriod(self):
        rate, days = self.rate()
        return ((1 + rate).ln() * days / 365).exp() - 1

    def ratesThatSolve(self):
        return rates(self.flows())

    def gain(self):
        return self.value(self.closing) - self.value(self.opening) - self.netPaidIn()

    def netPaidIn(self):
        return self.total("paidIn") - self.total("paidOut")

    def income(self):
        return self.total("income")

    def charges(self):
        return self.total("charges")

    def taxes(self):
        return self.total("taxes")

    def dealingCosts(self):
        return self.total("dealingCosts")

    def marketGain(self):
        return self.gain() - self.income() + self.charges() + self.taxes()

    def realised(self):
        days = self.opening.isoformat(), self.closing.isoformat()
        return sum((one["gain"] for one in self.book.disposals if days[0] < one["day"] <= days[1]), ZERO)

    def averageValue(self):
        first = max(self.at(self.opening) + 1, 0)
        values = [self.known(self.book.values[at], self.book.days[at]) for at in range(first, self.at(self.closing) + 1)]
        return sum(values, ZERO) / len(values)

    def chargesRate(self):
        return self.charges() / self.averageValue()

    def chargesRateAYear(self):
        days = (self.closing - self.opening).days
        if days < 365:
            raise None_("under-a-year")
        return self.chargesRate() * 365 / days

    def effectOfCharges(self):
        return self.grossReturn() - self.netReturn()

    def net_flows(self):
        flows = [i - o for i, o in zip(self.part(self.book.columns["paidIn"]), self.part(self.book.columns["paidOut"]))]
        return [ZERO] * ((self.closing - self.opening).days - len(flows)) + flows

    def modifiedDietz(self):
        if self.averageCapital() < 0:
            raise None_("capital-not-positive")
        return dietz(self.value(self.opening), self.value(self.closing), self.net_flows(), ZERO) - 1

    def averageCapital(self):
        return capital(self.value(self.opening), self.net_flows())[0]

    def simpleDietz(self):
        flows = sum(self.net_flows(), ZERO)
        return self.gain() / (self.value(self.opening) + flows / 2)

    def linkedDietz(self):
        """Calendar months, the first and the last cut at the two days."""
        level, opening = Fraction(1), self.opening
        while opening < self.closing:
            after = opening + timedelta(1)
            month_end = (after.replace(day=28) + timedelta(4)).replace(day=1) - timedelta(1)
            closing = min(month_end, self.closing)
            level *= 1 + Answers(self.book, opening, closing).modifiedDietz()
            opening = closing
        return level - 1

    def currencyEffect(self):
        members = getattr(self.book, "members", [self.book])
        return currency_effect(members, self.book.currency, self.opening, self.closing)

    def growth(self):
        return self.marketGain() - self.currencyEffect()

    def residual(self):
        return ZERO

    def bridge(self):
        return {
            "opening": self.value(self.opening), "netPaidIn": self.netPaidIn(), "income": self.income(), "charges": self.charges(),
            "taxes": self.taxes(), "marketGain": self.marketGain(), "closing": self.value(self.closing),
        }

    def drawdown(self):
        levels = [(day, level) for day, level in zip(self.book.days, self.book.net) if self.opening <= day <= self.closing and level is not None]
        worst, result, peak = ZERO, (self.opening, self.opening, self.opening), levels[0]
        for day, level in levels:
            if level > peak[1]:
                peak = (day, level)
            if level / peak[1] - 1 < worst:
                worst, result = level / peak[1] - 1, (peak[0], day, peak[1])
        back = [day for day, level in levels if worst and day >= result[1] and level >= result[2]]
        recovery = (back[0] if back else None) if worst else self.opening
        return {"depth": worst, "peak": result[0].isoformat(), "trough": result[1].isoformat(), "recovery": recovery and recovery.isoformat()}


def fund(book, written, name, day):
    """Totals and multiples of a private fund from its calls and distributions up to a day."""
    rows = [row for row in book.market.own(name, "Call", "Distribution") if row["date"] <= day.isoformat()]
    in_money = lambda row: book.money(row, abs(num(row, "amount")) + num(row, "tax"), date.fromisoformat(row["date"]))
    summed = lambda kind, *categories: sum((in_money(row) for row in rows if row["type"] == kind and (not categories or row.get("category") in categories)), ZERO)
    paid, back, beside = summed("Call"), summed("Distribution"), summed("Call", "FeesOutside")
    value, currency = book.market.stake(name, day)
    value *= book.market.rate(currency, day)
    commitment = Fraction(written["commitments"][name])
    result = {
        "paidIn": paid, "distributed": back, "value": value, "called": (paid - beside) / commitment,
        "unfunded": commitment - paid + beside + summed("Distribution", "Recallable"),
    }
    if not paid:
        return {**result, **dict.fromkeys(["dpi", "rvpi", "tvpi", "moic", "netIrr"], {"reason": "nothing-paid-in"})}
    multiples = {"dpi": back / paid, "rvpi": value / paid, "tvpi": (back + value) / paid}
    multiples["moic"] = (back + value) / (paid - summed("Call", "Fees", "FeesOutside"))
    return {**result, **multiples, "netIrr": fund_rate(rows, in_money, value, day)}


def fund_rate(rows, in_money, value, day):
    """From a year after the first call on."""
    flows = [(date.fromisoformat(row["date"]), in_money(row) * (-1 if row["type"] == "Call" else 1)) for row in rows] + [(day, value)]
    first = min(date.fromisoformat(row["date"]) for row in rows if row["type"] == "Call")
    return rates(flows)[0] if (day - first).days >= 365 else {"reason": "under-a-year"}


def book_of(written):
    rows = written["entries"]
    if "portfolios" not in written:
        return Portfolio(written, written["currency"], rows)
    members = [Portfolio(written, currency, [row for row in rows if row["portfolio"] == name]) for name, currency in written["portfolios"].items()]
    return Group(members, written, written["currency"])


def answers_of(written, expected):
    """What was computed for every name in expected, in the same shape."""
    book = book_of(written)
    day = date.fromisoformat
    makers = {
        "firstDay": lambda _: book.first.isoformat(),
        "value": lambda wanted: {one: safely(lambda: Answers(book, book.first, book.through).value(day(one))) for one in wanted},
        "paidIn": lambda _: moved(book, "paidIn"),
        "paidOut": lambda _: moved(book, "paidOut"),
        "holdings": lambda wanted: {one: {key: picked(book.holding(key, day(one)), names) for key, names in held.items()} for one, held in wanted.items()},
        "disposals": lambda wanted: [{name: row[name] for name in one} for row, one in zip(book.disposals, wanted)] + book.disposals[len(wanted):],
        "periods": lambda wanted: [period(book, one) for one in wanted],
        "funds": lambda wanted: {one: {name: picked(fund(book, written, name, day(one)), names) for name, names in funds.items()} for one, funds in wanted.items()},
        "problems": lambda _: problems(book),
        "variations": lambda wanted: {name: answers_of({**written, **written["variations"][name]}, one) for name, one in wanted.items()},
    }
    got = {name: makers[name](wanted) for name, wanted in expected.items()}
    return {**got, "problems": problems(book)}


def problems(book):
    rows = sorted({(start.isoformat(), reason, subject, end.isoformat()) for subject, reason, start, end in book.problems})
    return [{"subject": subject, "reason": reason, "from": start, "to": end} for start, reason, subject, end in rows]


def moved(book, column):
    return {day.isoformat(): amount for day, amount in zip(book.days, book.columns[column]) if amount}


def picked(found, names):
    return {name: {"reason": found["why"]} if found[name] is None and "why" in found else found[name] for name in names}


def safely(make):
    try:
        return make()
    except None_ as none:
        return {"reason": none.reason}


def period(book, wanted):
    answers = Answers(book, date.fromisoformat(wanted["from"]), date.fromisoformat(wanted["to"]))
    names = [name for name in wanted if name not in ("from", "to")]
    return {"from": wanted["from"], "to": wanted["to"], **{name: safely(getattr(answers, name)) for name in names}}
