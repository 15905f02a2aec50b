import type { PortfolioException } from '../wealth/wealth-firm.ts';

/** Portfolios whose story is told, by number. */
export const exceptions: Readonly<Record<string, PortfolioException>> = {
  // Κατερίνα Βλαχοπούλου: the one to look at first.
  '004512': {
    name: 'Κύριο χαρτοφυλάκιο',
    risk: 4,
    objective: 'Both',
    inception: '2016-09-14',
    opening: 620_000,
    payments: [
      { date: '2020-11-12', amount: 60_000 },
      { date: '2023-06-15', amount: -25_000 },
      { date: '2026-03-10', amount: 40_000 },
    ],
    foreignCash: { date: '2022-05-18', currency: 'USD', amount: 12_500 },
    charges: { Management: 0.006, Platform: 0.001, Adviser: 0 },
    rebalances: true,
    model: new Map([
      ['AIGPAG', 0.16],
      ['KENEUR', 0.08],
      ['PILELL', 0.06],
      ['KYKNAF', 0.06],
      ['AIGENE', 0.05],
      ['QTRN', 0.04],
      ['AIGOMO', 0.13],
      ['PILOME', 0.09],
      ['KYK31', 0.1],
      ['ARGAPO', 0.05],
      ['VNTGLD', 0.045],
      ['EGNPRP', 0.035],
      ['EURPRP', 0.035],
    ]),
  },
  '004513': {
    name: 'Οικογενειακό χαρτοφυλάκιο',
    risk: 6,
    objective: 'Accumulation',
    inception: '2018-02-20',
    opening: 310_000,
    monthly: 500,
    rebalances: true,
  },
  // Closed for good.
  '004537': { inception: '2017-05-15', leaves: { on: '2024-09-18' } },
  // Everything was paid out before the pandemic and came back a year later.
  '004560': { inception: '2016-12-05', leaves: { on: '2020-02-13', returns: '2021-02-22' } },
  // Θάλεια Παπακωνσταντίνου and Ουρανία Λαμπροπούλου have lost money: property and infrastructure, and long bonds.
  '004772': {
    name: 'Ακίνητα και υποδομές',
    risk: 2,
    objective: 'Income',
    inception: '2021-06-10',
    opening: 240_000,
    model: new Map([
      ['EURPRP', 0.4],
      ['ARGYPO', 0.35],
      ['MELHYB', 0.2],
    ]),
  },
  '004704': {
    name: 'Ομόλογα για τη σύνταξη',
    risk: 1,
    inception: '2021-02-08',
    opening: 380_000,
    model: new Map([
      ['PILOME', 0.4],
      ['OLY34', 0.3],
      ['KYK31', 0.25],
    ]),
  },
};
