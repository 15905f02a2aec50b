import { demoBlocks, demoLandscape } from '../demo-blocks.ts';

/** The page about the services of the firm, put together in the designer, in both languages. */
export const services = {
  el: demoBlocks(
    [
      'hero',
      {
        heading: 'Η πορεία έχει πέντε στάσεις, και μπορείτε να κατεβείτε σε όλες',
        lead: 'Από τη γνωριμία έως τον πρώτο απολογισμό περνούν τέσσερις μήνες. Αμοιβή εισόδου δεν υπάρχει.',
        linkLabel: 'Κλείστε μισή ώρα',
        link: '/contact',
      },
    ],
    [
      'mediaText',
      {
        heading: 'Δεν είμαστε για όλους',
        picture: demoLandscape(0),
        body: 'Αν έχετε δάνειο με υψηλό επιτόκιο, εξοφλήστε πρώτα εκείνο. Αν θα χρειαστείτε τα χρήματα μέσα σε τρία χρόνια, κρατήστε τα σε κατάθεση. Αυτό λέμε σε έναν στους τέσσερις που μας επισκέπτονται, και δεν χρεώνουμε τη συζήτηση.',
      },
    ],
    [
      'steps',
      {
        heading: 'Τα πέντε στάδια',
        steps: [
          { title: 'Ημέρα 1, γνωριμία', text: 'Μισή ώρα, στο γραφείο ή με βιντεοκλήση.' },
          { title: 'Ημέρα 10, σχέδιο', text: 'Τέσσερις σελίδες με στόχους, αντοχή στις διακυμάνσεις και κόστος σε ευρώ.' },
          { title: 'Ημέρα 30, άνοιγμα λογαριασμού', text: 'Στο όνομά σας, σε ανεξάρτητο θεματοφύλακα.' },
          { title: 'Ημέρες 30 έως 120, τοποθέτηση', text: 'Σταδιακά, σε δόσεις που συμφωνούμε.' },
          { title: 'Κάθε τρίμηνο, απολογισμός', text: 'Τι είπαμε, τι έγινε, τι αλλάζουμε.' },
        ],
      },
    ],
    [
      'text',
      {
        heading: 'Κάθε αλλαγή συνοδεύεται από τον λόγο της',
        body: `Μια αγορά ή πώληση που δεν εξηγείται σε δύο προτάσεις δεν γίνεται. Τις δύο προτάσεις τις διαβάζετε στην πύλη, δίπλα στην πράξη. Αν διαφωνείτε, τηλεφωνήστε: τρεις φορές τα τελευταία πέντε χρόνια μας έχετε μεταπείσει.
Το κόστος βρίσκεται [σε δική του σελίδα](/costs), ολόκληρο.`,
      },
    ],
    ['contact', { heading: 'Ελάτε από το γραφείο' }],
  ),
  en: demoBlocks(
    [
      'hero',
      {
        heading: 'The course has five stops, and you may leave at any of them',
        lead: 'Four months pass between the first meeting and the first account of it. There is no entry fee.',
        linkLabel: 'Arrange half an hour',
        link: '/contact',
      },
    ],
    [
      'mediaText',
      {
        heading: 'We are not for everyone',
        picture: demoLandscape(0),
        body: 'If you have a loan at a high rate, repay it first. If you will need the money within three years, keep it on deposit. We say so to one visitor in four, and do not charge for the conversation.',
      },
    ],
    [
      'steps',
      {
        heading: 'The five stages',
        steps: [
          { title: 'Day 1, meeting', text: 'Half an hour, at the office or by video.' },
          { title: 'Day 10, plan', text: 'Four pages with aims, the falls you could bear, and the cost in euro.' },
          { title: 'Day 30, account', text: 'In your name, at an independent custodian.' },
          { title: 'Days 30 to 120, investment', text: 'Step by step, in parts that we agree.' },
          { title: 'Every quarter, review', text: 'What we said, what happened, what we change.' },
        ],
      },
    ],
    [
      'text',
      {
        heading: 'Every change comes with its reason',
        body: 'A purchase or sale that cannot be explained in two sentences is not made. You read the two sentences in the portal, beside the trade. The cost has [a page of its own](/costs).',
      },
    ],
    ['contact', { heading: 'Come by the office' }],
  ),
};
