import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { unpackPoints } from '#contracts/datasets/performance.ts';
import { figureIds } from '#contracts/reports/figures.ts';
import { figuresAsText } from '#server/figures/figures-as-text.ts';
import { type ImportFile, type ImportFileName } from '#server/operations/import/format/import-file.ts';
import { findPortfolio, readAllFigures, getRequestedPeriod } from '#server/operations/reports/read-all-figures.ts';
import { system } from '#domain/actor.ts';
import { ledger } from '#server/providers/ledger/ledger.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { type ImportedBook, importedBook } from '../support/imported-book.ts';
import { testDatabase } from '../support/test-database.ts';

interface Written {
  readonly through: string;
  readonly instruments: readonly { readonly id: string; readonly currency: string; readonly priceFactor: number }[];
  readonly prices: Readonly<Record<string, string>>;
  readonly perEuro: Readonly<Record<string, string>>;
  readonly entries: readonly Readonly<Record<string, string>>[];
}

const folder = new URL('statements/01-small-ledger/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
const written = read('input') as Written;
const expected = read('expected') as {
  readonly value: Readonly<Record<string, number>>;
  readonly paidIn: Readonly<Record<string, number>>;
  readonly paidOut: Readonly<Record<string, number>>;
  readonly periods: readonly [
    Readonly<Record<'netReturn' | 'moneyWeightedOfPeriod' | 'gain' | 'income' | 'charges' | 'chargesRate', number>> & {
      readonly from: string;
      readonly drawdown: { readonly depth: number; readonly peak: string; readonly trough: string; readonly recovery: string };
    },
  ];
  readonly holdings: Readonly<
    Record<string, Readonly<Record<string, { readonly units: string; readonly value: number; readonly cost: number }>>>
  >;
};
const [whole] = expected.periods;
const near = (value: number | undefined) => ({ available: true, value: expect.closeTo(value ?? NaN, 9) as number });
const about = { portfolio: 'SMALL', asOf: written.through, query: { range: 'max' } } as const;
let book: ImportedBook;

beforeAll(async () => {
  book = await importedBook(await testDatabase(), folderOf(written), { through: written.through, confirmed: ['fx-jump', 'market-price'] });
}, 60_000);

test('the ledger worked out by hand has the same figures after import, computation and storage', async () => {
  const { period, figures } = await book.ask(about, (provider, subject) => provider.headline(subject));
  expect(period).toEqual({ from: whole.from, to: written.through });
  expect(figures).toMatchObject({
    value: near(expected.value[written.through]),
    gain: near(whole.gain),
    timeWeightedReturn: near(whole.netReturn),
    moneyWeightedReturn: near(whole.moneyWeightedOfPeriod),
    income: near(whole.income),
    charges: near(whole.charges),
    chargesRate: near(whole.chargesRate),
  });
});

test('each of its days has its value, its payments and its depth', async () => {
  const { points, payments, deepest } = await book.ask(about, (provider, subject) => provider.performance(subject));
  expect(Object.fromEntries(unpackPoints(points).map(({ day, value }) => [day, value]))).toEqual(
    Object.fromEntries(Object.entries(expected.value).map(([day, value]) => [day, expect.closeTo(value, 9)])),
  );
  const moved = (what: 'paidIn' | 'paidOut') =>
    Object.fromEntries(payments.filter((one) => one[what] !== 0).map((one) => [one.day, one[what]]));
  expect(moved('paidIn')).toEqual(expected.paidIn);
  expect(moved('paidOut')).toEqual(expected.paidOut);
  expect(deepest).toEqual({
    available: true,
    value: { ...whole.drawdown, depth: expect.closeTo(whole.drawdown.depth, 12) as number },
  });
});

test('what is left of it', async () => {
  const { rows } = await book.ask(about, (provider, subject) => provider.holdings(subject));
  const held = rows
    .filter(({ type }) => type !== 'Cash')
    .map(({ symbol, units, value, cost }) => ({ instrument: symbol, units, value, cost }));
  const left = Object.entries(expected.holdings[written.through] ?? {}).filter(([, { units }]) => units !== '0');
  expect(held).toEqual(left.map(([instrument, { units, value, cost }]) => ({ instrument, units, value: near(value), cost: near(cost) })));
});

function folderOf({ instruments, prices, perEuro, entries }: Written): ImportFile[] {
  return [
    file(
      'instruments.csv',
      'symbol,name,type,assetClass,currency,quoteUnit',
      instruments.map(({ id, currency, priceFactor }) => [id, id, 'Stock', 'Equities', currency, priceFactor === 0.01 ? 'GBX' : '']),
    ),
    file(
      'prices.csv',
      'symbol,date,close',
      Object.entries(prices).flatMap(([symbol, points]) => pointsOf(points).map((point) => [symbol, ...point])),
    ),
    file('fx.csv', 'Date,GBP,USD', ratesByDay(perEuro)),
    file('users.csv', 'email,name,role', [['ada@firm.example', 'Ada', 'advisor']]),
    file('accounts.csv', 'externalId,name,email,portal,advisors,currency', [
      ['A', 'Ivy Hart', 'ivy@client.example', 'Clients', 'ada@firm.example', 'GBP'],
    ]),
    file('portfolios.csv', 'externalId,account,name,type,currency', [['SMALL', 'A', 'Small', 'GIA', 'GBP']]),
    file(
      'transactions.csv',
      'id,portfolio,date,type,symbol,units,amount,currency,fxRate,charges,tax,category,ratio',
      entries.map((entry, at) => [
        String(at + 1),
        'SMALL',
        ...['date', 'type', 'instrument', 'units'].map((name) => entry[name] ?? ''),
        entry['amount'] ?? '0',
        entry['currency'] ?? 'GBP',
        ...['rate', 'charges', 'tax', 'category', 'ratio'].map((name) => entry[name] ?? ''),
      ]),
    ),
  ];
}

function file(name: ImportFileName, columns: string, rows: readonly (readonly string[])[]): ImportFile {
  return { name, columns: columns.split(','), rows };
}

/** `2024-03-04 500, 2024-03-05 550` */
function pointsOf(text: string): string[][] {
  return text.split(', ').map((point) => point.split(' '));
}

function ratesByDay(perEuro: Readonly<Record<string, string>>): string[][] {
  const [pounds, dollars] = ['GBP', 'USD'].map(
    (currency) => new Map(pointsOf(perEuro[currency] ?? '').map(([day = '', one = '']) => [day, one])),
  );
  return [...(pounds ?? [])].map(([day, rate]) => [day, rate, dollars?.get(day) ?? '']);
}

const printed = () =>
  book.read(async (snapshot) => {
    const found = await findPortfolio(snapshot, 'SMALL');
    const period = getRequestedPeriod(found, { from: null, to: null });
    return readAllFigures(snapshot, { ...found, variant: defaultVariant, provider: ledger, actor: system('test'), period });
  });

/** The number behind the name of a figure, as an auditor reads it off. */
const readOff = (text: string, name: string) => Number(new RegExp(`^${name}: .*\\((-?[\\d.]+)\\)$`, 'm').exec(text)?.[1] ?? NaN);

const asked = (name: string, days: { from: string | null; to: string | null }) =>
  book.read(async (snapshot) => getRequestedPeriod(await findPortfolio(snapshot, name), days));

const number = (value: number | null | undefined) => value ?? NaN;

const total = (amounts: readonly (number | null)[]) => amounts.reduce<number>((sum, amount) => sum + number(amount), 0);

describe('what npm run figures prints of it', () => {
  test('has the inputs from which an auditor computes the same figures', async () => {
    const figures = await printed();
    const text = figuresAsText(figures);
    expect(figures.period).toEqual({ from: whole.from, to: written.through });

    const [opening, ...days] = figures.days;
    const sum = (column: 'paidIn' | 'paidOut' | 'income' | 'charges') => total(days.map((day) => day[column]));
    const [first, last] = [number(opening?.value), number(days.at(-1)?.value)];
    const linked = days.reduce((growth, { value, paidIn, paidOut }, at) => {
      const atWork = number(figures.days[at]?.value) + number(paidIn);
      return atWork === 0 ? growth : growth * ((number(value) + number(paidOut)) / atWork);
    }, 1);
    expect(readOff(text, 'Time-weighted return')).toBeCloseTo(linked - 1, 12);
    expect(readOff(text, 'Gain')).toBeCloseTo(last - first - sum('paidIn') + sum('paidOut'), 9);
    expect(readOff(text, 'Income')).toBeCloseTo(sum('income'), 9);
    expect(readOff(text, 'Charges')).toBeCloseTo(sum('charges'), 9);
    expect(readOff(text, 'Value')).toBeCloseTo(number(expected.value[written.through]), 9);

    const rowsOf = (id: string) => figures.figures.filter(({ figure }) => figure === id).flatMap(({ rows }) => rows);
    expect(total(rowsOf('income').map(({ amount }) => amount))).toBeCloseTo(whole.income, 9);
    expect(total(rowsOf('value').map(({ amount }) => amount))).toBeCloseTo(number(expected.value[written.through]), 9);
  });

  test('names every dataset of a portfolio and every figure, with its method', async () => {
    const figures = await printed();
    const text = figuresAsText(figures);
    expect(figures.figures.map(({ figure }) => figure)).toEqual(figureIds);
    expect(Object.keys(figures.datasets)).toEqual(
      expect.arrayContaining(['title', 'headline', 'returns', 'risk', 'valueBridge', 'holdings']),
    );
    for (const id of Object.keys(figures.datasets)) expect(text).toContain(`Dataset ${id}\n`);
    expect(text).toContain('docs/calculations/time-weighted-return.md');
    expect(text).not.toMatch(/NaN|Infinity|undefined|\[object/);
    expect(JSON.parse(JSON.stringify(figures))).toMatchObject({ portfolio: { externalId: 'SMALL' }, period: figures.period });
  });

  test('says in words what cannot be printed', async () => {
    await expect(asked('NOBODY', { from: null, to: null })).rejects.toThrow('There is no portfolio NOBODY.');
    await expect(asked('SMALL', { from: '1999-01-01', to: null })).rejects.toThrow(`The figures start on ${whole.from}`);
    await expect(asked('SMALL', { from: null, to: '2099-01-01' })).rejects.toThrow(`The figures end on ${written.through}`);
    const { portfolio } = await printed();
    expect(await asked(portfolio.id, { from: null, to: null })).toEqual({ from: whole.from, to: written.through });
  });
});
