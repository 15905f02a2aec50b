import type { Kind, Layout } from './layout.ts';

const kind = (...words: readonly string[]) => [{ column: 'Transaction type', is: words }];
const bracket = '\\(([A-Z0-9.]{1,6})\\)\\s*$';
const source = { symbol: { column: 'Source investment', pattern: bracket }, name: 'Source investment' } as const;

const kinds: readonly Kind[] = [
  { when: [{ column: 'Status', matches: '(?i:cancel|reject)' }], type: 'ignored', why: 'cancelled' },
  { when: [{ column: 'Status', matches: '^(?!Completed$)' }], type: 'ignored', why: 'pending' },
  { when: kind('Cash Out For Buy', 'Cash In From Sell', 'Cash Out For Dividend Reinvestment'), type: 'ignored', why: 'internal' },
  { when: [...kind('Buy', 'Sell'), { column: 'Investments', is: [''] }], type: 'ignored', why: 'internal' },
  { when: kind('Buy', 'Buy From Dividend'), type: 'Purchase', cash: 'out' },
  { when: kind('Sell'), type: 'Sale', cash: 'in' },
  { when: kind('Reinvestment From Income'), type: 'Purchase', cash: 'out', isReinvested: true },
  { when: kind('Cash Dividend'), type: 'Dividend', date: 'Completion date', security: source },
  { when: kind('Cash Interest'), type: 'Interest' },
  { when: kind('Tax On Interest'), type: 'Tax' },
  { when: kind('Dealing Fee'), type: 'Charge', category: 'Dealing' },
  { when: kind('Service Fee'), type: 'Charge', category: 'Platform' },
  { when: kind('Stamp Duty Or Financial Transaction Tax'), type: 'Charge', category: 'StampDuty' },
  { when: kind('Cash In'), type: 'Contribution' },
  { when: kind('Cash Out', 'Withdrawal'), type: 'Withdrawal' },
  { when: kind('Cash In Ring-fenced For Fees'), type: 'TransferIn' },
  { when: kind('Transfer To Cash Management Account', 'Transfer To Cash Management Account For Fees'), type: 'TransferOut' },
];

/**
 * Layout of files with several accounts. A trade is a row of its own beside those of its cash, which say nothing more; its amount has
 * the sign of the holding. Prices are rounded to pence.
 */
export const fidelityUk: Layout = {
  source: 'Fidelity UK',
  dates: 'month-name',
  numbers: 'point',
  blanks: ['Cash'],
  joinsRows: true,
  tables: [
    {
      header: [
        'Order date',
        'Completion date',
        'Transaction type',
        'Investments',
        'Account Number',
        'Source investment',
        'Amount',
        'Quantity',
        'Price per unit',
        'Reference Number',
        'Status',
      ],
      date: 'Order date',
      settleDate: 'Completion date',
      reference: { column: 'Reference Number' },
      account: 'Account Number',
      security: { symbol: { column: 'Investments', pattern: bracket }, name: 'Investments' },
      currency: { always: 'GBP' },
      note: 'Transaction type',
      amount: 'Amount',
      units: 'Quantity',
      price: 'Price per unit',
      kinds,
    },
  ],
};
