import type { Layout } from './layout.ts';

const costs = { sum: ['Stamp Duty', 'FX Fee Amount'] } as const;

/** Amounts are what moved on the cash account, without a sign; prices are in the currency of the security. */
export const freetrade: Layout = {
  source: 'Freetrade',
  dates: 'year-first',
  numbers: 'point',
  tables: [
    {
      header: ['Title', 'Type', 'Timestamp', 'Account Currency', 'Total Amount', 'Buy / Sell', 'Ticker', 'ISIN', 'Order ID'],
      date: 'Timestamp',
      reference: { column: 'Order ID' },
      security: { isin: 'ISIN', symbol: 'Ticker', name: 'Title' },
      currency: { column: 'Account Currency' },
      priceUnit: { column: 'Instrument Currency' },
      amount: 'Total Amount',
      units: 'Quantity',
      price: 'Price per Share',
      kinds: [
        {
          when: [
            { column: 'Type', is: ['ORDER'] },
            { column: 'Buy / Sell', is: ['BUY'] },
          ],
          type: 'Purchase',
          cash: 'out',
          charges: costs,
        },
        {
          when: [
            { column: 'Type', is: ['ORDER'] },
            { column: 'Buy / Sell', is: ['SELL'] },
          ],
          type: 'Sale',
          cash: 'in',
          charges: costs,
        },
        { when: [{ column: 'Type', is: ['FREESHARE_ORDER'] }], type: 'TransferIn', cash: 'none', cost: 'Total Amount' },
        {
          when: [{ column: 'Type', is: ['DIVIDEND'] }],
          type: 'Dividend',
          cash: 'in',
          tax: { product: ['Dividend Withheld Tax Amount', 'Base FX Rate'] },
        },
        { when: [{ column: 'Type', is: ['INTEREST_FROM_CASH'] }], type: 'Interest', cash: 'in' },
        { when: [{ column: 'Type', is: ['TOP_UP'] }], type: 'Contribution', cash: 'in' },
        { when: [{ column: 'Type', is: ['WITHDRAWAL'] }], type: 'Withdrawal', cash: 'out' },
        { when: [{ column: 'Type', is: ['MONTHLY_STATEMENT', 'TAX_CERTIFICATE'] }], type: 'ignored' },
      ],
    },
  ],
};
