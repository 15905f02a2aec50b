import { describe, expect, test } from 'vitest';
import type { Conversion } from '../convert/converted-row.ts';
import { RowConverter } from '../convert/convert-rows.ts';
import { detectShapes } from '../layouts/detect-layout.ts';
import { columnsOfFile, guessMapping, findHeaderLine, looksLikeHoldings } from './guess-mapping.ts';
import { joinRows } from '../convert/join-rows.ts';
import { toLayout } from './mapped-layout.ts';
import { gapsIn, type Mapping } from './mapping.ts';

const lines = (text: string) => text.split('\n').map((line) => line.split(';'));

function mappingOf(text: string, said: Partial<Mapping> = {}): Mapping {
  const rows = lines(text);
  const at = findHeaderLine(rows);
  return { ...guessMapping(rows[at] ?? [], rows.slice(at + 1), 'Alpha'), ...said };
}

function read(text: string, said: Partial<Mapping> = {}): Conversion[] {
  const layout = toLayout(mappingOf(text, said));
  const rows = lines(text);
  const converter = new RowConverter({ layout, shapes: detectShapes(layout, rows), currency: 'EUR', timeZone: 'Europe/Athens' });
  return joinRows(rows.flatMap((cells, at) => converter.take(cells, at + 1)));
}

const shown = (conversions: readonly Conversion[]) =>
  conversions.map((each) => {
    if (each.kind === 'ignored') return each.why ?? 'ignored';
    const { type, security, units, price, priceUnit, amount, currency, charges, note } = each.row;
    const name = security?.isin ?? security?.symbol ?? security?.name;
    const problems = each.kind === 'faulty' ? each.problems.map(({ expected }) => `!${expected}`) : [];
    return [type, name, units, price, priceUnit, amount, currency, charges, note, ...problems].filter(Boolean).join(' ');
  });

const english = `Statement of Alpha
Trade date;Transaction type;Security;ISIN;Quantity;Price;Fees;Net amount;Currency;Reference
31/01/2026;Buy;Acme plc;GB0000000001;100;1.50;2.00;-152.00;GBP;A1
15/02/2026;Dividend;Acme plc;GB0000000001;;;;4.20;GBP;A2
28/02/2026;Sell;Acme plc;GB0000000001;-40;2.00;1.00;79.00;GBP;A3
01/03/2026;Cash transfer;;;;;;500.00;GBP;A4
02/03/2026;Cash transfer;;;;;;-20.00;GBP;A5`;

const greek = `Ημερομηνία;Είδος;Τίτλος;Ποσότητα;Τιμή;Προμήθεια;Ποσό
31/1/2026;Αγορά;Άλφα ΑΕ;1.000;1,50;2,00;1.502,00
15/2/2026;Μέρισμα;Άλφα ΑΕ;;;;40,20
28/2/2026;Πώληση;Άλφα ΑΕ;400;2,00;1,00;799,00`;

describe('what the names and cells of a file suggest', () => {
  test('is enough for a plain statement', () => {
    expect(gapsIn(mappingOf(english))).toEqual([]);
    expect(shown(read(english))).toEqual([
      'Purchase GB0000000001 100 1.50 GBP -152.00 GBP 2',
      'Dividend GB0000000001 4.20 GBP',
      'Sale GB0000000001 40 2.00 GBP 79.00 GBP 1',
      'Contribution 500.00 GBP',
      'Withdrawal -20.00 GBP',
    ]);
  });

  test.each([
    ['its own amount', 'Net amount', '-5.00', '8.00', 'Sale GB0000000001 40 0.075 GBP -5.00 GBP 8'],
    ['units, price and charges', 'Anything', '', '8.00', 'Sale GB0000000001 40 0.075 GBP -5 GBP 8'],
    [
      'its own amount, without charges that explain it',
      'Net amount',
      '-5.00',
      '4.99',
      'Sale GB0000000001 40 0.075 GBP -5.00 GBP 4.99 !cash-received',
    ],
  ])('lets charges exceed what a sale brought, by %s', (_by, name, amount, fees, expected) => {
    const text = `Trade date;Transaction type;ISIN;Quantity;Price;Fees;${name};Currency\n31/01/2026;Sell;GB0000000001;40;0.075;${fees};${amount};GBP`;
    expect(shown(read(text))).toEqual([expected]);
  });

  test('is enough for a Greek one with decimal commas and without signs', () => {
    expect(shown(read(greek))).toEqual([
      'Purchase Άλφα ΑΕ 1000 1.50 EUR -1502.00 EUR 2',
      'Dividend Άλφα ΑΕ 40.20 EUR',
      'Sale Άλφα ΑΕ 400 2.00 EUR 799.00 EUR 1',
    ]);
  });
});

describe('what someone says', () => {
  test('of pence, of amounts that are not there, and of the other sign', () => {
    const text = 'Date;Type;Symbol;Units;Price;Charges\n2026-01-31;Buy;ACME;100;150;2\n2026-02-28;Sell;ACME;40;200;1';
    expect(shown(read(text, { pricesInPence: true, currency: 'GBP' }))).toEqual([
      'Purchase ACME 100 150 GBX -152 GBP 2',
      'Sale ACME 40 200 GBX 79 GBP 1',
    ]);
    const reversed = 'Date;Type;Amount\n2026-01-31;Deposit;-100\n2026-02-28;Withdrawal;20';
    expect(shown(read(reversed, { signs: 'reversed' }))).toEqual(['Contribution 100 EUR', 'Withdrawal -20 EUR']);
  });

  test('of a file without types counts by the sign, and words that mean nothing are refused or ignored', () => {
    const text = 'Date;Amount;Details\n2026-01-31;100;First\n2026-02-28;-20;Second';
    expect(shown(read(text))).toEqual(['Contribution 100 EUR First', 'Withdrawal -20 EUR Second']);
    const words = 'Date;Type;Amount\n2026-01-31;Stray;100\n2026-02-28;Summary;20\n2026-03-01;Deposit;5';
    expect(shown(read(words, { words: [{ word: 'Summary', meaning: 'ignored' }] }))).toEqual(['100 EUR !kind', 'ignored', '5 EUR !kind']);
  });

  test.each([
    ['a pattern that would take for ever', '^(a+)+$'],
    ['a currency sign that names of columns stand for', 'Total (¤)'],
    ['a name of an object', '__proto__'],
    ['a formula', '=HYPERLINK("http://evil.example")'],
  ])('is a word and nothing else: %s', (_case, word) => {
    const text = `Date;Type;Amount\n2026-01-31;${word};100`;
    expect(shown(read(text, { words: [{ word, meaning: 'Contribution' }] }))).toEqual(['Contribution 100 EUR']);
    const named = `Date;${word};Amount\n2026-01-31;Deposit;100`;
    const columns = { date: 'Date', type: word, amount: 'Amount' };
    expect(shown(read(named, { columns, words: [{ word: 'Deposit', meaning: 'Contribution' }] }))).toEqual(['Contribution 100 EUR']);
  });
});

test('a list of holdings on one day is told from transactions', () => {
  const named = ['Snapshot Date', 'Account Number', 'Symbol', 'Quantity', 'Price', 'Market Value'];
  const holdings = [
    ['2026-03-31', 'Q1', 'ACME', '1600', '25.10', '40160'],
    ['2026-03-31', 'Q1', 'NMR', '160', '3.05', '488'],
  ];
  expect(isList(named, holdings)).toBe(true);
  const trades = [
    ['2026-03-30', 'Q1', 'ACME', '1600', '25.10', '40160'],
    ['2026-03-31', 'Q1', 'NMR', '160', '3.05', '488'],
  ];
  expect(isList(['Trade Date', ...named.slice(1)], trades)).toBe(false);
});

function isList(header: readonly string[], rows: readonly (readonly string[])[]): boolean {
  return looksLikeHoldings(guessMapping(header, rows, 'Alpha'), columnsOfFile(header, rows));
}
