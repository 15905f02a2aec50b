"""Bonds of src/finance/bond/bond-statistics.test.ts once more, from the definitions and by other means.

Payments and parts of coupon periods are exact fractions, powers have fifty digits. Run it to see every number:

    python3 tests/golden/bonds/proof.py
"""

from calendar import monthrange
from datetime import date
from decimal import Decimal, getcontext
from fractions import Fraction

getcontext().prec = 50


def month_before(day, months, pattern):
    year, month = divmod(day.year * 12 + day.month - 1 - months, 12)
    last = monthrange(year, month + 1)[1]
    return date(year, month + 1, min(pattern, last))


def thirty(start, end):
    """Days of months of thirty days, 30/360 in its plain form: none of the days here is the last of a February."""
    first = min(start.day, 30)
    last = 30 if end.day == 31 and first == 30 else end.day
    return 360 * (end.year - start.year) + 30 * (end.month - start.month) + last - first


def actual(start, end):
    return (end - start).days


def statistics(coupon, frequency, maturity, settlement, yearly, count):
    """Clean price, accrued interest, Macaulay and modified duration for 100 of nominal."""
    ends = [maturity]
    while ends[-1] > settlement:
        ends.append(month_before(maturity, 12 // frequency * len(ends), maturity.day))
    start, payments = ends[-1], len(ends) - 1
    part = Fraction(count(start, settlement), 360 // frequency if count is thirty else count(start, ends[-2]))
    pay = Fraction(100) * coupon / frequency
    factor = 1 + yearly / frequency
    base = Decimal(factor.numerator) / Decimal(factor.denominator)
    worth = weighted = Decimal(0)
    for number in range(payments):
        periods = number + 1 - part
        amount = pay + (100 if number == payments - 1 else 0)
        exponent = Decimal(periods.numerator) / Decimal(periods.denominator)
        present = Decimal(amount.numerator) / Decimal(amount.denominator) / base**exponent
        worth += present
        weighted += present * exponent / frequency
    accrued = pay * part
    owed = Decimal(accrued.numerator) / Decimal(accrued.denominator)
    return worth - owed, owed, weighted / worth, weighted / worth / base


def percent(text):
    return Fraction(text) / 100


BONDS = [
    ("Excel, PRICE", "5.75", 2, date(2017, 11, 15), date(2008, 2, 15), "6.5", thirty),
    ("Excel, YIELD", "5.75", 2, date(2016, 11, 15), date(2008, 2, 15), "6.5", thirty),
    ("Excel, DURATION", "8", 2, date(2048, 1, 1), date(2018, 7, 1), "9", actual),
    ("Excel, MDURATION", "8", 2, date(2016, 1, 1), date(2008, 1, 1), "9", actual),
    ("MATLAB, bnddury", "8", 2, date(2016, 1, 1), date(2008, 1, 5), "9", actual),
    ("MATLAB, bnddury, no coupon", "0", 2, date(2016, 1, 1), date(2008, 1, 5), "9", actual),
    ("QuantLib, between coupons", "8.65", 2, date(2029, 2, 13), date(2026, 9, 30), "13.63", actual),
    ("QuantLib, a day after one", "12.5", 2, date(2033, 3, 29), date(2026, 9, 30), "12.17", actual),
    ("QuantLib, one coupon left", "6", 2, date(2026, 11, 19), date(2026, 9, 28), "6.6241", actual),
    ("ten years, a coupon a year", "8", 1, date(2030, 1, 1), date(2020, 1, 1), "10.4", actual),
    ("eight years, between coupons", "6", 2, date(2027, 2, 14), date(2019, 4, 11), "6", thirty),
]

if __name__ == "__main__":
    for name, coupon, frequency, maturity, settlement, yearly, count in BONDS:
        numbers = statistics(percent(coupon), frequency, maturity, settlement, percent(yearly), count)
        print(f"{name:30}", *(f"{number:16.10f}" for number in numbers))
