import { describe, expect, test } from 'vitest';
import { convertedText, told } from './converted-file.ts';

const header = 'date,action,symbol,quantity,price,fees,currency';

describe('what a file writes another way than its layout says', () => {
  test.each([
    [
      'semicolons and decimal commas',
      'date;action;symbol;quantity;price;fees;currency\n31/12/2025;BUY;NMR;1.000;5,35;1,00;EUR',
      ['2 2025-12-31 Purchase NMR 1000 at 5.35 EUR -5351 EUR charges 1.00'],
    ],
    [
      'dates with the month in front',
      `${header}\n12/31/2025,SELL,NMR,1,5.35,0,USD\n01/02/2026,SELL,NMR,1,5.35,0,USD`,
      ['2 2025-12-31 Sale NMR 1 at 5.35 USD 5.35 USD', '3 2026-01-02 Sale NMR 1 at 5.35 USD 5.35 USD'],
    ],
    [
      'capitals, spaces and another order',
      `Currency, DATE ,Action,Symbol,Quantity,Price,Fees\nUSD,2026-01-02,SELL,NMR,1,5.35,0`,
      ['2 2026-01-02 Sale NMR 1 at 5.35 USD 5.35 USD'],
    ],
    ['text wrapped in a formula', `${header}\n2026-01-02,SELL,"=""0123""",1,5.35,0,USD`, ['2 2026-01-02 Sale 0123 1 at 5.35 USD 5.35 USD']],
  ] as const)('%s', (_case, text, expected) => {
    expect(convertedText(text).rows.map(told)).toEqual(expected);
  });
});

describe('what cannot be read says where, what was found and what is expected', () => {
  test.each([
    ['2026-06-31,BUY,NMR,1,5,0,GBP', '2 date "2026-06-31" date'],
    ['yesterday,BUY,NMR,1,5,0,GBP', '2 date "yesterday" date'],
    ['2026-06-30,GIFT,NMR,1,5,0,GBP', '2 action "GIFT" kind'],
    ['2026-06-30,BUY,NMR,"1,24,50",5,0,GBP', '2 quantity "1,24,50" number'],
    ['2026-06-30,BUY,NMR,=1+1,5,0,GBP', '2 quantity "=1+1" number'],
    ['2026-06-30,BUY,NMR,-1,-5,0,GBP', '2 quantity "-1" units'],
    ['2026-06-30,BUY,,1,5,0,GBP', '2 symbol "" security'],
    ['2026-06-30,BUY,NMR,1,5,0,pounds', '2 currency "pounds" currency'],
    ['2026-06-30,BUY,NMR,1,5,0,GBP,and,more', '2 row "9" cells'],
    ['2026-06-30,BUY,NMR', '2 currency "" currency, row "" amount, quantity "" units'],
    ['2026-06-30,BUY,NMR,1,-5,0,GBP', '2 row "5" cash-paid'],
  ])('%s', (row, expected) => {
    const { rows } = convertedText(`${header}\n${row}\n2026-06-29,BUY,NMR,100,5.35,1.00,GBP`);
    expect(rows.map(told).join('\n')).toContain(expected);
  });

  test('a file of no layout is no file of another', () => {
    expect(convertedText('name,colour\nIvy,green')).toEqual({ layout: null, rows: [] });
  });
});

describe('a cell without a value that a spreadsheet could show is refused by its name, in every column that is read', () => {
  const columns = header.split(',');
  const right = ['2026-06-30', 'BUY', 'NMR', '1', '5', '1', 'GBP'];
  test.each(columns.flatMap((column, at) => ['#FORMULA!', '#N/A', '#REF!'].map((cell) => [column, at, cell] as const)))(
    '%s',
    (column, at, cell) => {
      const { rows } = convertedText(`${header}\n${right.with(at, cell).join(',')}`);
      const expected = cell === '#FORMULA!' ? 'formula-result' : 'no-cell-error';
      expect(rows.map(told).join('\n')).toContain(`2 ${column} "${cell}" ${expected}`);
    },
  );
});

test('rows that say the same are counted, and a longer export says the same of each', () => {
  const row = '2026-01-10,BUY,NMR,100,5.35,1.00,GBP';
  const later = '2026-01-11,BUY,NMR,100,5.35,1.00,GBP';
  const first = idsOf([row, row]);
  expect(new Set(first).size).toBe(2);
  expect(idsOf([later, row, row]).slice(1)).toEqual(first);
});

test('a year with two digits waits for its century, which is asked of the file', () => {
  const { rows } = convertedText(`${header}\n31/12/25,BUY,NMR,100,5.35,1.00,GBP`);
  expect(rows.map(told)).toEqual(['2 date "31/12/25" century']);
});

test('a stamp with a zone gets the day of the firm, and keeps the id that its own day gave it', () => {
  const row = '2025-07-01T23:30:00Z,BUY,NMR,100,5.35,1.00,GBP';
  const { rows } = convertedText(`${header}\n${row}`, { currency: 'EUR', timeZone: 'Europe/Athens' });
  expect(rows.map(told)).toEqual(['2 2025-07-02 Purchase NMR 100 at 5.35 GBP -536 GBP charges 1.00']);
  expect(rows.map((each) => each.kind === 'row' && each.row.id)).toEqual(['2025-07-01 Purchase NMR 100 -536 GBP']);
});

function idsOf(rows: readonly string[]): string[] {
  return convertedText([header, ...rows].join('\n')).rows.map((each) => (each.kind === 'row' ? each.row.id : ''));
}
