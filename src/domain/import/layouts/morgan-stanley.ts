import type { Layout } from './layout.ts';

/** Sales of shares of a plan, and cash that was paid out: both are called sales. */
export const morganStanley: Layout = {
  source: 'Morgan Stanley',
  dates: 'month-name',
  numbers: 'point',
  blanks: ['N/A'],
  tables: [
    {
      header: ['Execution Date', 'Order Number', 'Plan', 'Type', 'Order Status', 'Price', 'Quantity', 'Net Amount'],
      notes: '^Please note',
      date: 'Execution Date',
      reference: { column: 'Order Number', unless: 'HIDDEN' },
      security: { name: 'Plan' },
      currency: { always: 'USD' },
      priceUnit: { always: 'USD' },
      amount: 'Net Amount',
      units: { size: 'Quantity' },
      price: 'Price',
      kinds: [
        { when: [{ column: 'Order Status', is: ['Cancelled', 'Canceled', 'Pending'] }], type: 'ignored' },
        {
          when: [
            { column: 'Type', is: ['Sale'] },
            { column: 'Plan', is: ['Cash'] },
          ],
          type: 'Withdrawal',
          cash: 'out',
        },
        {
          when: [{ column: 'Type', is: ['Sale'] }],
          type: 'Sale',
          charges: { difference: [{ product: [{ size: 'Quantity' }, 'Price'] }, 'Net Amount'] },
        },
      ],
    },
  ],
};
