import type { Kind, Layout, NumberSource, Table } from './layout.ts';

const action = (matches: string) => [{ column: 'Action', matches }];

const kinds: readonly Kind[] = [
  { when: action('^(?:Market|Limit|Stop|Stop limit) buy$'), type: 'Purchase', cash: 'out' },
  { when: action('^(?:Market|Limit|Stop|Stop limit) sell$'), type: 'Sale', cash: 'in' },
  { when: action('^Dividend'), type: 'Dividend' },
  { when: action('^(?:Interest|Lending interest|Share lending)'), type: 'Interest' },
  { when: action('^Deposit$'), type: 'Contribution' },
  { when: action('^Withdrawal$'), type: 'Withdrawal' },
  { when: action('^Result adjustment$'), type: 'Adjustment' },
];

/** Tax is withheld in the currency of the security, of which units times price were paid out. */
function withheld(total: string): NumberSource {
  const rate: NumberSource = { quotient: [{ product: ['No. of shares', 'Price / share'] }, { size: total }] };
  return { money: 'Withholding tax', in: 'Currency (Withholding tax)', rate };
}

const common = {
  date: 'Time',
  reference: { column: 'ID' },
  security: { isin: 'ISIN', symbol: 'Ticker', name: 'Name' },
  priceUnit: { column: 'Currency (Price / share)' },
  note: 'Notes',
  units: 'No. of shares',
  price: 'Price / share',
  kinds,
} as const satisfies Partial<Table>;

const always = { source: 'Trading 212', dates: 'year-first', numbers: 'point', blanks: ['Not available'] } as const;

function fee(name: string): NumberSource {
  return { money: name, in: `Currency (${name})`, rate: 'Exchange rate' };
}

const first = ['Action', 'Time', 'ISIN', 'Ticker', 'Name', 'No. of shares', 'Price / share', 'Currency (Price / share)', 'Exchange rate'];

/** The currency of the account stands in the names of columns. */
export const trading212Of2020: Layout = {
  ...always,
  tables: [
    {
      ...common,
      header: [...first, 'Result (¤)', 'Total (¤)', 'Charge amount (¤)', 'ID'],
      currency: { from: 'header' },
      amount: 'Total (¤)',
      tax: withheld('Total (¤)'),
      charges: { sum: ['Transaction fee (¤)', fee('Finra fee')] },
    },
  ],
};

/** The currency of the account stands in a column beside the total. */
export const trading212Of2024: Layout = {
  ...always,
  tables: [
    {
      ...common,
      header: [...first, 'Result', 'Currency (Result)', 'Total', 'Currency (Total)', 'ID', 'Currency conversion fee'],
      currency: { column: 'Currency (Total)' },
      amount: 'Total',
      tax: withheld('Total'),
      charges: { sum: [fee('Transaction fee'), fee('Currency conversion fee')] },
    },
  ],
};

/** With the taxes of markets, and what a card was used for. */
export const trading212Of2026: Layout = {
  ...always,
  tables: [
    {
      ...common,
      header: [
        ...first,
        'Result',
        'Currency (Result)',
        'Total',
        'Currency (Total)',
        'ID',
        'Currency conversion fee',
        'Stamp duty reserve tax',
        'Merchant name',
      ],
      currency: { column: 'Currency (Total)' },
      amount: 'Total',
      tax: withheld('Total'),
      charges: {
        sum: [
          fee('Transaction fee'),
          fee('Finra fee'),
          fee('Currency conversion fee'),
          fee('Stamp duty reserve tax'),
          fee('French transaction tax'),
        ],
      },
      kinds: [
        ...kinds,
        { when: action('^(?:Card debit|New card cost)$'), type: 'Withdrawal' },
        { when: action('^(?:Card credit|Spending cashback)$'), type: 'Contribution' },
      ],
    },
  ],
};
