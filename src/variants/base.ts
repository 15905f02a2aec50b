import type { ReportRow } from '#contracts/reports/report.ts';
import type { Variant } from './variant.ts';

/** The United Kingdom, the European Economic Area, Switzerland, Gibraltar and Monaco. */
const europeanCodes =
  '30 31 32 33 34 350 351 352 353 354 356 357 358 359 36 370 371 372 377 385 386 39 40 41 420 421 423 43 44 45 46 47 48 49'.split(' ');

/** The rows about the performance of an account or a portfolio, beside the curve of its summary. */
const performanceRows: readonly ReportRow[] = [
  { kind: 'blocks', blocks: [{ block: 'returnsByPeriod', width: 12 }] },
  { kind: 'blocks', blocks: [{ block: 'months', width: 12 }] },
  { kind: 'blocks', blocks: [{ block: 'contributions', width: 12 }] },
];

const riskRow: ReportRow = {
  kind: 'blocks',
  blocks: [
    { block: 'returnMethods', width: 6 },
    { block: 'risk', width: 6 },
  ],
};

/** The collections of the public site and its files, in the order of the office's menu. */
export const siteCollections = [
  'pages',
  'channels',
  'navigation',
  'posts',
  'team',
  'testimonials',
  'commentary',
  'enquiries',
  'media',
  'libraries',
  'forms',
  'submissions',
] as const satisfies Variant['office'][number]['collections'];

/** The defaults of a variant. A client's own file contains only the differences. */
export const base: Omit<Variant, 'id' | 'brand'> = {
  locales: ['en'],
  timeZone: 'Europe/London',
  currency: 'GBP',
  fallbackCurrency: 'GBP',
  country: 'GB',
  unit: null,
  sections: {
    clients: true,
    portfolios: true,
    explorer: true,
    news: true,
    library: true,
    messages: true,
    investmentAdvice: true,
    processes: true,
    analytics: true,
  },
  themes: ['main', 'light', 'dark', 'classic', 'corporate', 'tech', 'contrast'],
  brandThemeNames: {},
  portfolioTypes: ['GIA', 'ISA', 'SIPP', 'ExO', 'OPB', 'Trust', 'SSAS'],
  clientFigures: 'returns',
  detailedClient: false,
  assetClasses: 'six',
  breakdowns: ['assetClass', 'currency', 'region', 'type', 'sector'],
  provider: 'ledger',
  sessionMinutes: 30,
  maxPortals: null,
  pin: { validMinutes: 120, perHour: { sms: 300, email: 1000 }, phoneCodes: europeanCodes },
  passwordRule: 'none',
  checksEmailFormat: true,
  identityProviders: [],
  nationalSignIn: null,
  onboardingForm: null,
  riskQuestionnaire: null,
  welcomesToAdvice: false,
  mandatoryNotifications: ['signature-asked', 'acknowledgement-asked', 'documents-asked'],
  textsNews: false,
  termsLabel: { en: 'I have read and accept the terms of use', el: 'Διάβασα και αποδέχομαι τους όρους χρήσης' },
  taxYearStart: '04-06',
  costBasis: 'fifo',
  taxReport: null,
  riskFreeRate: 0,
  defaultAsOf: 'previous-workday',
  defaultRange: '5y',
  defaultTransactionRange: '3m',
  portfolioParameter: 'id',
  settlement: 'cash',
  projection: null,
  office: [
    { id: 'accounts', collections: ['people', 'organisations', 'groups', 'access-groups', 'api-clients'] },
    {
      id: 'content',
      collections: [...siteCollections, 'processes', 'risk-profiles', 'message-templates'],
    },
    {
      id: 'portals',
      collections: [
        'accounts',
        'portfolios',
        'holdings',
        'transactions',
        'securities',
        'portals',
        'portal-navigation',
        'subscriptions',
        'models',
        'data-processes',
        'data-processes-steps',
      ],
    },
  ],
  siteReport: {},
  reports: {
    overview: {
      headline: [],
      rows: [
        { kind: 'blocks', blocks: [{ block: 'clientTotals', width: 12 }] },
        { kind: 'blocks', blocks: [{ block: 'attention', width: 12 }] },
        {
          kind: 'tabs',
          tabs: [
            { tab: 'clients', block: 'clients' },
            { tab: 'groups', block: 'groups' },
          ],
        },
      ],
    },
    home: {
      headline: [],
      rows: [
        {
          kind: 'blocks',
          blocks: [
            { block: 'accountTotal', width: 8 },
            { block: 'portfolios', width: 8 },
            { block: 'advisors', width: 4 },
            { block: 'expectedPayments', width: 4 },
          ],
        },
      ],
    },
    accounts: {
      headline: [],
      rows: [
        {
          kind: 'blocks',
          blocks: [
            { block: 'ownTotal', width: 8 },
            { block: 'ownAccounts', width: 8 },
            { block: 'advisors', width: 4 },
          ],
        },
        { kind: 'blocks', blocks: [{ block: 'overviewContent', width: 12 }] },
      ],
    },
    account: {
      headline: [],
      rows: [
        { kind: 'blocks', blocks: [{ block: 'accountTotal', width: 12 }] },
        { kind: 'blocks', blocks: [{ block: 'accountReturns', width: 12 }] },
        { kind: 'blocks', blocks: [{ block: 'portfolios', width: 12 }] },
        { kind: 'blocks', blocks: [{ block: 'valueBridge', width: 12 }] },
        {
          kind: 'blocks',
          blocks: [
            { block: 'accountDetails', width: 8 },
            { block: 'expectedPayments', width: 4 },
          ],
        },
        {
          kind: 'blocks',
          blocks: [
            { block: 'advisors', width: 4 },
            { block: 'commentary', width: 8 },
          ],
        },
      ],
      sections: [
        { section: 'performance', rows: performanceRows },
        { section: 'income-and-charges', rows: [{ kind: 'blocks', blocks: [{ block: 'income', width: 12 }] }] },
        {
          section: 'analysis',
          rows: [riskRow, { kind: 'blocks', blocks: [{ block: 'spider', width: 12 }] }],
        },
      ],
    },
    portfolio: {
      headline: ['value', 'gain', 'timeWeightedReturn', 'moneyWeightedReturn', 'income', 'charges'],
      rows: [
        { kind: 'blocks', blocks: [{ block: 'headline', width: 12 }] },
        {
          kind: 'blocks',
          blocks: [
            { block: 'performance', width: 8 },
            { block: 'allocation', width: 4 },
          ],
        },
        { kind: 'blocks', blocks: [{ block: 'valueBridge', width: 12 }] },
        {
          kind: 'blocks',
          blocks: [
            { block: 'topHoldings', width: 8 },
            { block: 'expectedPayments', width: 4 },
          ],
        },
        {
          kind: 'blocks',
          blocks: [
            { block: 'advisors', width: 4 },
            { block: 'commentary', width: 8 },
          ],
        },
      ],
      sections: [
        { section: 'performance', rows: performanceRows },
        {
          section: 'holdings',
          rows: [
            {
              kind: 'tabs',
              tabs: [
                { tab: 'holdings', block: 'holdings' },
                { tab: 'transactions', block: 'transactions' },
                { tab: 'contractNotes', block: 'contractNotes' },
              ],
            },
          ],
        },
        {
          section: 'income-and-charges',
          rows: [
            { kind: 'blocks', blocks: [{ block: 'income', width: 12 }] },
            { kind: 'blocks', blocks: [{ block: 'fees', width: 12 }] },
          ],
        },
        {
          section: 'analysis',
          rows: [
            riskRow,
            {
              kind: 'tabs',
              tabs: [
                { tab: 'exposure', block: 'exposure' },
                { tab: 'bondStatistics', block: 'bondStatistics' },
              ],
            },
          ],
        },
      ],
    },
  },
  paper: {
    account: [
      'accountTotal',
      'portfolios',
      'valueBridge',
      'income',
      'accountReturns',
      'contributions',
      'months',
      'returnMethods',
      'risk',
      'returnsByPeriod',
      'spider',
    ],
    portfolio: [
      'headline',
      'performance',
      'valueBridge',
      'income',
      'allocation',
      'holdings',
      'exposure',
      'bondStatistics',
      'transactions',
      'fees',
      'contributions',
      'months',
      'returnMethods',
      'risk',
      'returnsByPeriod',
    ],
  },
};
