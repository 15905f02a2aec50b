import { base, siteCollections } from '../base.ts';
import type { Variant } from '../variant.ts';

export const privateEquity: Variant = {
  ...base,
  id: 'private-equity',
  brand: {
    name: 'Halvard Partners',
    descriptor: { en: 'Private markets', el: 'Ιδιωτικές αγορές' },
    theme: 'akta',
    mark: 'pillar',
    landing: {
      en: { header: 'Private markets, in plain sight.', text: 'Commitments, calls, distributions and value, reconciled to the day.' },
      el: { header: 'Ιδιωτικές αγορές, με πλήρη διαφάνεια.', text: 'Δεσμεύσεις, κλήσεις, διανομές και αξία, με πλήρη συμφωνία ανά ημέρα.' },
    },
    address: 'Strandvägen 8, Stockholm',
    offices: [
      {
        place: { en: 'Stockholm', el: 'Στοκχόλμη' },
        lines: { en: ['Strandvägen 8', '114 56 Stockholm'], el: ['Strandvägen 8', '114 56 Στοκχόλμη'] },
        phone: '+46 8 5550 0140',
      },
      {
        place: { en: 'Copenhagen', el: 'Κοπεγχάγη' },
        lines: { en: ['Havnegade 21', '1058 Copenhagen'], el: ['Havnegade 21', '1058 Κοπεγχάγη'] },
        phone: '+45 32 00 01 40',
      },
    ],
    social: [{ name: 'LinkedIn', href: 'https://linkedin.example/halvard-partners' }],
  },
  currency: 'EUR',
  fallbackCurrency: 'USD',
  country: 'SE',
  unit: 'm',
  sections: { ...base.sections, news: false, investmentAdvice: false, processes: false },
  themes: ['akta', ...base.themes],
  brandThemeNames: { akta: { en: 'Akta', el: 'Μελάνι και κρόκος' } },
  portfolioTypes: ['Fund'],
  clientFigures: 'privateEquity',
  detailedClient: true,
  breakdowns: ['strategy', 'vintage', 'region', 'subStrategy', 'sector', 'currency', 'assetClass'],
  sessionMinutes: 120,
  maxPortals: 1,
  taxYearStart: '01-01',
  defaultAsOf: 'end-of-previous-month',
  defaultRange: 'max',
  defaultTransactionRange: 'all',
  portfolioParameter: 'id-contact-external',
  settlement: 'direct',
  office: [
    { id: 'accounts', collections: ['people', 'organisations', 'access-groups', 'api-clients'] },
    {
      id: 'content',
      collections: [...siteCollections],
    },
    { id: 'portals', collections: ['accounts', 'portfolios', 'holdings', 'transactions', 'portals', 'portal-navigation'] },
  ],
  reports: {
    ...base.reports,
    home: {
      headline: [],
      rows: [
        {
          kind: 'blocks',
          blocks: [
            { block: 'accountTotal', width: 8 },
            { block: 'portfolios', width: 8 },
            { block: 'advisors', width: 4 },
            { block: 'callsDue', width: 4 },
          ],
        },
      ],
    },
    account: {
      headline: [],
      rows: [
        { kind: 'blocks', blocks: [{ block: 'accountTotal', width: 12 }] },
        { kind: 'blocks', blocks: [{ block: 'portfolios', width: 12 }] },
        {
          kind: 'blocks',
          blocks: [
            { block: 'jCurve', width: 6 },
            { block: 'callsDue', width: 6 },
          ],
        },
        { kind: 'blocks', blocks: [{ block: 'programmeBridge', width: 12 }] },
        {
          kind: 'blocks',
          blocks: [
            { block: 'accountDetails', width: 8 },
            { block: 'advisors', width: 4 },
          ],
        },
        { kind: 'blocks', blocks: [{ block: 'commentary', width: 12 }] },
      ],
      sections: [{ section: 'analysis', rows: [{ kind: 'blocks', blocks: [{ block: 'structure', width: 12 }] }] }],
    },
    portfolio: {
      headline: ['commitment', 'called', 'unfunded', 'distributed', 'value', 'gain', 'netIrr', 'tvpi', 'kaplanSchoarPme'],
      rows: [
        { kind: 'blocks', blocks: [{ block: 'privateEquityHeadline', width: 12 }] },
        {
          kind: 'blocks',
          blocks: [
            { block: 'calledDistributedValue', width: 8 },
            { block: 'multiples', width: 4 },
          ],
        },
        {
          kind: 'blocks',
          blocks: [
            { block: 'programmeBridge', width: 8 },
            { block: 'callsDue', width: 4 },
          ],
        },
        {
          kind: 'blocks',
          blocks: [
            { block: 'allocation', width: 8 },
            { block: 'advisors', width: 4 },
          ],
        },
        { kind: 'blocks', blocks: [{ block: 'commentary', width: 12 }] },
      ],
      sections: [
        {
          section: 'performance',
          rows: [
            { kind: 'blocks', blocks: [{ block: 'jCurve', width: 12 }] },
            {
              kind: 'tabs',
              tabs: [
                { tab: 'programmeYears', block: 'programmeYears' },
                { tab: 'vintages', block: 'vintages' },
                { tab: 'marketEquivalents', block: 'marketEquivalents' },
              ],
            },
          ],
        },
        {
          section: 'holdings',
          rows: [
            {
              kind: 'tabs',
              tabs: [
                { tab: 'holdings', block: 'privateEquityHoldings' },
                { tab: 'transactions', block: 'transactions' },
                { tab: 'capitalAccount', block: 'capitalAccount' },
              ],
            },
          ],
        },
        { section: 'analysis', rows: [{ kind: 'tabs', tabs: [{ tab: 'assetClass', block: 'assetClasses' }] }] },
      ],
    },
  },
  paper: {
    account: ['accountTotal', 'portfolios', 'jCurve', 'callsDue', 'programmeBridge'],
    portfolio: [
      'privateEquityHeadline',
      'calledDistributedValue',
      'multiples',
      'jCurve',
      'callsDue',
      'programmeBridge',
      'allocation',
      'privateEquityHoldings',
      'assetClasses',
      'capitalAccount',
      'programmeYears',
      'vintages',
      'marketEquivalents',
      'transactions',
    ],
  },
};
