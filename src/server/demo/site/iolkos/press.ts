import { demoBlocks, demoLibrary } from '../demo-blocks.ts';
import type { DemoPage, SiteOfFirm } from '../site-of-firm.ts';

const portraits = 'Πορτρέτα της ομάδας';
const comments = 'Σχόλια για τον Τύπο';

export const libraries: NonNullable<SiteOfFirm['libraries']> = [
  { name: portraits, folders: 'Ιστότοπος/Ομάδα' },
  { name: comments, folders: 'Σχόλια' },
];

/** The page for journalists: the people of the firm in pictures, and what they wrote. */
export const press: DemoPage = {
  name: 'Για δημοσιογράφους',
  slug: 'press',
  type: 'Landing',
  title_el: 'Ρωτήστε μας και για όσα δεν ξέρουμε',
  title_en: 'Ask us, also about what we do not know',
  summary_el: 'Πορτρέτα και σχόλια για ελεύθερη χρήση, με αναφορά στην Ιωλκός Wealth.',
  summary_en: 'Portraits and commentary, free to use with a credit to Iolkos Wealth.',
  description_el: 'Υλικό για δημοσιογράφους από την Ιωλκός Wealth: πορτρέτα της ομάδας και σχόλια της αγοράς.',
  description_en: 'Material for journalists from Iolkos Wealth: portraits of the team and market commentary.',
  blocks_el: demoBlocks(
    [
      'hero',
      {
        heading: 'Ρωτήστε μας και για όσα δεν ξέρουμε',
        lead: 'Απαντάμε την ίδια ημέρα, με όνομα. Για προβλέψεις επιτοκίων θα σας πούμε ότι δεν κάνουμε.',
        linkLabel: 'Στείλτε μας την ερώτησή σας',
        link: '/contact',
      },
    ],
    ['library', { heading: 'Πορτρέτα για ελεύθερη χρήση', library: demoLibrary(portraits), layout: 'grid' }],
    ['library', { heading: 'Τα τελευταία μας σχόλια', library: demoLibrary(comments), layout: 'list' }],
  ),
  blocks_en: demoBlocks(
    [
      'hero',
      {
        heading: 'Ask us, also about what we do not know',
        lead: 'We answer on the same day, with a name. Asked for a forecast of interest rates, we will say that we make none.',
        linkLabel: 'Send us your question',
        link: '/contact',
      },
    ],
    ['library', { heading: 'Portraits, free to use', library: demoLibrary(portraits), layout: 'grid' }],
    ['library', { heading: 'Our latest commentary', library: demoLibrary(comments), layout: 'list' }],
  ),
};
