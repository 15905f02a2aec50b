import type { Layout } from './layout.ts';

const word = (...is: readonly string[]) => [{ column: 'Action', is }];

/** Signed amounts in dollars, months first. */
export const schwab: Layout = {
  source: 'Charles Schwab',
  dates: 'month-first',
  numbers: 'point',
  tables: [
    {
      header: ['Date', 'Action', 'Symbol', 'Description', 'Price', 'Quantity', 'Fees & Comm', 'Amount'],
      endsAt: ['Transactions Total'],
      date: 'Date',
      security: { symbol: 'Symbol', name: 'Description' },
      currency: { always: 'USD' },
      priceUnit: { always: 'USD' },
      note: 'Description',
      amount: 'Amount',
      units: 'Quantity',
      price: 'Price',
      charges: 'Fees & Comm',
      kinds: [
        { when: word('Buy', 'Reinvest Shares'), type: 'Purchase' },
        { when: word('Sell'), type: 'Sale' },
        {
          when: word('Cash Dividend', 'Qualified Dividend', 'Non-Qualified Div', 'Reinvest Dividend', 'Special Dividend'),
          type: 'Dividend',
        },
        { when: word('NRA Tax Adj', 'NRA Withholding', 'Foreign Tax Paid'), type: 'Tax' },
        { when: word('Credit Interest', 'Bank Interest', 'Bond Interest', 'Margin Interest'), type: 'Interest' },
        { when: word('ADR Mgmt Fee', 'Service Fee', 'Misc Cash Entry'), type: 'Charge', category: 'Other' },
        {
          when: [
            ...word('MoneyLink Transfer', 'Wire Funds', 'Wire Received', 'Funds Received', 'MoneyLink Deposit', 'Journal'),
            { column: 'Amount', sign: 'in' },
          ],
          type: 'Contribution',
        },
        {
          when: [...word('MoneyLink Transfer', 'Wire Funds', 'Wire Sent', 'Funds Paid', 'Journal'), { column: 'Amount', sign: 'out' }],
          type: 'Withdrawal',
        },
      ],
    },
  ],
};
