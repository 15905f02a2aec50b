import { combineFigures, type Figure, sumOfFigures } from '#finance/figure.ts';
import { spansOn, valueOfSpan } from '#finance/book/positions-on.ts';
import type { PositionSpan } from '#finance/book/cost-pass.ts';
import { dayNumber } from '#finance/iso-date.ts';
import { bookedRate, type DatedMoney } from '#finance/prices/booked-rate.ts';
import { rate } from '#finance/prices/exchange-rates.ts';
import { type Markets, createMarkets } from '#finance/prices/markets.ts';
import { fundFlows } from '#finance/private-equity/fund-flows.ts';
import { type ProgrammeFund, programmeSums, type ProgrammeSums } from '#finance/private-equity/programme-sums.ts';
import type { FiguresInput } from './account-figures.ts';
import { fromDayOf } from './account-plan.ts';
import { lately } from './account-material.ts';
import type { BookedPortfolio } from './portfolio-figures.ts';

/** Returns the sums of an account's private funds at the end of a day (a day number), in its currency; null without any. */
export type ProgrammeOn = (day: number) => ProgrammeSums | null;

/** Returns the sums for the days of the run, and a few before. */
export function programmeOf(booked: readonly BookedPortfolio[], input: FiguresInput): ProgrammeOn {
  const funds = fundsOf(booked, input);
  if (funds.length === 0) return () => null;
  const ids = new Set(funds.map(({ id }) => id));
  const members = booked.map((one) => memberOf(one, ids, input));
  const { currency } = input.material.plan;
  return (day) => {
    const held = members.map((member) => ({ ...member, spans: spansOn(member.spans, day) }));
    const valueOf = (id: string) => sumOfFigures(held.map((member) => valueIn(member, { id, day, currency }, input)));
    return programmeSums(funds, valueOf, day);
  };
}

interface Member {
  readonly spans: readonly PositionSpan[];
  readonly markets: Markets;
  readonly currency: string;
}

/** A portfolio's stakes in funds, and the market that they are valued by. */
function memberOf(
  { kept, sources, material }: BookedPortfolio,
  ids: ReadonlySet<string>,
  { material: account, through }: FiguresInput,
): Member {
  const firstDay = Math.max(fromDayOf(account.plan) - lately, sources.entries[0]?.day ?? through) - 1;
  return {
    spans: kept.positions.filter(({ instrumentId }) => instrumentId !== null && ids.has(instrumentId)),
    markets: createMarkets(sources, { firstDay, days: through - firstDay + 1 }),
    currency: material.portfolio.currency,
  };
}

interface Wanted {
  readonly id: string;
  readonly day: number;
  readonly currency: string;
}

function valueIn({ spans, markets, currency: from }: Member, { id, day, currency: to }: Wanted, { market }: FiguresInput): Figure {
  const own = spans.filter(({ instrumentId }) => instrumentId === id);
  const value = sumOfFigures(own.map((span) => valueOfSpan(span, markets, day)));
  return from === to ? value : combineFigures(value, rate(market, { from, to }, day), (amount, factor) => amount * factor);
}

interface Moved {
  readonly id: string;
  readonly day: number;
  readonly commitments: ProgrammeFund['commitments'];
  readonly flows: ProgrammeFund['flows'];
}

/** Every private fund of the account with all that ever moved, whichever portfolio it is in. */
function fundsOf(booked: readonly BookedPortfolio[], input: FiguresInput): ProgrammeFund[] {
  const moved = Map.groupBy(
    booked.flatMap((one) => movedIn(one, input)),
    ({ id }) => id,
  );
  return [...moved].map(([id, all]) => ({
    id,
    firstDay: Math.min(...all.map(({ day }) => day)),
    commitments: all.flatMap(({ commitments }) => commitments),
    flows: all.flatMap(({ flows }) => flows),
  }));
}

function movedIn({ material: { portfolio, commitments }, sources }: BookedPortfolio, { market, material }: FiguresInput): Moved[] {
  const path = { portfolio: portfolio.currency, shown: material.plan.currency };
  const rateOf = (money: DatedMoney) => bookedRate(market, path, money);
  const isFund = (id: string | null): id is string => id !== null && market.instruments.get(id)?.type === 'PrivateEquity';
  return [
    ...[...sources.entries].flatMap((entry) => {
      const { instrumentId: id, day } = entry;
      return isFund(id) ? [{ id, day, commitments: [], flows: fundFlows(entry, rateOf(entry)) }] : [];
    }),
    ...commitments.flatMap(({ instrumentId: id, day: on, amount, currency }) => {
      const day = dayNumber(on);
      const promised = { day, amount: Number(amount) * rateOf({ currency, day, rate: null }) };
      return isFund(id) ? [{ id, day, commitments: [promised], flows: [] }] : [];
    }),
  ];
}
