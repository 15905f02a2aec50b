import type { Condition, Kind, Layout, Table } from './layout.ts';

const data: Condition = { column: 'Header', is: ['Data'] };
const isin = '\\(([A-Z]{2}[A-Z0-9]{9}\\d)\\)';
const paying = { isin: { column: 'Description', pattern: isin }, symbol: { column: 'Description', pattern: '^([^(]+?)\\s*\\(' } } as const;
/** `QZA(…) Spinoff 1 for 10 (QZS, QUARTZ SPIN CORP, US74QZ303026)`: the last brackets have what is received. */
const received = {
  isin: { column: 'Description', pattern: '\\([^()]*\\b([A-Z]{2}[A-Z0-9]{9}\\d)\\)\\s*$' },
  symbol: { column: 'Description', pattern: '\\(([A-Z0-9. ]+), [^()]*\\)\\s*$' },
  name: { column: 'Description', pattern: '\\([A-Z0-9. ]+, ([^()]+), [A-Z0-9]+\\)\\s*$' },
} as const;

const sums: readonly Kind[] = [
  { when: [{ column: 'Header', is: ['SubTotal', 'Total'] }], type: 'ignored' },
  { when: [{ column: 'Currency', matches: '^Total' }], type: 'ignored' },
];

function section(
  name: string,
  columns: readonly string[],
  table: Omit<Table, 'header' | 'isSection' | 'currency' | 'kinds'> & Pick<Table, 'kinds'>,
): Table {
  return {
    ...table,
    header: [name, 'Header', ...columns],
    isSection: true,
    currency: { column: 'Currency' },
    kinds: [...sums, ...table.kinds],
  };
}

const order: Condition = { column: 'DataDiscriminator', is: ['Order'] };
const category = (...names: readonly string[]): Condition => ({ column: 'Asset Category', is: names });
const traded = ['Stocks', 'Bonds', 'Funds', 'Mutual Funds', 'Warrants', 'Structured Products'];
const told = { date: 'Date', note: 'Description', amount: 'Amount' } as const;

/** The statement of activity: a section for each kind of transaction, with a header of its own that may come again with other columns. */
export const interactiveBrokersActivity: Layout = {
  source: 'Interactive Brokers',
  dates: 'year-first',
  numbers: 'point',
  blanks: ['-', '--'],
  joinsRows: true,
  tables: [
    section(
      'Trades',
      ['DataDiscriminator', 'Asset Category', 'Currency', 'Symbol', 'Date/Time', 'Quantity', 'T. Price', 'Proceeds', 'Comm/Fee'],
      {
        date: 'Date/Time',
        security: { symbol: 'Symbol' },
        priceUnit: { column: 'Currency' },
        amount: { sum: ['Proceeds', 'Comm/Fee'] },
        units: { size: 'Quantity' },
        price: 'T. Price',
        charges: { size: 'Comm/Fee' },
        kinds: [
          { when: [{ column: 'DataDiscriminator', matches: '^(?!Order$)' }], type: 'ignored' },
          { when: [data, category(...traded), { column: 'Quantity', sign: 'in' }], type: 'Purchase' },
          { when: [data, category(...traded), { column: 'Quantity', sign: 'out' }], type: 'Sale' },
        ],
      },
    ),
    section(
      'Trades',
      ['DataDiscriminator', 'Asset Category', 'Currency', 'Symbol', 'Date/Time', 'Quantity', 'T. Price', 'Proceeds', 'Comm in ¤'],
      {
        date: 'Date/Time',
        amount: 'Proceeds',
        note: 'Symbol',
        kinds: [
          {
            when: [data, order, category('Forex')],
            type: 'Exchange',
            otherSide: {
              amount: { sum: ['Quantity', 'Comm in ¤'] },
              currency: { column: 'Symbol', pattern: '^([A-Z]{3})\\.' },
              charges: { size: 'Comm in ¤' },
            },
          },
        ],
      },
    ),
    section('Deposits & Withdrawals', ['Currency', 'Settle Date', 'Description', 'Amount'], {
      ...told,
      date: 'Settle Date',
      kinds: [
        { when: [data, { column: 'Amount', sign: 'in' }], type: 'Contribution' },
        { when: [data, { column: 'Amount', sign: 'out' }], type: 'Withdrawal' },
      ],
    }),
    section('Dividends', ['Currency', 'Date', 'Description', 'Amount'], {
      ...told,
      security: paying,
      kinds: [
        { when: [data, { column: 'Description', matches: '\\(Return of Capital\\)' }], type: 'Distribution', category: 'ReturnOfCapital' },
        { when: [data], type: 'Dividend' },
      ],
    }),
    section('Withholding Tax', ['Currency', 'Date', 'Description', 'Amount'], {
      ...told,
      security: paying,
      kinds: [{ when: [data], type: 'Tax' }],
    }),
    section('Interest', ['Currency', 'Date', 'Description', 'Amount'], { ...told, kinds: [{ when: [data], type: 'Interest' }] }),
    section('Fees', ['Subtitle', 'Currency', 'Date', 'Description', 'Amount'], {
      ...told,
      kinds: [
        { when: [{ column: 'Subtitle', is: ['Total'] }], type: 'ignored' },
        { when: [data], type: 'Charge', category: 'Other' },
      ],
    }),
    section('Corporate Actions', ['Asset Category', 'Currency', 'Date/Time', 'Description', 'Quantity', 'Proceeds'], {
      date: 'Date/Time',
      security: received,
      note: 'Description',
      amount: 'Proceeds',
      units: 'Quantity',
      kinds: [
        { when: [{ column: 'Asset Category', is: ['Total'] }], type: 'ignored' },
        {
          when: [data, { column: 'Description', matches: '\\b(?:Split|Spinoff|Merged|Tendered|Stock Dividend)\\b' }],
          type: 'CorporateAction',
        },
      ],
    }),
  ],
};
