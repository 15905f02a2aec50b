import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

test('numbers stay numbers, texts are quoted where they must be', () => {
  const table = {
    header: ['Date', 'Holding', 'Amount'],
    rows: [
      ['2026-06-30', 'Smith, "Jane" & Co', -12.5],
      ['2026-07-01', 'Ομόλογο', null],
    ],
  };
  expect(csvText(table)).toBe('\uFEFFDate,Holding,Amount\r\n2026-06-30,"Smith, ""Jane"" & Co",-12.5\r\n2026-07-01,Ομόλογο,\r\n');
});

test.each(['=1+1', ' =1+1', '\u00a0@x', '\n=1', '+44', '-2', '@SUM', '\tx', '＝1'])('%s is not run by a spreadsheet', (text) => {
  expect(csvText({ header: [], rows: [[text]] })).toContain(`'${text}`);
});

test('what is no number is an empty cell', () => {
  expect(csvText({ header: ['x'], rows: [[Number.NaN]] })).toBe('\uFEFFx\r\n\r\n');
});
