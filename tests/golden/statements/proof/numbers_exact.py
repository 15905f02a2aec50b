"""Exact fractions, decimals of 40 digits for powers, and dated points written as text."""

from datetime import date
from decimal import Decimal, getcontext
from fractions import Fraction

getcontext().prec = 40
ZERO = Fraction(0)


def dec(x):
    """A fraction as a decimal of 40 digits."""
    return Decimal(x.numerator) / Decimal(x.denominator)


def power(base, exponent):
    """base ** exponent of fractions, as a fraction near the true value."""
    if base == 0:
        return ZERO
    return Fraction((dec(Fraction(base)).ln() * dec(Fraction(exponent))).exp())


def num(row, name):
    return Fraction(str(row.get(name, 0)))


def points(text):
    """'2024-03-04 500, 2024-03-05 550' as a dated list."""
    return sorted((date.fromisoformat(day), Fraction(value)) for day, value in (point.split() for point in text.split(", ")))


def last(series, day):
    """The last point on or before a day, or None."""
    found = [point for point in series if point[0] <= day]
    return found[-1] if found else None
