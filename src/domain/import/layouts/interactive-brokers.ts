import type { Layout } from './layout.ts';

const isin = { column: 'Description', pattern: '\\(([A-Z]{2}[A-Z0-9]{9}\\d)\\)' } as const;

/** `VT(US9220427424) Cash Dividend`: the name is not there. */
const paying = { isin, symbol: 'Symbol' } as const;

/** Amounts are in the base currency of the account, which its summary names; tax is in rows of its own. */
export const interactiveBrokers: Layout = {
  source: 'Interactive Brokers',
  dates: 'year-first',
  numbers: 'point',
  blanks: ['-'],
  tables: [
    {
      header: [
        'Date',
        'Account',
        'Description',
        'Transaction Type',
        'Symbol',
        'Quantity',
        'Price',
        'Gross Amount',
        'Commission',
        'Net Amount',
      ],
      isSection: true,
      date: 'Date',
      security: {
        isin,
        symbol: 'Symbol',
        name: { column: 'Description', pattern: '^([^(]+)$' },
      },
      currency: { after: ['Summary', 'Data', 'Base Currency'] },
      priceUnit: { after: ['Summary', 'Data', 'Base Currency'] },
      note: 'Description',
      amount: 'Net Amount',
      units: { size: 'Quantity' },
      price: 'Price',
      charges: { size: 'Commission' },
      kinds: [
        { when: [{ column: 'Transaction Type', is: ['Buy'] }], type: 'Purchase' },
        { when: [{ column: 'Transaction Type', is: ['Sell'] }], type: 'Sale' },
        { when: [{ column: 'Transaction Type', is: ['Dividend', 'Payment in Lieu'] }], type: 'Dividend', security: paying },
        { when: [{ column: 'Transaction Type', is: ['Foreign Tax Withholding'] }], type: 'Tax', security: paying },
        { when: [{ column: 'Transaction Type', is: ['Credit Interest', 'Debit Interest'] }], type: 'Interest' },
        { when: [{ column: 'Transaction Type', is: ['Deposit'] }], type: 'Contribution' },
        { when: [{ column: 'Transaction Type', is: ['Withdrawal'] }], type: 'Withdrawal' },
        { when: [{ column: 'Transaction Type', is: ['Other Fee', 'Commission Adjustment'] }], type: 'Charge', category: 'Other' },
        { when: [{ column: 'Transaction Type', is: ['Adjustment', 'Forex Trade Component'] }], type: 'Adjustment' },
      ],
    },
  ],
};
