import type { WealthFirm } from '../wealth/wealth-firm.ts';
import { clients } from './clients.ts';
import { exceptions } from './exceptions.ts';
import { textTable } from '../text-table.ts';
import { instruments } from './instruments.ts';

/** The published holdings of some funds of the demonstration's British firm, all invented. */
const fundWeights = textTable(`
  symbol | kind       | weights
  BRKGEI | currency   | USD 0.62, EUR 0.13, GBP 0.07, JPY 0.06, CHF 0.04, SEK 0.02
  BRKGEI | region     | North America 0.64, Europe 0.18, UK 0.06, Asia Pacific 0.08, Emerging markets 0.03
  MLWINC | currency   | USD 0.48, GBP 0.2, EUR 0.17, CHF 0.07
  MLWINC | region     | North America 0.5, UK 0.19, Europe 0.25, Asia Pacific 0.04
  ARDSUS | currency   | USD 0.58, EUR 0.2, GBP 0.06, JPY 0.08, SEK 0.04
  ARDSUS | region     | North America 0.6, Europe 0.25, UK 0.06, Asia Pacific 0.08
  PNHUST | currency   | USD 1
  PNHUST | region     | North America 1
  LRNASI | currency   | HKD 0.24, TWD 0.21, INR 0.2, KRW 0.13, AUD 0.12, SGD 0.07
  KSTSDC | currency   | GBP 0.98, USD 0.01
  KSTSDC | region     | UK 0.41, Europe 0.33, North America 0.22
  GLNMLT | assetClass | Alternatives 0.58, Equities 0.17, Fixed Interest 0.15, Cash 0.1
  GLNMLT | currency   | GBP 0.82, USD 0.26, EUR -0.08
  VNWE   | currency   | USD 0.7, EUR 0.09, JPY 0.06, GBP 0.04, CAD 0.03, CHF 0.03
  VNWE   | region     | North America 0.72, Europe 0.13, UK 0.04, Asia Pacific 0.1
`);

const defensive = 'IA Mixed Investment 0-35% shares';
const cautious = 'IA Mixed Investment 20-60% shares';
const balanced = 'IA Mixed Investment 40-85% shares';
const flexible = 'IA Flexible Investment';

/** The British firm of the demonstration: sterling, tax wrappers, shares in pence. Its people, funds and companies are invented. */
export const ashcombeHale: WealthFirm = {
  seed: 'Ashcombe & Hale',
  portal: 'Ashcombe & Hale',
  language: 'en',
  currency: 'GBP',
  idPrefix: 'AH-',
  clientDomain: 'post.example',
  region: 'UK',
  staff: [
    { role: 'admin', name: 'Beatrice Ashcombe', email: 'beatrice.ashcombe@ashcombe-hale.example' },
    {
      role: 'advisor',
      name: 'James Okafor',
      email: 'james.okafor@ashcombe-hale.example',
      title: 'Chartered wealth planner',
      telephone: '+44 20 7946 0142',
    },
    {
      role: 'advisor',
      name: 'Charlotte Pryce',
      email: 'charlotte.pryce@ashcombe-hale.example',
      title: 'Financial planner',
      telephone: '+44 20 7946 0149',
    },
    {
      role: 'advisor',
      name: 'Duncan Strathairn',
      email: 'duncan.strathairn@ashcombe-hale.example',
      title: 'Investment manager',
      telephone: '+44 20 7946 0156',
    },
    {
      role: 'advisor',
      name: 'Meera Devlin',
      email: 'meera.devlin@ashcombe-hale.example',
      title: 'Chartered financial planner',
      telephone: '+44 20 7946 0163',
    },
  ],
  clients,
  instruments,
  exceptions,
  portfolioTypes: {
    GIA: {
      names: ['General investments', 'Savings beyond the ISA', 'House fund'],
      opening: [90_000, 2_600_000],
      paysIncome: true,
      holdsShares: true,
    },
    ISA: {
      names: ['Long-term savings', 'Tax-free growth', 'Family ISA', 'Rainy day'],
      opening: [40_000, 620_000],
      yearly: [8_000, 20_000],
      paysIncome: false,
      holdsShares: true,
    },
    SIPP: {
      names: ['Pension', 'Retirement 2035', 'Retirement at 60'],
      opening: [80_000, 1_900_000],
      monthly: [250, 2_500],
      paysIncome: false,
      holdsShares: false,
    },
    ExO: { names: ['Execution only'], opening: [150_000, 1_200_000], paysIncome: true, holdsShares: true },
    OPB: { names: ['Offshore bond'], opening: [400_000, 3_200_000], paysIncome: true, holdsShares: false },
    Trust: {
      names: ['Family trust', 'Will trust', 'School fees trust'],
      opening: [350_000, 4_500_000],
      paysIncome: true,
      holdsShares: true,
    },
    SSAS: { names: ['Company pension'], opening: [500_000, 2_400_000], monthly: [1_500, 4_000], paysIncome: false, holdsShares: false },
  },
  mixes: [
    { 'Fixed Interest': 0.7, Equities: 0.12, Alternatives: 0.12, Property: 0.02 },
    { 'Fixed Interest': 0.55, Equities: 0.25, Alternatives: 0.13, Property: 0.03 },
    { 'Fixed Interest': 0.44, Equities: 0.36, Alternatives: 0.13, Property: 0.04 },
    { 'Fixed Interest': 0.33, Equities: 0.47, Alternatives: 0.12, Property: 0.05 },
    { 'Fixed Interest': 0.21, Equities: 0.6, Alternatives: 0.11, Property: 0.055 },
    { 'Fixed Interest': 0.14, Equities: 0.69, Alternatives: 0.1, Property: 0.04 },
    { 'Fixed Interest': 0.07, Equities: 0.8, Alternatives: 0.08, Property: 0.03 },
    { Equities: 0.92, Alternatives: 0.05 },
  ],
  modelNames: [
    'Capital preservation',
    'Defensive',
    'Cautious',
    'Cautious balanced',
    'Balanced',
    'Balanced growth',
    'Growth',
    'Adventurous',
  ],
  fundWeights,
  benchmarks: [
    { name: defensive, parts: { MXGLT: 0.4, MXCRD: 0.3, MXWLD: 0.15, MXUK: 0.05, MXALT: 0.1 } },
    { name: cautious, parts: { MXGLT: 0.25, MXCRD: 0.25, MXWLD: 0.28, MXUK: 0.12, MXALT: 0.1 } },
    { name: balanced, parts: { MXGLT: 0.15, MXCRD: 0.12, MXWLD: 0.45, MXUK: 0.15, MXEM: 0.05, MXALT: 0.08 } },
    { name: flexible, parts: { MXCRD: 0.1, MXWLD: 0.6, MXUK: 0.15, MXEM: 0.1, MXALT: 0.05 } },
  ],
  benchmarkOfRisk: [defensive, defensive, cautious, cautious, balanced, balanced, flexible, flexible],
  terms: {
    listedCharge: 9.95,
    stampDuty: 0.005,
    dollarWithholding: 0.15,
    interest: {
      2016: 0.001,
      2017: 0.001,
      2018: 0.003,
      2019: 0.004,
      2020: 0.0005,
      2021: 0,
      2022: 0.008,
      2023: 0.034,
      2024: 0.036,
      2025: 0.029,
      2026: 0.024,
    },
  },
  words: {
    opening: 'Opening payment',
    yearly: 'Annual subscription',
    monthly: 'Monthly contribution',
    income: 'Regular income',
    payment: '',
    leaving: 'Paid out in full',
    returning: 'Paid back in',
    foreign: 'US dollars paid in',
  },
};
