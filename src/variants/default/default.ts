import { base } from '../base.ts';
import type { Variant } from '../variant.ts';
import { onboardingForm } from './onboarding-form.ts';

export const defaultVariant: Variant = {
  ...base,
  id: 'default',
  brand: {
    name: 'Ashcombe & Hale',
    descriptor: { en: 'Private wealth', el: 'Ιδιωτική διαχείριση' },
    theme: 'bowmore',
    mark: 'compass',
    landing: {
      en: { header: 'Your wealth, plainly reported.', text: 'Every figure can be opened, down to the day and the trade behind it.' },
      el: { header: 'Η περιουσία σας, με καθαρά λόγια.', text: 'Κάθε αριθμός ανοίγει, ως την ημέρα και την πράξη που τον έφτιαξε.' },
    },
    address: '14 Quarry Row, London EC4',
    social: [
      { name: 'LinkedIn', href: 'https://linkedin.example/ashcombe-hale' },
      { name: 'YouTube', href: 'https://youtube.example/ashcombe-hale' },
    ],
  },
  passwordRule: 'digit',
  onboardingForm,
  taxReport: { wrappers: ['GIA', 'ExO', 'Trust'] },
  reports: {
    ...base.reports,
    account: {
      ...base.reports.account,
      rows: [...base.reports.account.rows, { kind: 'blocks', blocks: [{ block: 'taxYears', width: 12 }] }],
    },
  },
  themes: ['bowmore', 'bowmore-professional', ...base.themes],
};
