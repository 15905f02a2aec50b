import type { Layout, Table } from './layout.ts';

/** `FOO.NASDAQ`: what stands behind the last point is the market. */
const security = { symbol: { column: 'Code', pattern: '^(.+)\\.[^.]+$' }, name: 'Name' } as const;

const dividends: Pick<Table, 'date' | 'security' | 'note' | 'kinds' | 'endsAt'> = {
  endsAt: ['Total'],
  date: 'Date Paid',
  security,
  note: 'Comments',
  kinds: [{ when: [{ column: 'Code', matches: '.' }], type: 'Dividend' }],
};

/** Local dividends in the portfolio's currency, foreign ones in their own. */
export const sharesightIncome: Layout = {
  source: 'Sharesight',
  dates: 'day-first',
  numbers: 'point',
  tables: [
    {
      ...dividends,
      header: ['Code', 'Name', 'Date Paid', 'Net Dividend', 'Tax Deducted', 'Tax Credit', 'Gross Dividend'],
      currency: { from: 'portfolio' },
      amount: 'Net Dividend',
      tax: 'Tax Deducted',
    },
    {
      ...dividends,
      header: ['Code', 'Name', 'Date Paid', 'Exchange Rate', 'Currency', 'Net Amount', 'Foreign Tax Deducted', 'Gross Amount'],
      currency: { column: 'Currency' },
      amount: 'Net Amount',
      tax: 'Foreign Tax Deducted',
      fxRate: { quotient: [{ always: '1' }, 'Exchange Rate'] },
    },
  ],
};
