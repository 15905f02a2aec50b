import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { unpackPoints } from '#contracts/datasets/performance.ts';
import { daysBetween } from '#finance/iso-date.ts';
import { realLedgerFolder } from '../../scripts/real-ledger/real-ledger-folder.ts';
import { sharedFolder } from '../../scripts/real-ledger/shared-folder.ts';
import { type ImportedBook, importedBook } from '../support/imported-book.ts';
import { onSharedData } from '../support/on-shared-data.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';

/** The figures as worked out a second time; README.md beside them says what each is. */
interface Expected {
  readonly portfolios: Readonly<Record<string, ExpectedPortfolio>>;
}

interface ExpectedPortfolio {
  readonly currency: string;
  readonly asOf: Readonly<Record<string, ExpectedDay | null>>;
}

interface ExpectedDay {
  readonly value: number;
  readonly cash: Readonly<Record<string, string>>;
  readonly holdings: Readonly<Record<string, { units: string; value: number; cost: number; unrealisedGain: number; priceDate: string }>>;
  readonly unrealisedGain: number;
  readonly realisedGain: number;
  readonly incomeGross: number;
  readonly charges: Readonly<Record<string, number>>;
  readonly flows: { readonly in: number; readonly out: number };
  readonly sinceInception: ExpectedReturns;
  readonly oneYear: ExpectedReturns | null;
}

interface ExpectedReturns {
  readonly from: string;
  readonly to: string;
  readonly timeWeighted: number;
  readonly timeWeightedAYear: number | null;
  readonly moneyWeightedAYear: number;
  readonly moneyWeightedOfPeriod: number;
}

const folder = sharedFolder();
const expected = JSON.parse(readFileSync(new URL('real-ledger/expected.json', import.meta.url), 'utf8')) as Expected;

/** To a millionth of a penny on a million. */
const near = (value: number) => ({ available: true, value: expect.closeTo(value, 5) as number });
const nearRate = (value: number) => ({ available: true, value: expect.closeTo(value, 9) as number });

onSharedData('the real ledger, imported and computed', () => {
  let database: TestDatabase;
  let book: ImportedBook;

  beforeAll(async () => {
    database = await testDatabase();
    // Two equal purchases follow each other on 2 January 2023.
    book = await importedBook(database, realLedgerFolder(folder), { through: '2024-08-22', confirmed: ['repeated-in-file'] });
  }, 120_000);

  const days = Object.entries(expected.portfolios).flatMap(([portfolio, { asOf }]) =>
    Object.entries(asOf).map(([day, figures]) => ({ portfolio, day, figures })),
  );
  const known = days.flatMap(({ figures, ...rest }) => (figures ? [{ ...rest, figures }] : []));
  const unborn = days.filter(({ figures }) => figures === null);

  test.each(known)('$portfolio on $day: what is held, what it cost and what it is worth', async ({ portfolio, day, figures }) => {
    const holdings = await book.ask({ portfolio, asOf: day }, (provider, subject) => provider.holdings(subject));
    const securities = holdings.rows.filter(({ type }) => type !== 'Cash');
    const shown = securities.map(({ symbol, units, value, cost, gain, price }) => [symbol, { units, value, cost, gain, day: price?.day }]);
    const worked = Object.entries(figures.holdings).map(([symbol, one]) => [
      symbol,
      { units: plain(one.units), value: near(one.value), cost: near(one.cost), gain: near(one.unrealisedGain), day: one.priceDate },
    ]);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(worked));
    const cash = holdings.rows.filter(({ type }) => type === 'Cash').map(({ currency, units }) => [currency, units]);
    const workedCash = Object.entries(figures.cash).map(([currency, balance]) => [currency, plain(balance)]);
    expect(Object.fromEntries(cash)).toEqual(Object.fromEntries(workedCash.filter(([, balance]) => balance !== '0')));
    expect(holdings.total).toMatchObject({
      value: near(figures.value),
      gain: near(figures.unrealisedGain),
      realised: expect.closeTo(figures.realisedGain, 5),
      income: expect.closeTo(figures.incomeGross, 5),
    });
  });

  test.each(known)('$portfolio on $day: value, income, charges and payments', async ({ portfolio, day, figures }) => {
    const about = { portfolio, asOf: day, query: { range: 'max' } } as const;
    const { period, figures: shown } = await book.ask(about, (provider, subject) => provider.headline(subject));
    const { payments } = await book.ask(about, (provider, subject) => provider.performance(subject));
    expect(period).toEqual({ from: figures.sinceInception.from, to: day });
    expect(shown).toMatchObject({
      value: near(figures.value),
      income: near(figures.incomeGross),
      charges: near(Object.values(figures.charges).reduce((total, one) => total + one, 0)),
    });
    expect(payments.reduce((total, { paidIn }) => total + paidIn, 0)).toBeCloseTo(figures.flows.in, 5);
    expect(payments.reduce((total, { paidOut }) => total + paidOut, 0)).toBeCloseTo(figures.flows.out, 5);
  });

  const spans = known.flatMap(({ figures, ...rest }) => [
    { ...rest, figures, range: 'max' as const, worked: figures.sinceInception },
    ...(figures.oneYear ? [{ ...rest, figures, range: '1y' as const, worked: figures.oneYear }] : []),
  ]);

  test.each(spans)('$portfolio on $day: returns of $range', async ({ portfolio, day, figures, range, worked }) => {
    const about = { portfolio, asOf: day, query: { range } } as const;
    const { period, figures: shown } = await book.ask(about, (provider, subject) => provider.headline(subject));
    const { payments, points } = await book.ask(about, (provider, subject) => provider.performance(subject));
    const firstFlow = unpackPoints(points)[0]?.value === 0 ? payments[0]?.day : worked.from;
    const investedDays = figures.value === 0 ? daysBetween(firstFlow ?? '', payments.at(-1)?.day ?? '') : null;
    expect(period.from).toBe(worked.from);
    expect(shown).toMatchObject(returnsOf(worked, investedDays));
  });

  test.each(unborn)('$portfolio on $day: not there yet', async ({ portfolio, day }) => {
    const { figures } = await book.ask({ portfolio, asOf: day }, (provider, subject) => provider.headline(subject));
    expect(figures.value).toMatchObject({ available: false, reason: 'before-inception' });
  });
});

/**
 * The worked-out returns as the headline shows them. Of a portfolio that was emptied, money-weighted returns end with the last
 * payment: the yearly rate is not stretched over the days on which nothing was invested, and not shown for less than a year.
 */
function returnsOf(worked: ExpectedReturns, investedDays: number | null): Record<string, unknown> {
  const { timeWeighted, timeWeightedAYear, moneyWeightedAYear, moneyWeightedOfPeriod } = worked;
  const none = { available: false };
  const ofPeriod = investedDays === null ? moneyWeightedOfPeriod : (1 + moneyWeightedAYear) ** (investedDays / 365) - 1;
  return {
    timeWeightedReturn: nearRate(timeWeighted),
    timeWeightedReturnAnnual: timeWeightedAYear === null ? none : nearRate(timeWeightedAYear),
    moneyWeightedReturn: nearRate(ofPeriod),
    moneyWeightedReturnAnnual: timeWeightedAYear === null || (investedDays ?? 365) < 365 ? none : nearRate(moneyWeightedAYear),
  };
}

/** 1095.0 is 1095. */
function plain(number: string): string {
  return number.includes('.') ? number.replace(/\.?0+$/, '') : number;
}
