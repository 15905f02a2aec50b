import type { Layout } from './layout.ts';

const gross = { product: ['quantity', 'price'] } as const;

/** A table kept by hand: what was traded at which price; the amounts follow. A split names the units that it brought. */
export const plainTable: Layout = {
  source: 'Own records',
  dates: 'year-first',
  numbers: 'point',
  tables: [
    {
      header: ['date', 'action', 'symbol', 'quantity', 'price', 'fees', 'currency'],
      date: 'date',
      security: { symbol: 'symbol' },
      currency: { column: 'currency' },
      priceUnit: { column: 'currency' },
      amount: { difference: [gross, 'fees'] },
      units: 'quantity',
      price: 'price',
      charges: 'fees',
      kinds: [
        { when: [{ column: 'action', is: ['BUY'] }], type: 'Purchase', amount: { negative: { sum: [gross, 'fees'] } } },
        { when: [{ column: 'action', is: ['SELL'] }], type: 'Sale' },
        { when: [{ column: 'action', is: ['DIVIDEND'] }], type: 'Dividend' },
        { when: [{ column: 'action', is: ['STOCK_SPLIT'] }], type: 'CorporateAction', cash: 'none' },
      ],
    },
  ],
};
