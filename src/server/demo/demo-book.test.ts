import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { variants } from '#variants/registry.ts';
import { demoBook } from './demo-book.ts';
import { demoPeople } from './demo-people.ts';
import { type DemoVariantId, demoVariantIds } from './demo-variants.ts';
import type { ImportFile, ImportFileName } from '../operations/import/format/import-file.ts';

const through = '2026-06-30';
/** The day before a client of the default demonstration comes in. */
const later = '2026-10-25';

const booksOn = { [through]: new Map<DemoVariantId, readonly ImportFile[]>(), [later]: new Map<DemoVariantId, readonly ImportFile[]>() };

/** The book of a day, made once for all that only read it. */
function bookOf(variant: DemoVariantId, day: keyof typeof booksOn = through): readonly ImportFile[] {
  const book = booksOn[day].get(variant) ?? demoBook({ variant, through: day });
  booksOn[day].set(variant, book);
  return book;
}

describe.each(demoVariantIds)('the %s demonstration', (variant) => {
  const book = bookOf(variant);
  const accounts = recordsOf(book, 'accounts.csv');
  const portfolios = recordsOf(book, 'portfolios.csv');
  const transactions = recordsOf(book, 'transactions.csv');
  const users = recordsOf(book, 'users.csv');
  const symbols = new Set(recordsOf(book, 'instruments.csv').map(({ symbol }) => symbol));

  test('is the same each time', () => {
    expect(hashOf(demoBook({ variant, through }))).toBe(hashOf(book));
  });

  test('ending later, only adds to the ledger', () => {
    const grown = recordsOf(bookOf(variant, later), 'transactions.csv');
    const upTo = (day: string, rows: typeof grown) => rows.filter(({ date = '' }) => date <= day);
    expect(upTo(through, grown)).toEqual(upTo(through, transactions));
    const announced = transactions.filter(({ date = '' }) => date > through);
    expect(grown.filter(({ id }) => announced.some((row) => row['id'] === id))).toEqual(announced);
  });

  test('has about sixty accounts with a user each for four fifths, and a user for every adviser named', () => {
    const emails = new Set(users.map(({ email }) => email));
    const signedIn = accounts.filter(({ email }) => emails.has(email));
    expect(accounts.length).toBeGreaterThanOrEqual(58);
    expect(signedIn.length / accounts.length).toBeCloseTo(0.8, 1);
    for (const { advisors = '' } of accounts) for (const adviser of advisors.split(';')) expect(emails).toContain(adviser);
  });

  test.each([
    ['users.csv', 'email'],
    ['accounts.csv', 'externalId'],
    ['accounts.csv', 'email'],
    ['portfolios.csv', 'externalId'],
    ['instruments.csv', 'symbol'],
    ['transactions.csv', 'id'],
  ] as const)('in %s no two rows share %s', (file, column) => {
    const values = recordsOf(book, file).map((record) => record[column]);
    expect(new Set(values).size).toBe(values.length);
    expect(values).not.toContain('');
  });

  test('names only portfolios, securities, accounts and benchmarks that it has', () => {
    const known = new Set(portfolios.map(({ externalId }) => externalId));
    const owners = new Set(accounts.map(({ externalId }) => externalId));
    const benchmarks = recordsOf(book, 'benchmarks.csv');
    const blends = new Set(benchmarks.map(({ name }) => name));
    expect(transactions.filter(({ portfolio }) => !known.has(portfolio))).toEqual([]);
    expect(transactions.filter(({ symbol }) => symbol !== '' && !symbols.has(symbol))).toEqual([]);
    expect(portfolios.filter(({ account, benchmark }) => !owners.has(account) || !blends.has(benchmark))).toEqual([]);
    expect(benchmarks.filter(({ symbol }) => !symbols.has(symbol))).toEqual([]);
  });

  test('trades on days with prices, between the inception and the end', () => {
    const days = new Set(recordsOf(book, 'prices.csv').map(({ Date: day }) => day));
    const inceptions = new Map(portfolios.map(({ externalId, inception }) => [externalId, inception ?? '']));
    const wrong = transactions.filter(
      ({ date = '', portfolio }) => (date <= through && !days.has(date)) || date < (inceptions.get(portfolio) ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  test('never spends cash or sells units that are not there; a programme has no cash, its investor settles everything', () => {
    const isDirect = variants[variant].settlement === 'direct';
    const balances = new Map<string, number>();
    const after = (key: string, change: number) => {
      const balance = (balances.get(key) ?? 0) + change;
      balances.set(key, balance);
      return balance;
    };
    const wrong = transactions.filter((row) => {
      const cash = after(`${row['portfolio']} ${row['currency']}`, Math.round(Number(row['amount']) * 100));
      const key = `${row['portfolio']} ${row['symbol']}`;
      return (!isDirect && cash < 0) || after(key, unitChange(row, balances.get(key) ?? 0)) < 0;
    });
    expect(wrong).toEqual([]);
  });

  test('weights of a benchmark add up to one', () => {
    const totals = new Map<string, number>();
    for (const { name = '', weight } of recordsOf(book, 'benchmarks.csv')) totals.set(name, (totals.get(name) ?? 0) + Number(weight));
    for (const total of totals.values()) expect(total).toBeCloseTo(1, 10);
  });

  test('has a model for every portfolio, or for none', () => {
    const models = new Set(recordsOf(book, 'models.csv').map(({ model }) => model));
    expect(portfolios.filter(({ model = '' }) => models.size > 0 && !models.has(model))).toEqual([]);
    expect(models.size).toBe({ default: 8, greek: 7, 'private-equity': 0 }[variant]);
  });

  test('publishes weights of funds that it has, and says what its indices hold', () => {
    expect(recordsOf(book, 'fund-weights.csv').filter(({ symbol }) => !symbols.has(symbol))).toEqual([]);
    const indices = recordsOf(book, 'instruments.csv').filter(({ type }) => type === 'Index');
    expect(indices.map(({ returnBasis }) => returnBasis)).toEqual(indices.map(() => 'total'));
  });

  test('knows the people that it recommends, one of them with several portfolios', () => {
    const rows = demoPeople(variant).map(({ email }) => users.find((user) => user['email'] === email));
    expect(rows.map((row) => row?.['role'])).toEqual(demoPeople(variant).map(({ role }) => role));
    const counts = demoPeople(variant)
      .filter(({ role }) => role === 'investor')
      .map(({ email }) => portfoliosOf(book, email));
    expect(counts.some((count) => count > 1)).toBe(true);
    expect(counts).toContain(1);
  });
});

describe('the default demonstration', () => {
  const book = bookOf('default');
  const transactions = recordsOf(book, 'transactions.csv');

  test('is large enough to be believed', () => {
    expect(recordsOf(book, 'portfolios.csv').length).toBeGreaterThan(90);
    expect(transactions.length).toBeGreaterThan(20_000);
    expect(transactions.length).toBeLessThan(35_000);
  });

  test('lets Helixford fall to a fifth on the day of its split and no other price by half', () => {
    const prices = recordsOf(book, 'prices.csv');
    const ratio = (symbol: string, index: number) => Number(prices[index]?.[symbol]) / Number(prices[index - 1]?.[symbol]);
    const splitDay = prices.findIndex(({ Date: day }) => day === '2021-06-14');
    expect(ratio('HLXD', splitDay)).toBeCloseTo(0.2, 1);
    const columns = book.find(({ name }) => name === 'prices.csv')?.columns.slice(1) ?? [];
    const falls = columns.flatMap((symbol) => prices.map((_, index) => ({ symbol, index, ratio: ratio(symbol, index) })));
    const slip = prices.findIndex(({ Date: day }) => day === '2024-03-13');
    expect(falls.filter((fall) => fall.ratio > 0 && fall.ratio < 0.6).map(({ symbol, index }) => [symbol, index])).toEqual([
      ['TRVH', slip], // published in pounds
      ['HLXD', splitDay],
    ]);
    expect(transactions.some(({ type, symbol, date }) => type === 'Split' && symbol === 'HLXD' && date === '2021-06-14')).toBe(true);
  });

  test('has world shares fall by about 30 % in the spring of 2020', () => {
    expect(closeOf(book, 'MXWLD', '2020-03-23') / closeOf(book, 'MXWLD', '2020-02-19') - 1).toBeCloseTo(-0.31, 1);
  });

  test('holds three bonds', () => {
    const bonds = recordsOf(book, 'instruments.csv').filter(({ type }) => type === 'Bond');
    const held = new Set(transactions.filter(({ type }) => type === 'Purchase').map(({ symbol }) => symbol));
    expect(bonds.map(({ symbol, couponFrequency }) => [symbol, couponFrequency, held.has(symbol)])).toEqual([
      ['TG33', '2', true],
      ['TG28', '2', true],
      ['OLDB29', '2', true],
    ]);
  });

  test('has a portfolio of forty securities', () => {
    const bought = transactions.filter(({ portfolio, type }) => portfolio === 'AH-176920' && type === 'Purchase');
    expect(new Set(bought.map(({ symbol }) => symbol)).size).toBe(40);
  });

  test('has a client who comes in October 2026, and knows nothing of them before', () => {
    expect(clientsOf(demoBook({ variant: 'default', through: '2026-10-26' }))).toContain('Ottilie Sharrow');
    expect(clientsOf(bookOf('default', later))).not.toContain('Ottilie Sharrow');
  });

  test('exchanges dollars for pounds once, below the rate of the day', () => {
    const [out, into, ...others] = transactions.filter(({ type }) => type === 'Exchange');
    expect(others).toEqual([]);
    expect([out, into].map((side) => [side?.['portfolio'], side?.['date'], side?.['currency'], side?.['transferId']])).toEqual([
      [out?.['portfolio'], '2024-05-14', 'USD', out?.['transferId']],
      [out?.['portfolio'], '2024-05-14', 'GBP', out?.['transferId']],
    ]);
    const given = recordsOf(book, 'fx.csv').find(({ Date: day }) => day === '2024-05-14');
    const pounds = (Number(out?.['amount']) * Number(given?.['GBP'])) / Number(given?.['USD']);
    expect(Number(into?.['amount']) / -pounds).toBeCloseTo(0.9925, 4);
  });

  test('has one price that is twelve open days old', () => {
    const prices = recordsOf(book, 'prices.csv');
    const age = prices.toReversed().findIndex(({ EGCP }) => EGCP !== '');
    expect(age).toBe(12);
  });

  test('books what a purchase costs: units times price in pounds, stamp duty and dealing', () => {
    const shares = transactions.filter(({ type, symbol }) => type === 'Purchase' && symbol === 'SLVE');
    expect(shares.length).toBeGreaterThan(10);
    for (const { units, price, amount, charges, tax } of shares) {
      const consideration = Number(units) * Number(price) * 0.01;
      expect(Number(tax)).toBeCloseTo(consideration * 0.005, 1);
      expect(Number(amount)).toBeCloseTo(-(consideration + Number(charges) + Number(tax)), 1);
    }
  });
});

describe('the private-equity demonstration', () => {
  const book = bookOf('private-equity');
  const commitments = recordsOf(book, 'commitments.csv');
  const transactions = recordsOf(book, 'transactions.csv');
  const reports = recordsOf(book, 'reported-values.csv');
  const sumOf = (commitment: Record<string, string>, isMeant: (row: Record<string, string>) => boolean) =>
    transactions
      .filter((row) => row['portfolio'] === commitment['portfolio'] && row['symbol'] === commitment['symbol'] && isMeant(row))
      .reduce((sum, { amount }) => sum + Number(amount), 0);

  test('never calls more than was promised and what may be called again', () => {
    const wrong = commitments.filter((commitment) => {
      const called = -sumOf(commitment, ({ type }) => type === 'Call');
      const recallable = sumOf(commitment, ({ category }) => category === 'Recallable');
      return called <= 0 || called > Number(commitment['amount']) + recallable + 0.01;
    });
    expect(wrong).toEqual([]);
  });

  test('announces one call, to every programme of the fund, and nothing else', () => {
    const announced = transactions.filter(({ date = '' }) => date > through);
    expect(new Set(announced.map(({ type, symbol, date }) => [type, symbol, date].join(' '))).size).toBe(1);
    expect(announced[0]).toMatchObject({ type: 'Call', currency: 'EUR' });
    expect(announced.length).toBeGreaterThan(5);
  });

  test('has its last reports a quarter before the end, some a quarter older, one fund two', () => {
    const last = new Map<string, string>();
    for (const { portfolio, symbol, date = '' } of reports) last.set(`${portfolio} ${symbol}`, date);
    expect(new Set(last.values())).toEqual(new Set(['2026-03-31', '2025-12-31', '2025-09-30']));
    const overdue = [...last].filter(([, date]) => date === '2025-09-30').map(([stake]) => stake.split(' ')[1]);
    expect(new Set(overdue)).toEqual(new Set(['QBV2']));
    expect(last.size).toBe(commitments.length);
  });

  test('pays nothing in or out but to and from funds, and for the firm', () => {
    expect(new Set(transactions.map(({ type }) => type))).toEqual(new Set(['Call', 'Distribution', 'Charge']));
  });

  test('names portfolios without a dash, and keeps two funds in dollars', () => {
    expect(recordsOf(book, 'portfolios.csv').filter(({ externalId }) => externalId?.includes('-'))).toEqual([]);
    const dollars = recordsOf(book, 'instruments.csv').filter(({ type, currency }) => type === 'PrivateEquity' && currency === 'USD');
    expect(dollars).toHaveLength(2);
    const rates = transactions.filter(({ currency, fxRate }) => currency === 'USD' && fxRate !== '').map(({ fxRate }) => Number(fxRate));
    expect(rates.every((rate) => rate > 0.7 && rate < 1.1)).toBe(true);
  });
});

describe('the Greek demonstration', () => {
  test('writes its people in Greek letters', () => {
    const names = recordsOf(bookOf('greek'), 'accounts.csv').map(({ name = '' }) => name);
    expect(names).toContain('Κατερίνα Βλαχοπούλου');
    expect(names.filter((name) => !/^[\p{Script=Greek} ]+$/u.test(name))).toEqual([]);
  });
});

const records = new WeakMap<ImportFile, Record<string, string>[]>();

function recordsOf(book: readonly ImportFile[], wanted: ImportFileName): Record<string, string>[] {
  const file = book.find(({ name }) => name === wanted);
  if (!file) return [];
  const made =
    records.get(file) ?? file.rows.map((row) => Object.fromEntries(file.columns.map((column, index) => [column, row[index] ?? ''])));
  records.set(file, made);
  return made;
}

function clientsOf(book: readonly ImportFile[]): string[] {
  return recordsOf(book, 'accounts.csv').map(({ name = '' }) => name);
}

function portfoliosOf(book: readonly ImportFile[], email: string): number {
  const accounts = recordsOf(book, 'accounts.csv').filter((account) => account['email'] === email);
  const ids = new Set(accounts.map(({ externalId }) => externalId));
  return recordsOf(book, 'portfolios.csv').filter(({ account }) => ids.has(account)).length;
}

function closeOf(book: readonly ImportFile[], symbol: string, day: string): number {
  return Number(recordsOf(book, 'prices.csv').find(({ Date: date }) => date === day)?.[symbol]);
}

function hashOf(book: readonly ImportFile[]): string {
  return createHash('sha256').update(JSON.stringify(book)).digest('hex');
}

/** Returns the change in units from a transaction, in ten-thousandths of a unit. */
function unitChange({ type, units, ratio }: Record<string, string>, held: number): number {
  const steps = Math.round(Number(units) * 10_000);
  if (type === 'Purchase') return steps;
  if (type === 'Sale') return -steps;
  return type === 'Split' ? held * (Number(ratio) - 1) : 0;
}
