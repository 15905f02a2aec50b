import type { PortfolioException } from '../wealth/wealth-firm.ts';
import { instruments } from './instruments.ts';

/** Everything that anyone may buy. */
const whatIsSold = instruments.filter(({ type }) => type !== 'Index' && type !== 'Property').map(({ symbol }) => symbol);

/** Portfolios whose story is told, by number. */
export const exceptions: Readonly<Record<string, PortfolioException>> = {
  // Eleanor Hartwell's ISA: the one to look at first.
  204417: {
    name: 'Long-term growth',
    risk: 5,
    objective: 'Accumulation',
    inception: '2016-04-12',
    opening: 486_000,
    yearly: 20_000,
    payments: [
      { date: '2021-10-20', amount: -16_500 },
      { date: '2023-10-20', amount: -20_000 },
    ],
    foreignCash: { date: '2021-02-11', currency: 'USD', amount: 9_410.22 },
    charges: { Management: 0.0038, Platform: 0.002, Adviser: 0 },
    rebalances: true,
    model: new Map([
      ['MRLSCB', 0.1],
      ['NRTILG', 0.05],
      ['KSTSDC', 0.06],
      ['BRKGEI', 0.23],
      ['PNHUST', 0.13],
      ['ASHUKI', 0.11],
      ['LRNASI', 0.06],
      ['SLVE', 0.06],
      ['CLDR', 0.07],
      ['RNNABS', 0.045],
      ['EGCP', 0.055],
    ]),
  },
  204418: {
    name: "Hartwell children's trust",
    risk: 4,
    objective: 'Both',
    inception: '2017-09-18',
    opening: 1_450_000,
    extra: { date: '2020-06-15', symbol: 'TG28', units: 900 },
  },
  // Desmond Achterberg took all their money out before the pandemic and came back late.
  118807: { inception: '2016-11-07', leaves: { on: '2020-01-23', returns: '2021-03-15' } },
  // Cornelius Attwater closed their execution-only portfolio.
  100879: { inception: '2017-02-13', opening: 640_000, leaves: { on: '2024-06-19' } },
  // Priya Balasubramaniam's company pension owns the building it works in.
  301555: { inception: '2018-03-12', extra: { date: '2019-05-20', symbol: 'WHBY', units: 1 } },
  // Farouk Abernathy and Amara Kolawole keep dollars.
  312010: {
    foreignCash: {
      date: '2022-11-09',
      currency: 'USD',
      amount: 64_000,
      exchanged: { date: '2024-05-14', amount: 24_000, margin: 0.0075 },
    },
    inception: '2019-01-21',
    extra: { date: '2020-11-16', symbol: 'OLDB29', units: 400 },
  },
  // Yasmin Vandermeer holds a little of everything.
  176920: {
    name: 'A little of everything',
    inception: '2020-01-06',
    opening: 2_400_000,
    rebalances: false,
    model: new Map(whatIsSold.map((symbol) => [symbol, 0.97 / whatIsSold.length])),
  },
  // Tamsin Tregarthen and Godfrey Wainfleet have lost money since they began, Gareth Prosser in the last year.
  246927: {
    name: 'Infrastructure and income',
    risk: 2,
    objective: 'Income',
    inception: '2021-09-06',
    opening: 185_000,
    model: new Map([
      ['SOLR', 0.3],
      ['CLDR', 0.25],
      ['HBRPRP', 0.22],
      ['MRLSCB', 0.2],
    ]),
  },
  210875: {
    name: 'Pension in gilts',
    risk: 1,
    inception: '2021-11-08',
    opening: 410_000,
    model: new Map([
      ['NRTGLT', 0.4],
      ['NRTILG', 0.3],
      ['SLG5', 0.17],
      ['HBRPRP', 0.1],
    ]),
  },
  117217: {
    name: 'Water and property',
    risk: 6,
    inception: '2021-06-14',
    opening: 96_000,
    model: new Map([
      ['TRVH', 0.36],
      ['SOLR', 0.3],
      ['EGCP', 0.3],
    ]),
  },
  254497: { name: 'Will trust for the grandchildren of Sir Barnaby and Lady Ravensworth' },
  // Ottilie Sharrow has just come.
  241991: { inception: '2026-10-26', opening: 64_000, objective: 'Accumulation' },
};
