import { sumOver, valueOn } from '#finance/daily-series.ts';
import { dayNumber, isoDate } from '#finance/iso-date.ts';
import { whyNoValue } from '#finance/book/missing-value.ts';
import { positionsOn, type ValuedPosition } from '#finance/book/positions-on.ts';
import { type Answer, answerOf, type Named, pick } from './answer.ts';
import { fundAnswers } from './fund-answers.ts';
import { type ExpectedPeriod, periodAnswers } from './period-answers.ts';
import { statementBook, type StatementBook } from './statement-book.ts';
import type { WrittenStatement } from './written-statement.ts';

type ByName<Value> = Readonly<Record<string, Value>>;

/** The expected results of a statement, in the format of `expected.json`. Only the results it names are compared, and always its problems. */
export interface Expected {
  readonly firstDay?: string;
  /** Value at the end of each of these days. */
  readonly value?: ByName<Answer>;
  /** Everything that came in, and went out, by day. */
  readonly paidIn?: ByName<number>;
  readonly paidOut?: ByName<number>;
  /** By day, then by instrument (`cash GBP` for cash). */
  readonly holdings?: ByName<ByName<Named>>;
  /** Everything that was realised, in order: what was sold, and what came without a sale (units 0). */
  readonly disposals?: readonly Named[];
  readonly periods?: readonly ExpectedPeriod[];
  /** Private funds: by day, then by fund. */
  readonly funds?: ByName<ByName<Named>>;
  readonly problems?: readonly Named[];
  readonly variations?: ByName<Expected>;
}

/** A statement and each of its variations have no problems but those that they name. */
export function complete({ variations = {}, ...expected }: Expected): Expected {
  const names = Object.keys(variations);
  const completed = Object.fromEntries(names.map((name) => [name, complete(variations[name] ?? {})]));
  return { problems: [], ...expected, ...(names.length > 0 && { variations: completed }) };
}

/** The answers of a statement in the shape of what is expected of it. */
export function statementAnswers(written: WrittenStatement, expected: Expected): Answer {
  const book = statementBook(written);
  const known = {
    firstDay: () => isoDate(book.series.firstDay),
    value: () => mapped(expected.value, (_, day) => valueAnswer(book, day)),
    paidIn: () => moved(book, 'paidIn'),
    paidOut: () => moved(book, 'paidOut'),
    holdings: () => mapped(expected.holdings, (held, day) => holdingsAnswer(book, day, held)),
    disposals: () => disposalsAnswer(book, expected.disposals ?? []),
    periods: () => (expected.periods ?? []).map((period) => periodAnswers(book, period)),
    funds: () =>
      mapped(expected.funds, (funds, day) => mapped(funds, (names, fund) => fundAnswers(book, { fund, day: dayNumber(day) }, names))),
    problems: () => problemsAnswer(book),
    variations: () => mapped(expected.variations, (own, name) => variationAnswer(written, name, own)),
  };
  return pick(known, expected as Named);
}

function mapped<Value>(byName: ByName<Value> = {}, make: (value: Value, name: string) => Answer): Answer {
  return Object.fromEntries(Object.entries(byName).map(([name, value]) => [name, make(value, name)]));
}

function variationAnswer({ variations, ...written }: WrittenStatement, name: string, expected: Expected): Answer {
  const replaced = variations?.[name];
  if (!replaced) throw new Error(`No variation is called ${name}`);
  return statementAnswers({ ...written, ...replaced }, expected);
}

/** A day without a value says what it lacks: the problem of that day. */
function valueAnswer({ series, problems }: StatementBook, date: string): Answer {
  const day = dayNumber(date);
  const value = valueOn(series, day);
  return Number.isNaN(value) ? answerOf(whyNoValue(problems, day)) : value;
}

function moved({ series }: StatementBook, column: 'paidIn' | 'paidOut'): Answer {
  const days = Array.from(series.value, (_, at) => series.firstDay + at);
  const amounts = days.map((day) => [isoDate(day), sumOver(series, column, { from: day - 1, to: day })] as const);
  return Object.fromEntries(amounts.filter(([, amount]) => amount !== 0));
}

function holdingsAnswer({ members }: StatementBook, day: string, expected: ByName<Named>): Answer {
  const positions = members.flatMap(({ input, book }) => positionsOn(book.positions, input, dayNumber(day)));
  return mapped(expected, (names, key) => {
    const same = positions.filter((position) => keyOf(position) === key);
    const held = same.find(({ units }) => !units.isZero()) ?? same[0];
    if (!held) throw new Error(`${key} was never held`);
    return positionAnswer(held, names);
  });
}

function keyOf({ instrumentId, currency }: ValuedPosition): string {
  return instrumentId ?? `cash ${currency}`;
}

function positionAnswer(held: ValuedPosition, expected: Named): Answer {
  return pick(
    {
      units: () => held.units,
      value: () => answerOf(held.value),
      cost: () => answerOf(held.cost),
      gain: () => answerOf(held.gain),
      gainRate: () => answerOf(held.gainRate),
      realised: () => held.realised,
      income: () => held.income,
      priceDay: () => (held.price ? isoDate(held.price.day) : null),
      isStale: () => held.price?.isStale ?? null,
      isEstimate: () => held.isEstimate,
    },
    expected,
  );
}

function disposalsAnswer({ disposals }: StatementBook, expected: readonly Named[]): Answer {
  return disposals.map(
    ({ instrumentId, day, units, proceeds, cost, gain, averageGain, averagePriceEffect, priceEffect, currencyEffect }, at) =>
      pick(
        {
          instrument: () => instrumentId,
          day: () => isoDate(day),
          units: () => units,
          proceeds: () => proceeds,
          cost: () => cost,
          gain: () => gain,
          averageGain: () => averageGain,
          averagePriceEffect: () => averagePriceEffect,
          priceEffect: () => priceEffect,
          currencyEffect: () => currencyEffect,
        },
        expected[at] ?? { instrument: '', day: '' },
      ),
  );
}

/** Each once, by day: two holdings that lack the same exchange rate lack one thing. */
function problemsAnswer({ problems }: StatementBook): Answer {
  const rows = problems.map(({ subject, reason, fromDay, toDay }) => [isoDate(fromDay), reason, subject, isoDate(toDay)].join(' '));
  return [...new Set(rows)].toSorted().map((row) => {
    const [from = '', reason = '', subject = '', to = ''] = row.split(' ');
    return { subject, reason, from, to };
  });
}
