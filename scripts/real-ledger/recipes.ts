import type { Basket, Move, Recipe } from './recipe.ts';

/** American prices end shortly after; what is American is sold on the first trading day on or after it. */
export const americanEnd = '2022-12-14';

const forever = '2099-12-31';

function basket(settle: string, from: string, symbols: string, until = forever): Basket {
  return { from, until, settle, symbols: symbols.split(' ') };
}

/** The portfolios of the real ledger. */
export const recipes: readonly Recipe[] = [
  {
    id: 'RL01',
    account: 'RLA1',
    name: 'World shares in sterling',
    type: 'GIA',
    currency: 'GBP',
    benchmark: 'S&P 500',
    riskLevel: 7,
    from: '2010-01-05',
    opening: 250_000,
    monthly: 1000,
    keeps: ['XOM'],
    baskets: [
      basket('GBP', '2010-01-05', 'AAPL MSFT JNJ XOM KO JPM PG WMT HD', '2022-06-30'),
      basket('GBP', '2022-07-01', 'REL.L TEM.L ABDP.L IBE.MC'),
    ],
    payments: [{ date: '2018-05-14', currency: 'GBP', amount: -30_000 }],
  },
  {
    id: 'RL02',
    account: 'RLA1',
    name: 'Pension in drawdown',
    type: 'SIPP',
    currency: 'GBP',
    benchmark: 'Shares and low volatility 60/40',
    riskLevel: 5,
    from: '2010-03-01',
    opening: 400_000,
    quarterlyOut: 4000,
    yearlyTax: 0.0012,
    baskets: [
      basket('GBP', '2010-03-01', 'PFE PEP MRK CVX LLY', '2013-12-31'),
      basket('GBP', '2014-01-02', 'USMV QUAL VLUE', '2022-06-30'),
      basket('GBP', '2022-07-01', 'REL.L TENT.L SERE.L'),
    ],
  },
  {
    id: 'RL03',
    account: 'RLA2',
    name: 'Euro with a dollar account',
    type: 'GIA',
    currency: 'EUR',
    benchmark: 'S&P 500',
    riskLevel: 6,
    from: '2011-02-01',
    opening: 180_000,
    monthly: 500,
    payments: [
      { date: '2011-02-08', currency: 'USD', amount: 150_000 },
      { date: '2015-03-16', currency: 'USD', amount: 60_000 },
      { date: '2019-09-09', currency: 'USD', amount: -20_000 },
      { date: '2021-11-15', currency: 'CHF', amount: 12_000 },
    ],
    baskets: [
      basket('USD', '2011-02-08', 'MSFT UNH HD AMD', '2022-06-30'),
      basket('EUR', '2011-02-01', 'KO PG GE BAC', '2022-06-30'),
      basket('EUR', '2022-01-03', 'IBE.MC TEP.PA TISG.MI'),
    ],
  },
  {
    id: 'RL04',
    account: 'RLA3',
    name: 'Dollars, once away',
    type: 'GIA',
    currency: 'USD',
    benchmark: 'S&P 500',
    riskLevel: 7,
    from: '2010-01-05',
    opening: 500_000,
    leaves: { on: '2015-08-20', returns: '2016-03-01' },
    keeps: ['QUAL'],
    baskets: [
      basket('USD', '2010-01-05', 'AAPL BBY CVX RRC JPM', '2015-06-30'),
      basket('USD', '2016-03-01', 'AAPL MTUM QUAL SIZE', '2022-06-30'),
    ],
  },
  {
    id: 'RL05',
    account: 'RLA3',
    name: 'Sterling in fractions',
    type: 'ISA',
    currency: 'GBP',
    benchmark: 'Shares and low volatility 60/40',
    riskLevel: 6,
    from: '2010-04-06',
    opening: 10_200,
    monthly: 850,
    fractional: true,
    baskets: [basket('GBP', '2010-04-06', 'MRK WMT AAPL', '2022-06-30'), basket('GBP', '2022-01-04', 'REL.L ELCO.L ABDP.L TEM.L')],
  },
  {
    id: 'RL06',
    account: 'RLA4',
    name: 'Euro income',
    type: 'Trust',
    currency: 'EUR',
    benchmark: 'Shares and low volatility 60/40',
    riskLevel: 4,
    from: '2012-09-03',
    opening: 320_000,
    quarterlyOut: 2500,
    payments: [{ date: '2020-03-23', currency: 'EUR', amount: 75_000 }],
    baskets: [basket('EUR', '2012-09-03', 'JNJ PEP XOM CVX', '2022-06-30'), basket('EUR', '2022-01-03', 'IBE.MC TEP.PA KME.MI TENT.L')],
  },
  {
    id: 'RL07',
    account: 'RLA4',
    name: 'Pence and pounds',
    type: 'GIA',
    currency: 'GBP',
    benchmark: 'S&P 500',
    riskLevel: 6,
    from: '2022-01-05',
    opening: 120_000,
    monthly: 2000,
    baskets: [basket('GBP', '2022-01-05', 'REL.L ABDP.L TENT.L TEM.L SERE.L ELCO.L')],
  },
];

/** All Microsoft shares of the first portfolio move to the fifth in 2017, all of the fifth's Walmart back in 2020. */
export const moves: readonly Move[] = [
  { date: '2017-06-15', from: 'RL01', to: 'RL05', symbol: 'MSFT' },
  { date: '2020-09-10', from: 'RL05', to: 'RL01', symbol: 'WMT' },
];

/** The owners of the portfolios; two advisers share one account. */
export const owners = {
  portal: 'Ashcombe & Hale',
  advisors: [
    { email: 'ruth.calder@real-ledger.example', name: 'Ruth Calder' },
    { email: 'simon.varley@real-ledger.example', name: 'Simon Varley' },
  ],
  accounts: [
    {
      externalId: 'RLA1',
      name: 'Arthur Penrose',
      email: 'arthur.penrose@real-ledger.example',
      advisors: [0],
      currency: 'GBP',
      inception: '2010-01-05',
    },
    {
      externalId: 'RLA2',
      name: 'Béatrice Lenoir',
      email: 'beatrice.lenoir@real-ledger.example',
      advisors: [1],
      currency: 'EUR',
      inception: '2011-02-01',
    },
    {
      externalId: 'RLA3',
      name: 'Carl Whitfield',
      email: 'carl.whitfield@real-ledger.example',
      advisors: [0, 1],
      currency: 'USD',
      inception: '2010-01-05',
    },
    {
      externalId: 'RLA4',
      name: 'Dora Steiner',
      email: 'dora.steiner@real-ledger.example',
      advisors: [1],
      currency: 'EUR',
      inception: '2012-09-03',
    },
  ],
} as const;

/** Benchmarks with the day from which each weight holds. */
export const benchmarks = [
  { name: 'S&P 500', symbol: 'SP500', weight: '1', from: '', rebalance: 'monthly' },
  { name: 'Shares and low volatility 60/40', symbol: 'SP500', weight: '1', from: '2009-12-01', rebalance: 'monthly' },
  { name: 'Shares and low volatility 60/40', symbol: 'SP500', weight: '0.6', from: '2014-01-02', rebalance: 'monthly' },
  { name: 'Shares and low volatility 60/40', symbol: 'USMV', weight: '0.4', from: '2014-01-02', rebalance: 'monthly' },
] as const;
