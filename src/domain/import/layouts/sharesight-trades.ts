import type { Layout } from './layout.ts';

const brokerage = { quotient: ['Brokerage *', 'Exchange Rate'] } as const;

/** Prices and brokerage in the currency of the market, values before brokerage in the portfolio's, positive for a purchase. Coins are units of their own. */
export const sharesightTrades: Layout = {
  source: 'Sharesight',
  dates: 'day-first',
  numbers: 'point',
  tables: [
    {
      header: ['Market', 'Code', 'Name', 'Type', 'Date', 'Quantity', 'Price *', 'Brokerage *', 'Currency', 'Exchange Rate', 'Value'],
      date: 'Date',
      security: { symbol: 'Code', name: 'Name' },
      currency: { from: 'portfolio' },
      priceUnit: { column: 'Currency' },
      note: 'Comments',
      amount: { difference: [{ negative: 'Value' }, brokerage] },
      units: { size: 'Quantity' },
      price: 'Price *',
      charges: brokerage,
      kinds: [
        { when: [{ column: 'Type', is: ['Buy'] }], type: 'Purchase' },
        { when: [{ column: 'Type', is: ['Sell'] }], type: 'Sale' },
        { when: [{ column: 'Type', is: ['Opening Balance'] }], type: 'TransferIn', cash: 'none', cost: 'Value' },
      ],
    },
  ],
};
