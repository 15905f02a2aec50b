import { accessStep, byState, contentCollection, createFieldPerLanguage, standing } from './content-collection.ts';

/** Forms of the firm that stand inside its portals, for clients and the firm's people. What is answered becomes a record of `submissions`. */
export const processes = contentCollection(
  {
    id: 'processes',
    icon: 'form',
    content: { shown: 'published', isOrdered: true, needed: ['title', 'form'], refers: { form: 'forms', portals: 'portals' } },
    columns: [{ id: 'name', kind: 'name' }, { id: 'form', kind: 'text' }, { id: 'order', kind: 'number' }, ...standing],
    search: ['name', 'slug'],
    sort: ['order', 'name', 'updated'],
    filters: byState,
    steps: [
      {
        id: 'process',
        fields: [
          { kind: 'text', id: 'name', limit: 120 },
          ...createFieldPerLanguage({ kind: 'text', id: 'title', limit: 160 }),
          { kind: 'record', id: 'form', isOptional: true },
          { kind: 'yesNo', id: 'single', isOptional: true },
          { kind: 'records', id: 'portals', most: 100, isOptional: true },
        ],
      },
      accessStep,
    ],
  },
  {
    en: {
      singular: 'portal form',
      plural: 'Portal forms',
      text: 'Published forms that clients and advisers fill in inside their portal. What they send is among the submissions.',
      add: 'Add portal form',
      find: 'Name or web address',
      saved: 'Portal form saved',
      none: 'No portal forms yet',
      noneText: 'Design and publish a form first, then add it here.',
      fields: { title: 'Title', form: 'Form', single: 'Sent only once', portals: 'Portals' },
      hints: {
        form: 'Must be published. Readers of the form alone can open it here.',
        single: 'Once by each user, who can still read their answers afterwards.',
        portals: 'If blank, all portals.',
      },
      options: {},
      steps: { process: 'Portal form' },
    },
    el: {
      singular: 'έντυπο πύλης',
      plural: 'Έντυπα πυλών',
      text: 'Δημοσιευμένα έντυπα που συμπληρώνουν πελάτες και σύμβουλοι μέσα στην πύλη τους. Όσα στέλνουν βρίσκονται στις υποβολές.',
      add: 'Προσθήκη εντύπου πύλης',
      find: 'Όνομα ή διεύθυνση ιστού',
      saved: 'Το έντυπο της πύλης αποθηκεύτηκε',
      none: 'Δεν υπάρχουν ακόμη έντυπα πυλών',
      noneText: 'Σχεδιάστε και δημοσιεύστε πρώτα ένα έντυπο και προσθέστε το εδώ.',
      fields: { title: 'Τίτλος', form: 'Έντυπο', single: 'Υποβάλλεται μία φορά', portals: 'Πύλες' },
      hints: {
        form: 'Πρέπει να έχει δημοσιευτεί. Το ανοίγουν εδώ μόνο όσοι έχουν πρόσβαση στο έντυπο.',
        single: 'Μία φορά από κάθε χρήστη, που μπορεί να διαβάζει τις απαντήσεις του και αργότερα.',
        portals: 'Αν μείνει κενό, όλες οι πύλες.',
      },
      options: {},
      steps: { process: 'Έντυπο πύλης' },
    },
  },
);
