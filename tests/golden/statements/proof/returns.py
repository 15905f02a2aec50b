"""Returns from daily values and flows: the chain, Modified Dietz, and the rates that solve dated flows."""

from decimal import Decimal
from fractions import Fraction

from numbers_exact import ZERO, dec


def chain(values, columns, added=None, unknown=()):
    """The return index day by day: (V + out) / (V before + in), net flows of the day, None where there is no level."""
    index, broken = [None] * len(values), []
    at = next((place for place, value in enumerate(values) if value is not None), None)
    if at is None:
        return index, broken
    index[at] = Fraction(1)
    before = at
    for place in range(at + 1, len(values)):
        if values[place] is None:
            continue
        if any(unknown[before + 1:place + 1]):
            return index, broken + [(place, "flow-without-value")]
        flow = [i - o for i, o in zip(columns["paidIn"][before + 1:place + 1], columns["paidOut"][before + 1:place + 1])]
        extra = sum(added[before + 1:place + 1], ZERO) if added else ZERO
        if place - before > 1:
            factor = dietz(values[before], values[place], flow, extra)
        else:
            base = values[before] + max(flow[0], ZERO)
            factor = Fraction(1) if base == 0 else (values[place] + max(-flow[0], ZERO) + extra) / base
            if base < 0 or factor < 0:
                return index, broken + [(place, "negative-value" if base <= 0 else "loss-beyond-total")]
            if values[before] == 0 and flow[0] <= 0 and values[place] != flow[0]:
                broken.append((place, "income-without-assets"))
        index[place] = index[before] * factor
        before = place
    return index, broken


def capital(opening, flow):
    """Average capital, and the days that it is averaged over: a payment in counts on its day, one out from the next; from the first payment if nothing was there."""
    days = len(flow)
    weight = [days - at - 1 + (1 if amount > 0 else 0) for at, amount in enumerate(flow)]
    paying = [at for at, amount in enumerate(flow) if amount]
    span = weight[paying[0]] if opening == 0 and paying else days
    return opening + sum((amount * Fraction(w, span) for amount, w in zip(flow, weight)), ZERO), span


def dietz(opening, closing, flow, extra):
    """1 + gain / average capital (Modified Dietz)."""
    average, _ = capital(opening, flow)
    gain = closing - opening - sum(flow, ZERO) + extra
    return Fraction(1) if average == 0 and gain == 0 else 1 + gain / average


def rates(flows):
    """Every yearly rate above -100 % that makes the flows worth nothing: sign changes over ln(1 + r), each halved 120 times."""
    start = min(day for day, _ in flows)
    terms = [(Decimal((day - start).days) / 365, dec(amount)) for day, amount in flows]
    last_year = max(years for years, _ in terms)

    def worth(x):
        origin = Decimal(0) if x >= 0 else last_year
        return sum(amount * (-(years - origin) * x).exp() for years, amount in terms)

    reach = max(1, int(1 / max(last_year, Decimal("0.01"))))
    grid = [Decimal(step) * reach / 20 for step in range(-400, 200)]
    signs = [worth(x) for x in grid]
    found = []
    for low, high, left, right in zip(grid, grid[1:], signs, signs[1:]):
        if left == 0:
            found.append(low)
        elif left * right < 0:
            for _ in range(120):
                middle = (low + high) / 2
                low, high = (middle, high) if worth(middle) * left > 0 else (low, middle)
            found.append(low)
    return [x.exp() - 1 for x in found]
