import { demoBlocks } from '../demo-blocks.ts';
import type { DemoPage, SiteOfFirm } from '../site-of-firm.ts';

/** The parts of the site for the two kinds of clients that the firm has. */
export const channels: NonNullable<SiteOfFirm['channels']> = [
  { name: 'Ιδιώτες', label_el: 'Ιδιώτες', label_en: 'Individuals', slug: 'individuals', page: 'for-individuals' },
  { name: 'Επιχειρήσεις', label_el: 'Επιχειρήσεις', label_en: 'Businesses', slug: 'businesses', page: 'for-businesses' },
];

export const pagesOfChannels: readonly DemoPage[] = [
  {
    name: 'Για ιδιώτες',
    slug: 'for-individuals',
    type: 'Landing',
    hidden: true,
    title_el: 'Το πρώτο σχέδιο χωράει σε τέσσερις σελίδες',
    title_en: 'The first plan fits on four pages',
    summary_el: 'Για όποιον αποταμιεύει και θέλει να ξέρει γιατί, πόσο και για πότε.',
    summary_en: 'For those who save and want to know why, how much and for when.',
    description_el: 'Επενδυτικό σχέδιο και διαχείριση για ιδιώτες στην Ιωλκός Wealth.',
    description_en: 'Planning and investment management for individuals at Iolkos Wealth.',
    blocks_el: demoBlocks(
      [
        'hero',
        {
          heading: 'Το πρώτο σχέδιο χωράει σε τέσσερις σελίδες',
          lead: 'Για όποιον αποταμιεύει και θέλει να ξέρει γιατί, πόσο και για πότε.',
          linkLabel: 'Κλείστε μισή ώρα',
          link: '/contact',
        },
      ],
      [
        'text',
        {
          heading: 'Πρώτα το απόθεμα, ύστερα οι επενδύσεις',
          body: `Έξι μηνιαίοι μισθοί μένουν σε κατάθεση. Ό,τι περισσεύει και δεν θα χρειαστεί για πέντε χρόνια μπορεί να επενδυθεί, σε μηνιαίες δόσεις αν το προτιμάτε.
Πόσο κοστίζει το λέμε [εδώ, σε ευρώ](/costs).`,
        },
      ],
    ),
    blocks_en: demoBlocks(
      [
        'hero',
        {
          heading: 'The first plan fits on four pages',
          lead: 'For those who save and want to know why, how much and for when.',
          linkLabel: 'Arrange half an hour',
          link: '/contact',
        },
      ],
      [
        'text',
        {
          heading: 'First the reserve, then investments',
          body: `Six months of salary stay on deposit. What is left, and not needed for five years, can be invested, month by month if you prefer.
What it costs we say [here, in euro](/costs).`,
        },
      ],
    ),
  },
  {
    name: 'Για επιχειρήσεις',
    slug: 'for-businesses',
    type: 'Landing',
    hidden: true,
    title_el: 'Τα διαθέσιμα της εταιρείας δεν είναι για ρίσκο',
    title_en: 'The cash of a company is not for taking risks',
    summary_el: 'Για οικονομικούς διευθυντές: ρευστότητα ανά ημέρα, ομόλογα με γνωστή λήξη και αναφορά που διαβάζει ο ελεγκτής.',
    summary_en: 'For finance directors: liquidity by day, bonds with a known maturity, and a report that the auditor reads.',
    description_el: 'Διαχείριση διαθεσίμων επιχειρήσεων στην Ιωλκός Wealth.',
    description_en: 'Management of company cash at Iolkos Wealth.',
    blocks_el: demoBlocks(
      [
        'hero',
        {
          heading: 'Τα διαθέσιμα της εταιρείας δεν είναι για ρίσκο',
          lead: 'Για οικονομικούς διευθυντές: ρευστότητα ανά ημέρα, ομόλογα με γνωστή λήξη και αναφορά που διαβάζει ο ελεγκτής.',
          linkLabel: 'Μιλήστε μαζί μας',
          link: '/contact',
        },
      ],
      [
        'steps',
        {
          heading: 'Τρία μέρη, με σειρά',
          steps: [
            { title: 'Μισθοί και φόροι', text: 'Τρεις μήνες εξόδων, διαθέσιμοι αυθημερόν.' },
            { title: 'Γνωστές πληρωμές', text: 'Έντοκα και ομόλογα που λήγουν πριν από τη δόση, το μέρισμα ή την επένδυση.' },
            { title: 'Το υπόλοιπο', text: 'Ό,τι δεν χρειάζεται για δύο χρόνια, με όρια που ψηφίζει το διοικητικό συμβούλιο.' },
          ],
        },
      ],
    ),
    blocks_en: demoBlocks(
      [
        'hero',
        {
          heading: 'The cash of a company is not for taking risks',
          lead: 'For finance directors: liquidity by day, bonds with a known maturity, and a report that the auditor reads.',
          linkLabel: 'Talk to us',
          link: '/contact',
        },
      ],
      [
        'steps',
        {
          heading: 'Three parts, in this order',
          steps: [
            { title: 'Salaries and taxes', text: 'Three months of expenses, available the same day.' },
            { title: 'Known payments', text: 'Treasury bills and bonds that mature before the instalment, the dividend or the purchase.' },
            { title: 'The rest', text: 'What is not needed for two years, within limits that the board votes on.' },
          ],
        },
      ],
    ),
  },
];
