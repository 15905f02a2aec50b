import type { ReportRow, ReportTab } from '#contracts/reports/report.ts';
import { base, siteCollections } from '../base.ts';
import { riskQuestionnaire } from '../risk-questionnaire.ts';
import type { Variant } from '../variant.ts';
import { withSection } from '../with-section.ts';

const holdings: readonly ReportTab[] = [
  { tab: 'holdings', block: 'holdings' },
  { tab: 'transactions', block: 'transactions' },
  { tab: 'cashTransactions', block: 'cashTransactions' },
  { tab: 'realised', block: 'realisedGains' },
];

const analysis: readonly ReportTab[] = [
  { tab: 'exposure', block: 'exposure' },
  { tab: 'simulatedReturns', block: 'simulatedReturns' },
];

const withTabs = (rows: readonly ReportRow[], tabs: readonly ReportTab[]) =>
  rows.map((row) => (row.kind === 'tabs' ? { ...row, tabs } : row));

export const greek: Variant = {
  ...base,
  id: 'greek',
  brand: {
    name: 'Ιωλκός Wealth',
    descriptor: { en: 'Wealth management', el: 'Διαχείριση περιουσίας' },
    theme: 'iolcus',
    mark: 'waves',
    landing: {
      en: { header: 'Your money is at a smarter place.', text: 'See what you own, how it has performed and what it costs, in one place.' },
      el: { header: 'Τα χρήματά σας σε πιο έξυπνα χέρια.', text: 'Οι επενδύσεις σας, η απόδοση και το κόστος τους, σε ένα σημείο.' },
    },
    address: 'Ερμού 21, Βόλος',
    offices: [
      {
        place: { en: 'Volos', el: 'Βόλος' },
        lines: { en: ['21 Ermou', '382 21 Volos'], el: ['Ερμού 21', '382 21 Βόλος'] },
        phone: '+30 24210 00140',
      },
      {
        place: { en: 'Athens', el: 'Αθήνα' },
        lines: { en: ['8 Karneadou', '106 75 Athens'], el: ['Καρνεάδου 8', '106 75 Αθήνα'] },
        phone: '+30 210 000 0140',
      },
    ],
    social: [
      { name: 'LinkedIn', href: 'https://linkedin.example/iolkos-wealth' },
      { name: 'Facebook', href: 'https://facebook.example/iolkos-wealth' },
    ],
  },
  locales: ['el', 'en'],
  timeZone: 'Europe/Athens',
  currency: 'EUR',
  fallbackCurrency: 'EUR',
  country: 'GR',
  textsNews: true,
  riskQuestionnaire,
  welcomesToAdvice: true,
  sections: { ...base.sections, explorer: false, news: false, processes: false },
  themes: ['iolcus', ...base.themes],
  brandThemeNames: { iolcus: { en: 'Iolcus', el: 'Ιωλκός' } },
  portfolioTypes: ['GIA', 'Trust'],
  sessionMinutes: 120,
  maxPortals: 1,
  checksEmailFormat: false,
  taxYearStart: '01-01',
  office: [
    { id: 'accounts', collections: ['people', 'organisations', 'groups', 'access-groups', 'api-clients'] },
    {
      id: 'content',
      collections: [...siteCollections],
    },
    { id: 'portals', collections: ['models', 'accounts', 'portfolios', 'holdings', 'transactions', 'portals', 'portal-navigation'] },
  ],
  reports: {
    ...base.reports,
    account: withSection(base.reports.account, 'analysis', (rows) => [
      ...rows,
      { kind: 'blocks', blocks: [{ block: 'structure', width: 12 }] },
    ]),
    portfolio: withSection(
      withSection(base.reports.portfolio, 'holdings', (rows) => withTabs(rows, holdings)),
      'analysis',
      (rows) => withTabs(rows, analysis),
    ),
  },
  paper: {
    ...base.paper,
    portfolio: [
      'headline',
      'performance',
      'valueBridge',
      'income',
      'allocation',
      'holdings',
      'exposure',
      'transactions',
      'cashTransactions',
      'fees',
      'realisedGains',
      'simulatedReturns',
      'contributions',
      'months',
      'returnMethods',
      'risk',
      'returnsByPeriod',
    ],
  },
};
