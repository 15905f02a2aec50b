import { accessStep, byState, contentCollection, createFieldPerLanguage, standing } from './content-collection.ts';

/** The channels of the public site: each has an address, a page that stands there, and the entries of the navigation that name it. */
export const channels = contentCollection(
  {
    id: 'channels',
    icon: 'layers',
    content: { shown: 'published', isOrdered: true, needed: [], refers: { page: 'pages' }, isAtRoot: true },
    columns: [{ id: 'name', kind: 'name' }, { id: 'page', kind: 'text' }, { id: 'order', kind: 'number' }, ...standing],
    search: ['name', 'slug'],
    sort: ['order', 'name', 'updated'],
    filters: byState,
    steps: [
      {
        id: 'channel',
        fields: [
          { kind: 'text', id: 'name', limit: 60 },
          ...createFieldPerLanguage({ kind: 'text', id: 'label', limit: 40 }),
          { kind: 'record', id: 'page' },
        ],
      },
      accessStep,
    ],
  },
  {
    en: {
      singular: 'channel',
      plural: 'Channels',
      text: 'Parts of the public site for different readers, each with a home page and a menu. Visitors choose one in the header.',
      add: 'Add channel',
      find: 'Name or web address',
      saved: 'Channel saved',
      none: 'No channels yet',
      noneText: 'Without channels, the site has one menu for everyone.',
      fields: { label: 'Label', page: 'Home page' },
      hints: {
        label: 'If blank, the name of the channel.',
        page: 'The channel is shown to those who may read this page. Its menu has the entries of the navigation that name the channel.',
      },
      options: {},
      steps: { channel: 'Channel' },
    },
    el: {
      singular: 'κανάλι',
      plural: 'Κανάλια',
      text: 'Μέρη του δημόσιου ιστοτόπου για διαφορετικούς αναγνώστες, το καθένα με αρχική σελίδα και μενού. Οι επισκέπτες επιλέγουν ένα στην κεφαλίδα.',
      add: 'Προσθήκη καναλιού',
      find: 'Όνομα ή διεύθυνση ιστού',
      saved: 'Το κανάλι αποθηκεύτηκε',
      none: 'Δεν υπάρχουν ακόμη κανάλια',
      noneText: 'Χωρίς κανάλια, ο ιστότοπος έχει ένα μενού για όλους.',
      fields: { label: 'Ετικέτα', page: 'Αρχική σελίδα' },
      hints: {
        label: 'Αν μείνει κενό, το όνομα του καναλιού.',
        page: 'Το κανάλι εμφανίζεται σε όσους μπορούν να διαβάσουν αυτή τη σελίδα. Το μενού του έχει τα στοιχεία της πλοήγησης που ορίζουν το κανάλι.',
      },
      options: {},
      steps: { channel: 'Κανάλι' },
    },
  },
);
