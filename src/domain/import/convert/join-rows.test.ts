import { describe, expect, test } from 'vitest';
import { convertedText, told } from '#tests/imports/converted-file.ts';
import { guessMapping } from '../map/guess-mapping.ts';
import type { Mapping } from '../map/mapping.ts';

const header = 'Date;Type;ISIN;Units;Price;Amount;Currency;Details;Order ID';

/** Returns the transactions read from a file, mapped as its column names suggest. */
function read(rows: readonly string[], said: Partial<Mapping> = {}): string[] {
  const text = [header, ...rows].join('\n');
  const cells = text.split('\n').map((line) => line.split(';'));
  const mapping = { ...guessMapping(cells[0] ?? [], cells.slice(1), 'Alpha'), ...said };
  return convertedText(text, { mapping }).rows.map(told);
}

const kestrel = 'US0000000018';

describe('rows that belong together', () => {
  test.each([
    [
      'a reversal and its original, told by their number',
      [
        `2026-03-02;Buy;${kestrel};10;5;-50;EUR;;A1`,
        `2026-03-03;Storno;${kestrel};-10;5;50;EUR;;A1`,
        `2026-03-04;Buy;${kestrel};10;5.1;-51;EUR;;A1`,
      ],
      ['2 left out, reversed with 3', '3 left out, reversed with 2', `4 2026-03-04 Purchase ${kestrel} 10 at 5.1 EUR -51 EUR`],
    ],
    ['a reversal of nothing that the file has', [`2026-03-03;Storno;${kestrel};-10;5;50;EUR;;A1`], ['2 row "A1" reversed-row']],
    [
      'a dividend that is taken back on its day',
      [
        `2026-03-02;Dividend;${kestrel};;;8;EUR;Q1;`,
        `2026-03-02;Dividend;${kestrel};;;-8;EUR;Q1 - Reversal;`,
        `2026-03-02;Dividend;${kestrel};;;7;EUR;Q1;`,
      ],
      ['2 left out, reversed with 3', '3 left out, reversed with 2', `4 2026-03-02 Dividend ${kestrel}/Q1 7 EUR`],
    ],
    [
      'the tax of the only dividend of the day',
      [`2026-03-02;Dividend;${kestrel};;;8;EUR;;`, `2026-03-02;Withholding tax;${kestrel};;;-2;EUR;;`],
      [`2 2026-03-02 Dividend ${kestrel} 6 EUR tax 2`, '3 left out, joined with 2'],
    ],
    [
      'no tax where two dividends could be meant',
      [
        `2026-03-02;Dividend;${kestrel};;;8;EUR;;`,
        `2026-03-02;Dividend;${kestrel};;;9;EUR;;`,
        `2026-03-02;Withholding tax;${kestrel};;;-2;EUR;;`,
      ],
      [`2 2026-03-02 Dividend ${kestrel} 8 EUR`, `3 2026-03-02 Dividend ${kestrel} 9 EUR`, `4 2026-03-02 Tax ${kestrel} -2 EUR`],
    ],
    [
      'a trade and the fee of its order',
      [`2026-03-02;Buy;${kestrel};10;5;-50;EUR;;A1`, `2026-03-02;Fee;${kestrel};;;-3;EUR;;A1`],
      [`2 2026-03-02 Purchase ${kestrel} 10 at 5 EUR -53 EUR charges 3`, '3 left out, joined with 2'],
    ],
    [
      'two fills of one order, with a fee of which no one knows whose it is',
      [`2026-03-02;Buy;${kestrel};10;5;-50;EUR;;A1`, `2026-03-02;Buy;${kestrel};4;5;-20;EUR;;A1`, `2026-03-02;Fee;${kestrel};;;-3;EUR;;A1`],
      [
        `2 2026-03-02 Purchase ${kestrel} 10 at 5 EUR -50 EUR`,
        `3 2026-03-02 Purchase ${kestrel} 4 at 5 EUR -20 EUR`,
        '4 2026-03-02 Charge Other -3 EUR',
      ],
    ],
    [
      'a trade and the exchange that pays for it',
      [`2026-03-02;Buy;${kestrel};10;5;-50;USD;;A1`, `2026-03-02;Forex debit;;;;-46;EUR;;A1`, `2026-03-02;Forex credit;;;;50;USD;;A1`],
      [`2 2026-03-02 Purchase ${kestrel} 10 at 5 USD -46 EUR`, '3 left out, joined with 2', '4 left out, joined with 2'],
    ],
    ['one side of an exchange alone', ['2026-03-02;Forex debit;;;;-46;EUR;;A1'], ['2 row "-46 EUR" other-side']],
    ['a payment of nothing', ['2026-03-02;Deposit;;;;0.00;EUR;;A1'], ['2 Amount "0.00" amount']],
  ] as const)('%s', (_case, rows, expected) => {
    expect(read(rows)).toEqual(expected);
  });
});
