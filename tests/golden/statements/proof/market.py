"""What anybody outside could look up: prices, reported values, exchange rates, and how old a price may be."""

from datetime import date, timedelta
from fractions import Fraction

from numbers_exact import ZERO, last, num, points, power


class Market:
    """Prices, reported values and exchange rates as anybody outside could look them up."""

    def __init__(self, written, currency, rows):
        self.instruments = {one["id"]: one for one in written.get("instruments", [])}
        self.prices = {name: points(text) for name, text in written.get("prices", {}).items()}
        self.reported = {name: (one["currency"], points(one["values"])) for name, one in written.get("reported", {}).items()}
        self.per_euro = {name: points(text) for name, text in written.get("perEuro", {}).items()}
        self.currency = currency
        self.rows = rows

    def rate(self, source, day, target=None):
        """Units of the target for 1 of the source: both legs through the euro, of the last day on which both exist."""
        target = target or self.currency
        if source == target:
            return Fraction(1)
        legs = [dict(self.per_euro.get(name, [])) if name != "EUR" else None for name in (source, target)]
        days = [set(leg) for leg in legs if leg is not None]
        common = sorted(one for one in set.intersection(*days) if one <= day)
        if not common:
            return None
        source_leg, target_leg = [Fraction(1) if leg is None else leg[common[-1]] for leg in legs]
        return target_leg / source_leg

    def own(self, name, *types):
        return [row for row in self.rows if row.get("instrument") == name and row["type"] in types]

    def unit(self, name, day):
        """Value of one unit (of a private fund: of the whole stake) in its own currency, with that currency. Or (None, currency)."""
        instrument = self.instruments[name]
        if name in self.reported or (instrument.get("type") == "PrivateEquity" and name not in self.prices):
            return self.stake(name, day)
        currency = instrument["currency"]
        factor = num(instrument, "priceFactor") if "priceFactor" in instrument else Fraction(1)
        series = [(when, price * factor) for when, price in self.prices.get(name, [])]
        if instrument.get("type") == "Property":
            series = self.bought(name, series) + series
        found = last(series, day)
        if not found:
            return None, currency
        when, price = found
        for row in self.own(name, "Split", "CorporateAction"):
            on = date.fromisoformat(row["date"])
            if "ratio" in row and when < on <= day:
                price /= num(row, "ratio")
        growth = Fraction(str(instrument.get("annualGrowth") or 0))
        return price * power(1 + growth, Fraction((day - when).days, 365)) if growth else price, currency

    def bought(self, name, series):
        """A property before its first price point is worth what was paid for it."""
        first = series[0][0] if series else date.max
        rows = [row for row in self.own(name, "Purchase") if date.fromisoformat(row["date"]) < first]
        return [(date.fromisoformat(row["date"]), -num(row, "amount") / num(row, "units")) for row in rows]

    def is_estimate(self, name, day):
        """Grown since its price, or rolled on with calls and distributions since its report."""
        if self.instruments[name].get("annualGrowth"):
            stated = [when for when, _ in self.prices.get(name, [])] + [date.fromisoformat(row["date"]) for row in self.own(name, "Purchase")]
            return day not in stated
        if name not in self.reported:
            return False
        report = last(self.reported[name][1], day)
        moved = [date.fromisoformat(row["date"]) for row in self.moving(name)]
        return any((report is None or report[0] < on) and on <= day for on in moved)

    def moving(self, name):
        """What moves a stake's value between reports: fees called beside the commitment are spent."""
        return [row for row in self.own(name, "Call", "Distribution", "Purchase", "Sale") if row.get("category") != "FeesOutside"]

    def stake(self, name, day):
        """The last reported value, plus what was called or paid for it and minus what was distributed after its date, never below
        nothing; a sale leaves its part of the units."""
        currency, reports = self.reported.get(name, (self.instruments[name]["currency"], []))
        report = last(reports, day)
        since, value = report or (date.min, ZERO)
        held = ZERO
        for row in sorted(self.moving(name), key=lambda row: row["date"]):
            on, before = date.fromisoformat(row["date"]), held
            if row["type"] != "Distribution":
                units = num(row, "units") if "units" in row else Fraction(0 if held else 1)
                held += -units if row["type"] == "Sale" else units
            if not since < on <= day:
                continue
            if row["type"] == "Sale":
                value *= held / before
            else:
                moved = (-num(row, "amount") - num(row, "tax") - num(row, "charges")) * self.rate(row["currency"], on, currency)
                value = max(ZERO, value + moved)
        return value, currency


def is_stale(kind, priced, day):
    """Older than 5 working days (listed), 35 days (fund, other) or 190 days (private equity); property never."""
    if kind in ("Property", "Cash"):
        return False
    limits = {"Fund": 35, "Other": 35, "PrivateEquity": 190}
    if kind in limits:
        return (day - priced).days > limits[kind]
    working = sum(1 for step in range((day - priced).days) if (priced + timedelta(step + 1)).weekday() < 5)
    return working > 5
