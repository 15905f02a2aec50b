import { base } from '../base.ts';
import type { Variant } from '../variant.ts';
import { withSection } from '../with-section.ts';
import { riskQuestionnaire } from '../risk-questionnaire.ts';
import { onboardingForm } from './onboarding-form.ts';

export const defaultVariant: Variant = {
  ...base,
  textsNews: true,
  id: 'default',
  brand: {
    name: 'Ashcombe & Hale',
    descriptor: { en: 'Private wealth', el: 'Ιδιωτική διαχείριση' },
    theme: 'bowmore',
    mark: 'compass',
    landing: {
      en: { header: 'Your wealth, plainly reported.', text: 'Open any figure to see the days and trades behind it.' },
      el: { header: 'Η περιουσία σας, με καθαρά λόγια.', text: 'Κάθε αριθμός αναλύεται έως τη συναλλαγή από την οποία προκύπτει.' },
    },
    address: '14 Quarry Row, London EC4',
    offices: [
      {
        place: { en: 'London', el: 'Λονδίνο' },
        lines: { en: ['14 Quarry Row', 'London EC4V 9XX'], el: ['14 Quarry Row', 'Λονδίνο EC4V 9XX'] },
        phone: '020 7946 0140',
      },
      {
        place: { en: 'Edinburgh', el: 'Εδιμβούργο' },
        lines: { en: ['3 Sandstone Terrace', 'Edinburgh EH3 9XX'], el: ['3 Sandstone Terrace', 'Εδιμβούργο EH3 9XX'] },
        phone: '0131 496 0140',
      },
    ],
    social: [
      { name: 'LinkedIn', href: 'https://linkedin.example/ashcombe-hale' },
      { name: 'YouTube', href: 'https://youtube.example/ashcombe-hale' },
    ],
  },
  passwordRule: 'digit',
  onboardingForm,
  riskQuestionnaire: { ...riskQuestionnaire, hasSectors: true },
  projection: {
    profiles: {
      1: { expectedReturn: 0.035, volatility: 0.04 },
      2: { expectedReturn: 0.041, volatility: 0.055 },
      3: { expectedReturn: 0.047, volatility: 0.07 },
      4: { expectedReturn: 0.053, volatility: 0.085 },
      5: { expectedReturn: 0.059, volatility: 0.105 },
      6: { expectedReturn: 0.065, volatility: 0.125 },
      7: { expectedReturn: 0.072, volatility: 0.15 },
    },
    charges: 0.0125,
    begins: { riskProfile: 4, years: 20, inflation: 0.02 },
  },
  taxReport: { wrappers: ['GIA', 'ExO', 'Trust'] },
  reports: {
    ...base.reports,
    account: withSection(base.reports.account, 'income-and-charges', (rows) => [
      ...rows,
      { kind: 'blocks', blocks: [{ block: 'taxYears', width: 12 }] },
    ]),
  },
  paper: {
    ...base.paper,
    account: [
      'accountTotal',
      'portfolios',
      'valueBridge',
      'income',
      'taxYears',
      'accountReturns',
      'contributions',
      'months',
      'returnMethods',
      'risk',
      'returnsByPeriod',
      'spider',
    ],
  },
  themes: ['bowmore', 'bowmore-professional', ...base.themes],
  brandThemeNames: {
    bowmore: { en: 'Bowmore', el: 'Βαθύ πράσινο' },
    'bowmore-professional': { en: 'Bowmore professional', el: 'Βαθύ πράσινο, επαγγελματικό' },
  },
};
