import { expect, test } from 'vitest';
import { guessMapping } from './guess-mapping.ts';

const header = ['Date', 'Type', 'ISIN', 'Units', 'Price', 'Amount', 'Fee', 'Tax'];

function costsOf(...rows: readonly (readonly string[])[]) {
  return guessMapping(
    header,
    rows.map(([type = '', units = '', price = '', amount = '', fee = '', tax = '']) => [
      '2026-03-02',
      type,
      'US0000000018',
      units,
      price,
      amount,
      fee,
      tax,
    ]),
    'Alpha',
  ).costs;
}

test.each([
  ['a purchase with its fee inside', [['Buy', '350', '21.40', '-7490.99', '0.99', '']], { charges: 'inside' }],
  ['a purchase with its fee on top', [['Buy', '350', '21.40', '-7490.00', '0.99', '']], { charges: 'outside' }],
  ['a sale with both on top', [['Sell', '50', '22.10', '1105.00', '0.99', '4.35']], { charges: 'outside', tax: 'outside' }],
  ['a sale with both inside', [['Sell', '50', '22.10', '1099.66', '0.99', '4.35']], { charges: 'inside', tax: 'inside' }],
  [
    'a sale with its fee inside and its tax on top',
    [['Sell', '50', '22.10', '1104.01', '0.99', '4.35']],
    { charges: 'inside', tax: 'outside' },
  ],
  ['a price with few digits', [['Buy', '1000', '1.234', '-1236.30', '2.00', '']], { charges: 'inside' }],
  [
    'rows that disagree',
    [
      ['Buy', '10', '5', '-50', '1', ''],
      ['Buy', '10', '5', '-51', '1', ''],
    ],
    { charges: 'unknown' },
  ],
  ['an amount that fits neither', [['Buy', '10', '5', '-57', '1', '']], { charges: 'unknown' }],
  ['a dividend of which nothing is said', [['Dividend', '', '', '56.78', '', '14.97']], { incomeTax: 'unknown' }],
  ['a dividend per share, before tax', [['Dividend', '100', '0.50', '50.00', '', '7.50']], { incomeTax: 'outside' }],
  ['a dividend per share, after tax', [['Dividend', '100', '0.50', '42.50', '', '7.50']], { incomeTax: 'inside' }],
  ['no costs at all', [['Buy', '10', '5', '-50', '0.00', '']], {}],
] as const)('%s', (_case, rows, expected) => {
  expect(costsOf(...rows)).toEqual(expected);
});
