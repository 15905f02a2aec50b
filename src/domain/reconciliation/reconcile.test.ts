import { describe, expect, test } from 'vitest';
import { decimal } from '#finance/decimal.ts';
import type { ReadPosition, StatedSecurity } from './read-position.ts';
import type { KnownSecurity } from './recognise.ts';
import { type LedgerPosition, reconcile, type ReconciledRow } from './reconcile.ts';

const security = (id: string, isin: string | null, more: Partial<KnownSecurity> = {}): KnownSecurity => ({
  id,
  symbol: id.toUpperCase(),
  isin,
  sedol: null,
  currency: 'GBP',
  faceValue: null,
  ...more,
});

const securities = [
  security('uni', 'GB00B10RZP78', { sedol: 'B10RZP7' }),
  security('gilt', 'GB00BM8Z2S21', { faceValue: '100' }),
  security('twin-gbp', 'IE00B4L5Y983'),
  security('twin-usd', 'IE00B4L5Y983', { currency: 'USD' }),
  security('fund', null),
];
const portfolios = [
  { id: 'p1', externalId: 'P-1' },
  { id: 'p2', externalId: 'P-2' },
  { id: 'a', externalId: 'SAME' },
  { id: 'b', externalId: 'same' },
];

const securityOf = (name: string): StatedSecurity | null => {
  if (/^[A-Z]{3}$/.test(name)) return null;
  const kind = /^[A-Z]{2}.{10}$/.test(name) ? 'isin' : /^B\w{6}$/.test(name) ? 'sedol' : 'symbol';
  return { isin: null, sedol: null, symbol: null, name: null, [kind]: name };
};

/** `P-1 uni 100`: an account, what it is called by, the units; `GBP` is cash. */
function stated(...texts: readonly string[]): ReadPosition[] {
  return texts.map((text, at) => {
    const [account = '', name = '', units = '0', given = null] = text.split(' ');
    const found = securityOf(name);
    const position = { line: at + 2, account, units, value: null, security: found, currency: found ? given : name };
    return { kind: 'stated', position };
  });
}

/** `p1 uni 100`, and what of it has not settled. */
function ledger(...texts: readonly string[]): LedgerPosition[] {
  return texts.map((text) => {
    const [portfolioId = '', name = '', units = '0', unsettled = '0'] = text.split(' ');
    const isCash = /^[A-Z]{3}$/.test(name);
    return {
      portfolioId,
      instrumentId: isCash ? null : name,
      currency: isCash ? name : null,
      units: units === '?' ? null : decimal(units),
      unsettled: decimal(unsettled),
    };
  });
}

const told = ({ line, account, instrumentId, currency, outcome, why, custodian, ledger: ours, difference, isUnsettled }: ReconciledRow) =>
  [
    line ?? '-',
    account,
    instrumentId ?? currency ?? '?',
    outcome,
    why,
    custodian ?? '-',
    ours ?? '-',
    difference ?? '-',
    isUnsettled && 'unsettled',
  ]
    .filter(Boolean)
    .join(' ');

const compared = (theirs: readonly ReadPosition[], ours: readonly LedgerPosition[]) =>
  reconcile({ stated: theirs, ledger: ours, portfolios, securities }).rows.map(told);

interface Case {
  readonly what: string;
  readonly theirs: readonly string[];
  readonly ours: readonly string[];
  readonly rows: readonly string[];
}

describe('both sides of a holding', () => {
  test.each<Case>([
    { what: 'agree', theirs: ['P-1 GB00B10RZP78 100'], ours: ['p1 uni 100'], rows: ['2 P-1 uni agrees 100 100 0'] },
    {
      what: 'differ by what the custodian has more',
      theirs: ['P-1 uni 110'],
      ours: ['p1 uni 100'],
      rows: ['2 P-1 uni differs 110 100 10'],
    },
    { what: 'differ by what the custodian has less', theirs: ['P-1 uni 90'], ours: ['p1 uni 100'], rows: ['2 P-1 uni differs 90 100 -10'] },
    { what: 'are extra there', theirs: ['P-1 uni 5'], ours: [], rows: ['2 P-1 uni only-custodian 5 0 5'] },
    {
      what: 'are missing there',
      theirs: ['P-1 uni 5'],
      ours: ['p1 uni 5', 'p1 fund 7'],
      rows: ['2 P-1 uni agrees 5 5 0', '- P-1 fund only-ledger - 7 -7'],
    },
    { what: 'are stated as none', theirs: ['P-1 uni 0'], ours: ['p1 uni 7'], rows: ['2 P-1 uni only-ledger 0 7 -7'] },
    { what: 'are found by SEDOL', theirs: ['P-1 B10RZP7 1'], ours: ['p1 uni 1'], rows: ['2 P-1 uni agrees 1 1 0'] },
    { what: 'are found whatever the case', theirs: ['p-1 Uni 1'], ours: ['p1 uni 1'], rows: ['2 p-1 uni agrees 1 1 0'] },
    { what: 'are added up over rows', theirs: ['P-1 uni 60', 'P-1 uni 40'], ours: ['p1 uni 100'], rows: ['2 P-1 uni agrees 100 100 0'] },
    {
      what: 'of a portfolio that is not named are left alone',
      theirs: ['P-1 uni 1'],
      ours: ['p1 uni 1', 'p2 uni 9'],
      rows: ['2 P-1 uni agrees 1 1 0'],
    },
    { what: 'short positions too', theirs: ['P-1 uni -5'], ours: ['p1 uni 5'], rows: ['2 P-1 uni differs -5 5 -10'] },
    {
      what: 'of one ISIN: what is held is meant',
      theirs: ['P-1 IE00B4L5Y983 3'],
      ours: ['p1 twin-usd 3'],
      rows: ['2 P-1 twin-usd agrees 3 3 0'],
    },
    {
      what: 'of one ISIN: else the currency says it',
      theirs: ['P-1 IE00B4L5Y983 3 USD'],
      ours: [],
      rows: ['2 P-1 twin-usd only-custodian 3 0 3'],
    },
  ])('$what', ({ theirs, ours, rows }) => {
    expect(compared(stated(...theirs), ledger(...ours))).toEqual(rows);
  });
});

describe('how near is the same', () => {
  test.each<Case>([
    {
      what: 'half of the last decimal',
      theirs: ['P-1 uni 12.35'],
      ours: ['p1 uni 12.3456'],
      rows: ['2 P-1 uni agrees 12.35 12.3456 0.0044'],
    },
    { what: 'a cent beyond', theirs: ['P-1 uni 12.35'], ours: ['p1 uni 12.36'], rows: ['2 P-1 uni differs 12.35 12.36 -0.01'] },
    { what: 'whole units are exact', theirs: ['P-1 uni 12'], ours: ['p1 uni 12.4'], rows: ['2 P-1 uni differs 12 12.4 -0.4'] },
    {
      what: 'another row has the decimals: a lost zero means nothing',
      theirs: ['P-1 uni 12', 'P-2 uni 1.25'],
      ours: ['p1 uni 12.004', 'p2 uni 1.25'],
      rows: ['2 P-1 uni agrees 12 12.004 -0.004', '3 P-2 uni agrees 1.25 1.25 0'],
    },
    { what: 'cash to the penny', theirs: ['P-1 GBP 10.00'], ours: ['p1 GBP 10.004'], rows: ['2 P-1 GBP agrees 10 10.004 -0.004'] },
    { what: 'cash beyond it', theirs: ['P-1 GBP 10.00'], ours: ['p1 GBP 10.01'], rows: ['2 P-1 GBP differs 10 10.01 -0.01'] },
    { what: 'a currency without pennies', theirs: ['P-1 JPY 1000'], ours: ['p1 JPY 1000.4'], rows: ['2 P-1 JPY agrees 1000 1000.4 -0.4'] },
    { what: 'less than a penny is no cash', theirs: ['P-1 GBP 1'], ours: ['p1 GBP 1', 'p1 USD 0.004'], rows: ['2 P-1 GBP agrees 1 1 0'] },
    { what: 'a bond by its nominal', theirs: ['P-1 GB00BM8Z2S21 50000'], ours: ['p1 gilt 500'], rows: ['2 P-1 gilt agrees 500 500 0'] },
    { what: 'a bond by its units', theirs: ['P-1 GB00BM8Z2S21 490'], ours: ['p1 gilt 500'], rows: ['2 P-1 gilt differs 490 500 -10'] },
  ])('$what', ({ theirs, ours, rows }) => {
    expect(compared(stated(...theirs), ledger(...ours))).toEqual(rows);
  });
});

describe('trades not yet settled', () => {
  test.each<Case>([
    { what: 'a purchase', theirs: ['P-1 uni 100'], ours: ['p1 uni 150 50'], rows: ['2 P-1 uni differs 100 150 -50 unsettled'] },
    { what: 'a sale', theirs: ['P-1 uni 100'], ours: ['p1 uni 70 -30'], rows: ['2 P-1 uni differs 100 70 30 unsettled'] },
    {
      what: 'a first purchase',
      theirs: ['P-1 GBP 1'],
      ours: ['p1 GBP 1', 'p1 uni 5 5'],
      rows: ['2 P-1 GBP agrees 1 1 0', '- P-1 uni only-ledger - 5 -5 unsettled'],
    },
    { what: 'a sale of all', theirs: ['P-1 uni 5'], ours: ['p1 uni 0 -5'], rows: ['2 P-1 uni only-custodian 5 0 5 unsettled'] },
    {
      what: 'cash that has not left',
      theirs: ['P-1 GBP 500'],
      ours: ['p1 GBP 100 -400'],
      rows: ['2 P-1 GBP differs 500 100 400 unsettled'],
    },
    { what: 'only exactly', theirs: ['P-1 uni 101'], ours: ['p1 uni 150 50'], rows: ['2 P-1 uni differs 101 150 -49'] },
    { what: 'not where both agree', theirs: ['P-1 uni 150'], ours: ['p1 uni 150 50'], rows: ['2 P-1 uni agrees 150 150 0'] },
  ])('$what', ({ theirs, ours, rows }) => {
    expect(compared(stated(...theirs), ledger(...ours))).toEqual(rows);
  });
});

describe('what is not recognised is named with its row', () => {
  test.each<Case>([
    { what: 'an account', theirs: ['X-9 uni 1'], ours: ['p1 uni 1'], rows: ['2 X-9 ? not-recognised portfolio 1 - -'] },
    { what: 'an account of two portfolios', theirs: ['Same uni 1'], ours: [], rows: ['2 Same ? not-recognised several-portfolios 1 - -'] },
    { what: 'a security', theirs: ['P-1 XS0000000000 1'], ours: [], rows: ['2 P-1 ? not-recognised security 1 - -'] },
    {
      what: 'a security that is two',
      theirs: ['P-1 IE00B4L5Y983 1 CHF'],
      ours: [],
      rows: ['2 P-1 ? not-recognised several-securities 1 - -'],
    },
    { what: 'an interest without units', theirs: ['P-1 fund 1'], ours: ['p1 fund ?'], rows: ['2 P-1 fund not-recognised no-units 1 - -'] },
  ])('$what', ({ theirs, ours, rows }) => {
    expect(compared(stated(...theirs), ledger(...ours))).toEqual(rows);
  });

  test('a row that could not be read', () => {
    const row = { line: 7, account: 'P-1', named: 'Unilever', why: 'units' } as const;
    expect(compared([{ kind: 'unreadable', row }], [])).toEqual(['7 P-1 ? not-recognised units - - -']);
  });
});

test('a list without cash says nothing of the ledger’s', () => {
  const sides = { stated: stated('P-1 uni 1'), ledger: ledger('p1 uni 1', 'p1 GBP 50'), portfolios, securities };
  expect(reconcile(sides)).toMatchObject({ hasCash: false, rows: [{ outcome: 'agrees' }] });
});
