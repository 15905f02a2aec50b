import type { Layout } from './layout.ts';

const pounds = { product: ['Quantity', 'Unit cost (p)', { always: '0.01' }] } as const;
const paid = { size: 'Value (£)' } as const;
/** `Vanguard FTSE Developed World UCITS ETF 1000 @  4500.00` */
const traded = { column: 'Description', pattern: '^(.+?)\\s+[\\d.,]+\\s*@' } as const;

/** Prices in pence, values in pounds. What a trade cost is what its value is away from units times price. */
export const hargreavesLansdown: Layout = {
  source: 'Hargreaves Lansdown',
  dates: 'day-first',
  numbers: 'point',
  blanks: ['n/a'],
  tables: [
    {
      header: ['Trade date', 'Settle date', 'Reference', 'Description', 'Unit cost (p)', 'Quantity', 'Value (£)'],
      date: 'Trade date',
      settleDate: 'Settle date',
      reference: { column: 'Reference', unless: '^\\D*$' },
      security: { name: traded },
      currency: { always: 'GBP' },
      priceUnit: { always: 'GBX' },
      note: 'Description',
      amount: 'Value (£)',
      units: 'Quantity',
      price: 'Unit cost (p)',
      kinds: [
        { when: [{ column: 'Reference', matches: '^B\\d' }], type: 'Purchase', charges: { difference: [paid, pounds] } },
        { when: [{ column: 'Reference', matches: '^S\\d' }], type: 'Sale', charges: { difference: [pounds, paid] } },
        { when: [{ column: 'Reference', is: ['MANAGE FEE'] }], type: 'Charge', category: 'Platform' },
        { when: [{ column: 'Reference', is: ['INTEREST'] }], type: 'Interest' },
        {
          when: [
            { column: 'Reference', is: ['FPC', 'Card Web', 'CARD WEB', 'TRANSFER', 'DD', 'BACS'] },
            { column: 'Value (£)', sign: 'in' },
          ],
          type: 'Contribution',
        },
        {
          when: [
            { column: 'Reference', is: ['FPD', 'FPC', 'BACS', 'WITHDRAWAL', 'TRANSFER'] },
            { column: 'Value (£)', sign: 'out' },
          ],
          type: 'Withdrawal',
        },
      ],
    },
  ],
};
