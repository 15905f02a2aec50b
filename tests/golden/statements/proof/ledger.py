"""The walk through a ledger, day by day: units, lots, cash, and what came in, went out, was earned, charged and taxed."""

from datetime import date, timedelta
from fractions import Fraction

from market import Market, is_stale
from numbers_exact import ZERO, last, num
from returns import chain

# Of one day: what was held changes first, then units come in, then income, then units go out, charges last.
KINDS = [
    ["Split"], ["CorporateAction"], ["TransferIn", "Contribution", "Exchange"], ["Purchase", "Call"], ["Dividend", "Interest", "Distribution"],
    ["Sale"], ["TransferOut", "Withdrawal"], ["Charge", "Tax"], ["Adjustment"],
]
RANK = {kind: rank for rank, kinds in enumerate(KINDS) for kind in kinds}


class Portfolio:
    """Goes through the days of one ledger, keeps units, lots and cash, and writes down what happened on each day."""

    COLUMNS = ["paidIn", "paidOut", "income", "charges", "dealingCosts", "taxes"]

    def __init__(self, written, currency, rows):
        self.written, self.currency = written, currency
        self.through = date.fromisoformat(written["through"])
        order = sorted(enumerate(rows), key=lambda one: (one[1]["date"], RANK[one[1]["type"]], one[0]))
        rows = [{"currency": currency, **row} for _, row in order if date.fromisoformat(row["date"]) <= self.through]
        self.market = Market(written, currency, rows)
        first = date.fromisoformat(rows[0]["date"]) if rows else self.through
        self.first = first - timedelta(days=1)
        self.direct = written.get("settlement") == "direct"
        self.cash, self.units, self.lots, self.realised, self.income = {}, {}, {}, {}, {}
        self.pool, self.own_pool = {}, {}  # moving average: the cost of what is held in the portfolio's currency, and in the holding's
        self.days, self.values, self.columns, self.disposals, self.states, self.problems = [], [], {}, [], {}, []
        self.unknown_flows, self.changes, self.exchanged = set(), {}, {}
        self.rows = rows
        for name in self.COLUMNS:
            self.columns[name] = []
        self.walk(rows)
        unknown = [day in self.unknown_flows for day in self.days]
        self.net, broken = chain(self.values, self.columns, unknown=unknown)
        self.gross, _ = chain(self.values, self.columns, self.columns["charges"], unknown)
        self.problems += [("return", reason, self.days[at], self.days[at] + timedelta(1)) for at, reason in broken]

    def walk(self, rows):
        day = self.first
        while day <= self.through:
            self.today = dict.fromkeys(self.COLUMNS, ZERO)
            for row in (row for row in rows if row["date"] == day.isoformat()):
                self.book(row, day)
            self.days.append(day)
            self.values.append(self.value(day))
            for name in self.COLUMNS:
                self.columns[name].append(self.today[name])
            self.states[day] = (dict(self.cash), dict(self.units), {k: list(v) for k, v in self.lots.items()}, dict(self.realised), dict(self.income))
            day += timedelta(days=1)

    def value(self, day):
        total, missing = ZERO, False
        held = [(None, currency, balance) for currency, balance in self.cash.items() if balance]
        held += [(name, None, units) for name, units in self.units.items() if units]
        for name, currency, units in held:
            worth, source, reason = self.worth(name, currency, units, day)
            if worth is None:
                subject = name if reason != "no-exchange-rate" else f"{source}/{self.currency}"
                self.lack(subject, reason, day)
                missing = True
            else:
                total += worth
        return None if missing else total

    def worth(self, name, currency, units, day):
        price, source = (Fraction(1), currency) if name is None else self.market.unit(name, day)
        whole = name is not None and self.is_stake(name)
        if price is None:
            return None, source, "no-reported-value" if whole else "no-price"
        rate = self.market.rate(source, day)
        return (None if rate is None else price * (1 if whole else units) * rate), source, "no-exchange-rate"

    def is_stake(self, name):
        return name in self.market.reported or (self.market.instruments[name].get("type") == "PrivateEquity" and name not in self.market.prices)

    def lack(self, subject, reason, day):
        """Days that lack the same thing one after the other are one problem."""
        for at, (other, why, start, end) in enumerate(self.problems):
            if (other, why, end) == (subject, reason, day):
                self.problems[at] = (subject, reason, start, day + timedelta(1))
                return
            if (other, why, end) == (subject, reason, day + timedelta(1)):
                return
        self.problems.append((subject, reason, day, day + timedelta(1)))

    # What each kind of transaction does. Money of a row is in the row's own currency until `money` converts it.

    def money(self, row, amount, day):
        if row["currency"] == self.currency:
            return amount
        if "rate" in row:
            return amount * num(row, "rate")
        rate = self.market.rate(row["currency"], day)
        return None if rate is None else amount * rate

    def count(self, column, row, amount, day):
        if amount:
            self.today[column] += self.money(row, amount, day)

    def crosses(self, row, amount, day):
        """Cash across the boundary, positive when it comes in."""
        self.count("paidIn" if amount > 0 else "paidOut", row, abs(amount), day)

    def moves_cash(self, row, amount, day):
        if self.direct:
            self.crosses(row, -amount, day)
        else:
            self.cash[row["currency"]] = self.cash.get(row["currency"], ZERO) + amount

    def book(self, row, day):
        amount, kind, name = num(row, "amount"), row["type"], row.get("instrument")
        charges, tax = num(row, "charges"), num(row, "tax")
        if kind == "Charge" and amount == 0:
            self.crosses(row, charges, day)
            self.count("charges", row, charges, day)
            return
        if kind == "Exchange":
            self.exchange(row, amount, day)
            return
        self.moves_cash(row, amount, day)
        if kind in ("Contribution", "Withdrawal", "TransferIn", "TransferOut", "Adjustment"):
            self.crosses(row, amount, day)
        if kind in ("Dividend", "Interest"):
            self.receive_income(row, amount + tax + charges, day)
        if kind == "Charge":
            self.count("charges", row, -amount, day)
        if kind == "Tax":
            self.count("taxes", row, -amount, day)
        if kind in ("Dividend", "Interest", "Sale", "Distribution"):
            self.count("taxes", row, tax, day)
        costs = charges + (tax if kind == "Purchase" else 0)
        if kind in ("Purchase", "Sale", "Dividend", "Interest", "TransferIn", "TransferOut"):
            self.count("dealingCosts", row, costs, day)
        if name:
            self.changes.setdefault(name, set()).add(day)
            self.change(kind, name, row, day)

    def exchange(self, row, amount, day):
        """Cash of one currency for cash of another: seen from what left. What it lost at the rates of the day is its cost, unless one is stated."""
        self.cash[row["currency"]] = self.cash.get(row["currency"], ZERO) + amount
        if amount > 0:
            return
        other = next(one for one in self.rows if one["type"] == "Exchange" and one["transferId"] == row["transferId"] and one is not row)
        left, came = [abs(num(one, "amount")) * self.market.rate(one["currency"], day) for one in (row, other)]
        self.exchanged[day] = self.exchanged.get(day, ZERO) + came - left
        # Both sides count as much as the one in the portfolio's own currency, else as what left.
        counted = came if other["currency"] == self.currency else left
        stated = sum((num(one, "charges") * counted / abs(num(one, "amount")) for one in (row, other)), ZERO)
        self.today["dealingCosts"] += stated or max(ZERO, left - came)

    def receive_income(self, row, amount, day):
        key = row.get("instrument") or f"cash {row['currency']}"
        self.count("income", row, amount, day)
        self.income[key] = self.income.get(key, ZERO) + self.money(row, amount, day)

    def change(self, kind, name, row, day):
        amount, units, tax = num(row, "amount"), num(row, "units"), num(row, "tax")
        if kind in ("Purchase", "Call"):
            count = units if "units" in row else Fraction(0 if self.units.get(name) else 1)
            self.acquire(name, day, count, self.money(row, -amount, day), self.own_rate(name, row, day))
        elif kind == "Sale":
            self.dispose(name, row, day, units if "units" in row else self.units[name], amount + tax)
        elif kind in ("Split", "CorporateAction") and "ratio" in row:
            self.units[name] = self.units.get(name, ZERO) * num(row, "ratio")
            self.lots[name] = [(when, count * num(row, "ratio"), cost, rate) for when, count, cost, rate in self.lots.get(name, [])]
        elif kind in ("TransferIn", "TransferOut", "Adjustment") and "units" in row:
            self.move(name, row, day, units if kind != "TransferOut" else -units)
        elif kind == "Distribution":
            self.distribute(name, row, day, amount + tax)
        elif kind == "CorporateAction" and units > 0:
            self.acquire(name, day, units, self.money(row, num(row, "cost") if "cost" in row else -amount, day), self.own_rate(name, row, day))
        elif kind == "CorporateAction" and units < 0:
            self.dispose(name, row, day, -units, amount + num(row, "cost"))
        elif kind == "CorporateAction":
            self.realise(name, row, day, (self.money(row, amount, day), ZERO, ZERO))

    def move(self, name, row, day, units):
        price, currency = self.market.unit(name, day)
        value = None if price is None else price * abs(units) * self.market.rate(currency, day)
        if value is None:
            self.unknown_flows.add(day)
        else:
            self.today["paidIn" if units > 0 else "paidOut"] += value
        if units > 0:
            since = date.fromisoformat(row["acquired"]) if "acquired" in row else day
            self.acquire(name, since, units, self.money(row, num(row, "cost"), day) if "cost" in row else value, self.own_rate(name, row, day))
        else:
            self.take(name, -units)

    def distribute(self, name, row, day, gross):
        if row.get("category") == "Income":
            self.receive_income(row, gross, day)
        elif row.get("category") == "Gain":
            self.realise(name, row, day, (self.money(row, gross, day), ZERO, ZERO))
        else:
            self.repay(name, row, day, self.money(row, gross, day))

    def realise(self, name, row, day, money, spent_at=None):
        """Money that came without a sale, as (what came, its cost, its share of the pooled cost)."""
        proceeds, cost, pooled = money
        self.realised[name] = self.realised.get(name, ZERO) + proceeds - cost
        if proceeds in (cost, pooled) and cost == pooled:
            return
        lots = self.lots.get(name, [])
        held = sum((count for _, count, _, _ in lots), ZERO)
        then = sum((count * rate for _, count, _, rate in lots), ZERO) / held if held else self.own_rate(name, row, day)
        price = proceeds / self.own_rate(name, row, day) * then - cost
        self.disposals.append({
            "averagePriceEffect": self.average_price(proceeds / self.own_rate(name, row, day), spent_at or self.pooled_at(name), pooled),
            "instrument": name, "day": day.isoformat(), "units": ZERO, "proceeds": proceeds, "cost": cost, "gain": proceeds - cost,
            "averageGain": proceeds - pooled, "priceEffect": price, "currencyEffect": proceeds - cost - price,
        })

    def repay(self, name, row, day, money):
        """Capital paid back is taken off the cost, oldest lot first; what exceeds it is a gain."""
        lots, rest, pooled = [], money, min(money, self.pool.get(name, ZERO))
        spent_at = self.pooled_at(name)
        self.pool[name] = self.pool.get(name, ZERO) - pooled
        self.own_pool[name] = self.pool[name] / spent_at if spent_at else ZERO
        for when, count, cost, rate in self.lots.get(name, []):
            off = min(cost, rest)
            lots.append((when, count, cost - off, rate))
            rest -= off
        self.lots[name] = lots
        self.realise(name, row, day, (money, money - rest, pooled), spent_at)

    def pooled_at(self, name):
        """At which rate the pool's cost was spent, from its costs in both currencies."""
        return self.pool[name] / self.own_pool[name] if self.own_pool.get(name) else None

    def average_price(self, own_proceeds, spent_at, pooled):
        return None if spent_at is None else own_proceeds * spent_at - pooled

    def own_rate(self, name, row, day):
        """From the holding's currency to the portfolio's: the trade's own where it was made in that currency, else the day's."""
        own = self.market.instruments[name]["currency"]
        if own == self.currency:
            return Fraction(1)
        return num(row, "rate") if "rate" in row and row["currency"] == own else self.market.rate(own, day)

    def acquire(self, name, day, units, cost, rate):
        held = self.units.get(name, ZERO)
        self.units[name] = held + units
        if held < 0:
            long = max(ZERO, held + units)
            cost, units = (cost * long / units, long)
            if long == 0:
                return
        self.pool[name] = self.pool.get(name, ZERO) + cost
        self.own_pool[name] = self.own_pool.get(name, ZERO) + (cost / rate if rate else ZERO)
        self.lots[name] = sorted(self.lots.get(name, []) + [(day, units, cost, rate)], key=lambda lot: lot[0])

    def take(self, name, units):
        """The oldest lots first; what was covered, as (units, cost, rate of acquisition), and its share of the pooled cost."""
        wanted, taken, left = units, [], []
        for when, count, paid, rate in self.lots.get(name, []):
            part = min(count, wanted)
            share = paid * part / count if count else paid
            wanted -= part
            if part or not count:
                taken.append((part, share, rate))
            if count > part:
                left.append((when, count - part, paid - share, rate))
        held = self.units.get(name, ZERO)
        part = min(units, held) / held if held > 0 else ZERO
        pooled = self.pool.get(name, ZERO) * part
        self.pool[name] = self.pool.get(name, ZERO) - pooled
        self.own_pool[name] = self.own_pool.get(name, ZERO) * (1 - part)
        self.lots[name] = left
        self.units[name] = held - units
        return taken, pooled

    def dispose(self, name, row, day, units, received):
        spent_at = self.pooled_at(name)
        taken, pooled = self.take(name, units)
        if self.units[name] < 0:
            self.problems.append((name, "more-sold-than-held", day, day + timedelta(1)))
        covered, cost = sum((part for part, _, _ in taken), ZERO), sum((share for _, share, _ in taken), ZERO)
        if not covered:
            return
        proceeds = self.money(row, received, day) * covered / units
        then = sum((part * rate for part, _, rate in taken), ZERO) / covered
        price = proceeds / self.own_rate(name, row, day) * then - cost
        self.realised[name] = self.realised.get(name, ZERO) + proceeds - cost
        self.disposals.append({
            "averagePriceEffect": self.average_price(proceeds / self.own_rate(name, row, day), spent_at, pooled),
            "instrument": name, "day": day.isoformat(), "units": covered, "proceeds": proceeds, "cost": cost, "gain": proceeds - cost,
            "averageGain": proceeds - pooled, "priceEffect": price, "currencyEffect": proceeds - cost - price,
        })

    def holding(self, key, day):
        cash, units, lots, realised, income = self.states[day]
        if key.startswith("cash "):
            currency = key[5:]
            worth, _, reason = self.worth(None, currency, cash.get(currency, ZERO), day)
            return {"units": cash.get(currency, ZERO), "value": worth, "why": reason, "income": income.get(key, ZERO)}
        count = units.get(key, ZERO)
        worth, _, reason = self.worth(key, None, count, day) if count else (ZERO, None, None)
        cost = sum((lot[2] for lot in lots.get(key, [])), ZERO)
        result = {"units": count, "value": worth, "why": reason, "cost": cost, "realised": realised.get(key, ZERO), "income": income.get(key, ZERO)}
        if worth is not None:
            result["gain"] = worth - cost
            result["gainRate"] = (worth - cost) / cost if cost > 0 else {"reason": "nothing-paid-in"}
        result["isEstimate"] = self.market.is_estimate(key, day)
        stated = last(self.market.reported[key][1] if key in self.market.reported else self.market.prices.get(key, []), day)
        if stated:
            result["priceDay"] = stated[0].isoformat()
            result["isStale"] = is_stale(self.market.instruments[key].get("type", "Stock"), stated[0], day)
        return result


def currency_effect(members, target, opening, closing):
    """What exchange rates did over (opening, closing], in the target currency: to cash night by night, to a security from one change
    of it to the next, each with its value at the end of the stretch in its own currency."""
    total = ZERO
    for one in members:
        rate = lambda source, day, market=one.market: market.rate(source, day, target)
        nights = [day for day in one.days if opening <= day < closing]
        total += sum((lost * rate(one.currency, day) for day, lost in one.exchanged.items() if opening < day <= closing), ZERO)
        for day in nights:
            cash = one.states[day][0]
            total += sum((balance * (rate(source, day + timedelta(1)) - rate(source, day)) for source, balance in cash.items()), ZERO)
        for name in one.market.instruments:
            ends = sorted({opening, closing} | {day for day in one.changes.get(name, ()) if opening < day < closing})
            for start, end in zip(ends, ends[1:]):
                evening = end if end == closing and end not in one.changes.get(name, ()) else end - timedelta(1)
                units = one.states[start][1].get(name, ZERO) if start in one.states else ZERO
                if units:
                    price, source = one.market.unit(name, evening)
                    total += price * (1 if one.is_stake(name) else units) * (rate(source, end) - rate(source, start))
    return total


class Group:
    """Several portfolios as one: values and flows added up in the group's currency, what goes from one to the other nets out."""

    def __init__(self, members, written, currency):
        market = Market(written, currency, [])
        self.members, self.currency = members, currency
        self.first, self.through = min(one.first for one in members), members[0].through
        self.days = [self.first + timedelta(step) for step in range((self.through - self.first).days + 1)]
        self.disposals = [one for member in members for one in member.disposals]
        self.problems = [one for member in members for one in member.problems]
        self.values, self.columns = [], {name: [] for name in Portfolio.COLUMNS}
        for day in self.days:
            inside = [(one, (day - one.first).days, market.rate(one.currency, day)) for one in members if day >= one.first]
            self.values.append(sum((self.converted(one.values[at], rate) for one, at, rate in inside), ZERO))
            for name in Portfolio.COLUMNS:
                self.columns[name].append(sum((self.converted(one.columns[name][at], rate) for one, at, rate in inside), ZERO))
        self.net, _ = chain(self.values, self.columns)
        self.gross, _ = chain(self.values, self.columns, self.columns["charges"])

    @staticmethod
    def converted(amount, rate):
        """Nothing is nothing in any currency, also on a day without a rate."""
        return amount * rate if amount else ZERO

    def holding(self, key, day):
        return next(found for found in (one.holding(key, day) for one in self.members if day >= one.first) if found["units"])
