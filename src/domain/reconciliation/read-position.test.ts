import { describe, expect, test } from 'vitest';
import { RowCells } from '../import/convert/row-cells.ts';
import { guessPositionMapping, positionGaps } from './position-mapping.ts';
import { readPosition } from './read-position.ts';

const header = ['Account', 'ISIN', 'Ticker', 'Security', 'Quantity', 'Currency', 'Market value'];
const mapping = guessPositionMapping(header, [['P-1', '', '', '', '1,000.5', '', '']]);

function read(...cells: readonly string[]): string {
  const row = new RowCells({ header: { cells: header, currency: null }, numbers: mapping.numbers, blanks: new Set() });
  row.next(cells);
  const found = readPosition(row, 5, mapping);
  if (found === null) return '';
  if (found.kind === 'unreadable') return `${found.row.line} ${found.row.account} ${found.row.named}: ${found.row.why}`;
  const { account, security, currency, units } = found.position;
  return `${account} ${security === null ? 'cash' : (security.isin ?? security.sedol ?? security.symbol)} ${units} ${currency}`;
}

describe('columns are told by their names', () => {
  test('in English', () => {
    expect(mapping).toMatchObject({
      columns: {
        portfolio: 'Account',
        isin: 'ISIN',
        symbol: 'Ticker',
        name: 'Security',
        units: 'Quantity',
        currency: 'Currency',
        value: 'Market value',
      },
      numbers: 'point',
    });
    expect(positionGaps(mapping)).toEqual([]);
  });
  test('in Greek', () => {
    const greek = guessPositionMapping(['Λογαριασμός', 'ISIN', 'Τεμάχια', 'Νόμισμα', 'Αξία'], [['1', 'x', '1.000,50', 'EUR', '']]);
    expect(greek).toMatchObject({
      columns: { portfolio: 'Λογαριασμός', isin: 'ISIN', units: 'Τεμάχια', currency: 'Νόμισμα', value: 'Αξία' },
      numbers: 'comma',
    });
  });
  test('and what is missing is said', () => {
    expect(positionGaps({ header, columns: {}, numbers: 'point' })).toEqual(['portfolio', 'security', 'units']);
  });
});

describe('a row', () => {
  test.each<[string, readonly string[], string]>([
    ['is units of a security', ['P-1', 'gb00b10rzp78', '', 'Unilever', '1,000.50', 'GBP', '1'], 'P-1 GB00B10RZP78 1000.50 GBP'],
    ['may have three letters that are no currency', ['P-1', '', 'VOD', '', '5', 'GBP', ''], 'P-1 VOD 5 GBP'],
    ['is cash by its symbol', ['P-1', '', 'GBP', '', '20', '', ''], 'P-1 cash 20 GBP'],
    ['is cash by a symbol with a word', ['P-1', '', 'CASH.RSD', '', '20', '', ''], 'P-1 cash 20 RSD'],
    ['is cash by its name', ['P-1', '', '', 'Cash account', '(20.10)', 'USD', ''], 'P-1 cash -20.10 USD'],
    ['is cash by a name in Greek', ['P-1', '', '', 'Μετρητά', '20', 'EUR', ''], 'P-1 cash 20 EUR'],
    ['may be blank', ['', '', '', '', '', '', ''], ''],
    ['may be a total', ['', '', '', 'Total', '', '', '5,000'], ''],
    ['has illegible units', ['P-1', 'GB00B10RZP78', '', 'Unilever', 'many', 'GBP', ''], '5 P-1 Unilever, GB00B10RZP78: units'],
    ['has a formula without its result', ['P-1', 'GB00B10RZP78', '', '', '#FORMULA!', 'GBP', ''], '5 P-1 GB00B10RZP78: units'],
    ['is cash of no currency', ['P-1', '', '', 'Cash', '5', '', ''], '5 P-1 Cash: currency'],
    ['has a strange currency', ['P-1', 'GB00B10RZP78', '', '', '5', 'POUNDS', ''], '5 P-1 GB00B10RZP78: currency'],
  ])('%s', (_what, cells, expected) => {
    expect(read(...cells)).toBe(expected);
  });
});
