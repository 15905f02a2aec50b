import type { Kind, Layout, Table } from './layout.ts';

const details = (matches: string) => [{ column: 'Details', matches }];
const units = { column: 'Details', pattern: '^(?:Bought|Sold) ([\\d.,]+) ' } as const;
const traded = {
  symbol: { column: 'Details', pattern: '\\(([A-Z0-9.]+)\\)$' },
  name: { column: 'Details', pattern: '^(?:Bought|Sold) [\\d.,]+ (.+?)(?: \\([A-Z0-9.]+\\))?$' },
} as const;

const kinds: readonly Kind[] = [
  { when: details('^Bought '), type: 'Purchase', units, security: traded },
  { when: details('^Sold '), type: 'Sale', units, security: traded },
  { when: details('^(?:Reversal of )?DIV: '), type: 'Dividend', security: { symbol: { column: 'Details', pattern: 'DIV: ([^. ]+)' } } },
  { when: details('Interest$'), type: 'Interest' },
  { when: details('^Account [Ff]ee'), type: 'Charge', category: 'Platform' },
  { when: details('[Ww]ithdrawal'), type: 'Withdrawal' },
  { when: details('[Dd]eposit'), type: 'Contribution' },
];

const cash: Table = {
  header: ['Date', 'Details', 'Amount', 'Balance'],
  endsAt: ['Balance'],
  date: 'Date',
  currency: { always: 'GBP' },
  note: 'Details',
  amount: 'Amount',
  kinds,
};

const always = { source: 'Vanguard UK', dates: 'day-first', numbers: 'point' } as const;

/** The words say what was bought: prices are not there. */
export const vanguardCash: Layout = { ...always, tables: [{ ...cash, isWhole: true }] };

/** The second table tells the trades of the first again, with their prices and another day. */
export const vanguardCashAndInvestments: Layout = {
  ...always,
  mark: 'Cash Transactions',
  tables: [
    cash,
    {
      header: ['Date', 'InvestmentName', 'TransactionDetails', 'Quantity', 'Price', 'Cost'],
      endsAt: ['Cost'],
      date: 'Date',
      currency: { always: 'GBP' },
      amount: 'Cost',
      kinds: [{ when: [{ column: 'InvestmentName', matches: '.' }], type: 'ignored' }],
    },
  ],
};
