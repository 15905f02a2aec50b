#!/usr/bin/env python3
"""Works out the figures of the real ledger a second time, from the import folder alone and by plain arithmetic.

    python3 proof.py <import-folder> > expected.json

Day by day it replays the transactions, values what is there and chains the days. It is slow on purpose: nothing is kept
between days but cash, units and lots. Money and units are exact fractions; returns are floats. Standard library only.
"""
import csv
import datetime
import hashlib
import json
import math
import sys
from fractions import Fraction
from pathlib import Path

AS_OF = ["2015-12-31", "2019-12-31", "2024-06-28"]
ONE_DAY = datetime.timedelta(days=1)


def day(text):
    return datetime.date.fromisoformat(text)


def number(text):
    return Fraction(text) if text else Fraction(0)


def rows(folder, name):
    with open(folder / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


class Folder:
    """Prices, rates and transactions as they stand in the files."""

    def __init__(self, path):
        self.quote = {}
        for row in rows(path, "instruments.csv"):
            self.quote[row["symbol"]] = (row["currency"], Fraction(1, 100) if row["quoteUnit"] == "GBX" else Fraction(1))
        self.closes = {symbol: {} for symbol in self.quote}
        for row in rows(path, "prices.csv"):
            for symbol, close in row.items():
                if symbol != "Date" and close:
                    self.closes[symbol][day(row["Date"])] = Fraction(close)
        self.per_euro = {}
        for row in rows(path, "fx.csv"):
            published = {code: Fraction(rate) for code, rate in row.items() if code != "Date" and rate}
            published["EUR"] = Fraction(1)
            self.per_euro[day(row["Date"])] = published
        self.portfolios = rows(path, "portfolios.csv")
        self.transactions = rows(path, "transactions.csv")
        self.fingerprint = hashlib.sha256((path / "transactions.csv").read_bytes()).hexdigest()

    def price(self, symbol, on):
        """Price of a unit in the instrument's currency: the last close on or before the day."""
        closes = self.closes[symbol]
        while on not in closes:
            on -= ONE_DAY
        return closes[on] * self.quote[symbol][1]

    def rate(self, source, target, on):
        """Units of target for one of source, through the euro, both legs of the same and latest day."""
        if source == target:
            return Fraction(1)
        while not (on in self.per_euro and source in self.per_euro[on] and target in self.per_euro[on]):
            on -= ONE_DAY
        return self.per_euro[on][target] / self.per_euro[on][source]


class Replay:
    """One portfolio, replayed transaction by transaction."""

    def __init__(self, folder, portfolio):
        self.folder = folder
        self.currency = portfolio["currency"]
        self.mine = [row for row in folder.transactions if row["portfolio"] == portfolio["externalId"]]
        self.cash = {}
        self.lots = {}  # symbol -> list of [acquired, units, cost in the portfolio's currency]
        self.realised = Fraction(0)
        self.income_net = Fraction(0)
        self.withheld = Fraction(0)
        self.charges = {}
        self.dealing = Fraction(0)
        self.taxes = Fraction(0)
        self.flows = []  # (day, amount in the portfolio's currency, in is positive)

    def units(self, symbol):
        return sum((lot[1] for lot in self.lots.get(symbol, [])), Fraction(0))

    def own(self, row, amount):
        """An amount of a transaction in the portfolio's currency: at the recorded rate, else at the day's."""
        if row["currency"] == self.currency:
            return amount
        if row["fxRate"]:
            return amount * Fraction(row["fxRate"])
        return amount * self.folder.rate(row["currency"], self.currency, day(row["date"]))

    def take(self, symbol, units):
        """Takes units from the oldest lots and gives their cost."""
        cost = Fraction(0)
        left = units
        while left > 0:
            oldest = self.lots[symbol][0]
            taken = min(left, oldest[1])
            part = oldest[2] * taken / oldest[1]
            oldest[1] -= taken
            oldest[2] -= part
            if oldest[1] == 0:
                self.lots[symbol].pop(0)
            cost += part
            left -= taken
        return cost

    def add(self, symbol, acquired, units, cost):
        self.lots.setdefault(symbol, []).append([acquired, units, cost])
        self.lots[symbol].sort(key=lambda lot: lot[0])  # stable: entry order within a day

    def market_value(self, symbol, units, on):
        currency = self.folder.quote[symbol][0]
        return units * self.folder.price(symbol, on) * self.folder.rate(currency, self.currency, on)

    def book(self, row):
        kind, symbol, units = row["type"], row["symbol"], number(row["units"])
        amount, on = number(row["amount"]), day(row["date"])
        self.cash[row["currency"]] = self.cash.get(row["currency"], Fraction(0)) + amount
        if kind == "Purchase":
            self.add(symbol, on, units, self.own(row, -amount))
            self.dealing += self.own(row, number(row["charges"]) + number(row["tax"]))
        elif kind == "Sale":
            self.realised += self.own(row, amount) - self.take(symbol, units)
            self.dealing += self.own(row, number(row["charges"]) + number(row["tax"]))
        elif kind in ("Contribution", "Withdrawal"):
            self.flows.append((on, self.own(row, amount)))
        elif kind in ("Dividend", "Interest"):
            self.income_net += self.own(row, amount)
            self.withheld += self.own(row, number(row["tax"]))
        elif kind == "Charge":
            self.charges[row["category"]] = self.charges.get(row["category"], Fraction(0)) - self.own(row, amount)
        elif kind == "Tax":
            self.taxes -= self.own(row, amount)
        elif kind == "Split":
            for lot in self.lots.get(symbol, []):
                lot[1] *= number(row["ratio"])
        elif kind == "TransferIn":
            self.add(symbol, day(row["acquired"]), units, number(row["cost"]))
            self.flows.append((on, self.market_value(symbol, units, on)))
        elif kind == "TransferOut":
            self.take(symbol, units)
            self.flows.append((on, -self.market_value(symbol, units, on)))
        else:
            raise ValueError(kind)
        if self.cash[row["currency"]] < 0:
            raise ValueError(f"{row['id']}: negative cash")

    def value(self, on):
        holdings = sum((self.market_value(symbol, self.units(symbol), on) for symbol in self.lots if self.units(symbol)), Fraction(0))
        return holdings + sum((held * self.folder.rate(code, self.currency, on) for code, held in self.cash.items()), Fraction(0))


def net_flow(flows, on):
    return sum((amount for date, amount in flows if date == on), Fraction(0))


def day_factor(before, flow, after):
    """1 + r of a day: what came in was there from its start, what went out until its end."""
    came, went = max(flow, Fraction(0)), max(-flow, Fraction(0))
    invested = before + came
    return 1.0 if invested == 0 else float((after + went) / invested)


def year_before(on):
    """Twelve months earlier; a month's end stays one (there is no 29 February among the dates asked for)."""
    if (on + ONE_DAY).month != on.month:
        first_of_next = datetime.date(on.year - 1 + on.month // 12, on.month % 12 + 1, 1)
        return first_of_next - ONE_DAY
    return on.replace(year=on.year - 1)


def money_weighted(flows):
    """The yearly rate at which the dated flows (investor's view) are worth nothing today, by bisection; None without exactly one."""
    start = flows[0][0]

    def worth(x):
        return sum(float(amount) * math.exp(-x * (date - start).days / 365) for date, amount in flows)

    grid = [-8 + 0.05 * step for step in range(0, 261)]
    brackets = [(low, high) for low, high in zip(grid, grid[1:]) if worth(low) * worth(high) <= 0]
    if len(brackets) != 1:
        return None
    low, high = brackets[0]
    for _ in range(200):
        middle = (low + high) / 2
        if worth(low) * worth(middle) <= 0:
            high = middle
        else:
            low = middle
    return math.exp((low + high) / 2) - 1


def figures_of_window(history, flows, start, end):
    """Returns of (start, end]; history gives value and index of each day."""
    span = (end - start).days
    value_start = history[start][0]
    total = history[end][1] / history[start][1] - 1
    inside = [(date, -amount) for date, amount in flows if start < date <= end]
    opening = [(start, -value_start)] if value_start else []
    dated = opening + inside + [(end, history[end][0])]
    rate = money_weighted([flow for flow in dated if flow[1] != 0])
    first = min(date for date, amount in dated if amount != 0)
    return {
        "from": start.isoformat(),
        "to": end.isoformat(),
        "days": span,
        "timeWeighted": total,
        "timeWeightedAYear": (1 + total) ** (365 / span) - 1 if span >= 365 else None,
        "moneyWeightedAYear": rate,
        "moneyWeightedOfPeriod": None if rate is None else (1 + rate) ** ((end - first).days / 365) - 1,
    }


def money(amount):
    return round(float(amount), 8)


def snapshot(replay, on, history):
    holdings = {}
    for symbol in sorted(replay.lots):
        units = replay.units(symbol)
        if units == 0:
            continue
        worth = replay.market_value(symbol, units, on)
        cost = sum((lot[2] for lot in replay.lots[symbol]), Fraction(0))
        last = on
        while last not in replay.folder.closes[symbol]:
            last -= ONE_DAY
        holdings[symbol] = {
            "units": str(float(units)),
            "value": money(worth),
            "cost": money(cost),
            "unrealisedGain": money(worth - cost),
            "priceDate": last.isoformat(),
        }
    inception = min(history) + ONE_DAY
    came = sum((amount for _, amount in replay.flows if amount > 0), Fraction(0))
    went = sum((amount for _, amount in replay.flows if amount < 0), Fraction(0))
    result = {
        "value": money(replay.value(on)),
        "cash": {code: f"{float(held):.2f}" for code, held in sorted(replay.cash.items())},
        "holdings": holdings,
        "cost": money(sum((Fraction(0), *[lot[2] for lots in replay.lots.values() for lot in lots]))),
        "unrealisedGain": money(sum((Fraction(0), *[
            replay.market_value(symbol, replay.units(symbol), on) - sum(lot[2] for lot in lots)
            for symbol, lots in replay.lots.items() if lots
        ]))),
        "realisedGain": money(replay.realised),
        "incomeNet": money(replay.income_net),
        "withholdingTax": money(replay.withheld),
        "incomeGross": money(replay.income_net + replay.withheld),
        "charges": {category: money(amount) for category, amount in sorted(replay.charges.items())},
        "dealingCosts": money(replay.dealing),
        "taxes": money(replay.taxes),
        "flows": {"in": money(came), "out": money(-went), "net": money(came + went), "count": len(replay.flows)},
        "sinceInception": figures_of_window(history, replay.flows, inception - ONE_DAY, on),
        "oneYear": None,
    }
    if year_before(on) in history:
        result["oneYear"] = figures_of_window(history, replay.flows, year_before(on), on)
    check_bridge(replay, result, on)
    return result


def check_bridge(replay, result, on):
    """Where all cash is in one currency and nothing was transferred, the money must add up to the penny."""
    transferred = any(row["type"].startswith("Transfer") and day(row["date"]) <= on for row in replay.mine)
    if set(replay.cash) != {replay.currency} or transferred:
        return
    parts = (
        result["flows"]["net"] + result["realisedGain"] + result["unrealisedGain"] + result["incomeNet"]
        - sum(result["charges"].values()) - result["taxes"]
    )
    if abs(parts - result["value"]) > 1e-5:
        raise ValueError(f"the bridge does not close: {parts} against {result['value']}")


def replay_portfolio(folder, portfolio):
    replay = Replay(folder, portfolio)
    pending = sorted(replay.mine, key=lambda row: row["date"])  # stable: the file's order within a day
    today = day(pending[0]["date"])
    last = day(AS_OF[-1])
    history = {today - ONE_DAY: (Fraction(0), 1.0)}
    wanted = [day(text) for text in AS_OF]
    as_of, year_ends = {text: None for text in AS_OF}, {}
    while today <= last:
        while pending and day(pending[0]["date"]) == today:
            replay.book(pending.pop(0))
        before, index = history[today - ONE_DAY]
        after = replay.value(today)
        history[today] = (after, index * day_factor(before, net_flow(replay.flows, today), after))
        if today in wanted:
            as_of[today.isoformat()] = snapshot(replay, today, history)
        if (today.month, today.day) == (12, 31):
            year_ends[today.isoformat()] = {"value": money(after), "index": history[today][1]}
        today += ONE_DAY
    return {
        "currency": replay.currency,
        "firstTransaction": (min(history) + ONE_DAY).isoformat(),
        "asOf": as_of,
        "yearEnds": year_ends,
    }


def main():
    folder = Folder(Path(sys.argv[1]))
    result = {
        "ledger": {"transactions": len(folder.transactions), "sha256": folder.fingerprint},
        "portfolios": {row["externalId"]: replay_portfolio(folder, row) for row in folder.portfolios},
    }
    json.dump(result, sys.stdout, indent=2)
    print()


main()
