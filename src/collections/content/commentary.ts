import { accessStep, byState, contentCollection, createFieldPerLanguage, standing } from './content-collection.ts';

/** The firm's view of the markets, which clients read beside their portfolios. */
export const commentary = contentCollection(
  {
    id: 'commentary',
    icon: 'document',
    content: { shown: 'published', isOrdered: false, needed: ['title', 'body'], refers: { attachment: 'media' } },
    columns: [{ id: 'name', kind: 'name' }, { id: 'reportdate', kind: 'date' }, ...standing],
    search: ['name'],
    sort: ['reportdate', 'name', 'updated'],
    isDescending: true,
    filters: byState,
    steps: [
      {
        id: 'commentary',
        fields: [
          { kind: 'text', id: 'name', limit: 120 },
          { kind: 'date', id: 'reportdate', ahead: true },
          { kind: 'media', id: 'attachment', isOptional: true, takesFiles: true },
          ...createFieldPerLanguage({ kind: 'text', id: 'title', limit: 160 }),
          ...createFieldPerLanguage({ kind: 'richText', id: 'body', limit: 20_000, hasImages: true }),
        ],
      },
      accessStep,
    ],
  },
  {
    en: {
      singular: 'commentary',
      plural: 'Commentary',
      text: 'What the firm says about the markets. Clients read the newest published one beside their portfolios.',
      add: 'Add commentary',
      find: 'Name',
      saved: 'Commentary saved',
      none: 'No commentary yet',
      noneText: 'Write the first one, then publish it.',
      fields: { reportdate: 'Date', attachment: 'Attachment', title: 'Title', body: 'Text' },
      hints: { attachment: 'Readers of the commentary need to be readers of the file.' },
      options: {},
      steps: { commentary: 'Commentary' },
    },
    el: {
      singular: 'σχόλιο αγοράς',
      plural: 'Σχόλια αγοράς',
      text: 'Η γνώμη της εταιρείας για τις αγορές. Οι πελάτες διαβάζουν το νεότερο δημοσιευμένο δίπλα στα χαρτοφυλάκιά τους.',
      add: 'Προσθήκη σχολίου',
      find: 'Όνομα',
      saved: 'Το σχόλιο αποθηκεύτηκε',
      none: 'Δεν υπάρχουν ακόμη σχόλια',
      noneText: 'Γράψτε το πρώτο σχόλιο και δημοσιεύστε το.',
      fields: { reportdate: 'Ημερομηνία', attachment: 'Συνημμένο', title: 'Τίτλος', body: 'Κείμενο' },
      hints: { attachment: 'Οι αναγνώστες του σχολίου πρέπει να είναι και αναγνώστες του αρχείου.' },
      options: {},
      steps: { commentary: 'Σχόλιο' },
    },
  },
);
