import { accessStep, contentCollection, createFieldPerLanguage, standing } from './content-collection.ts';

/** The firm's people as visitors of the public site meet them; who can sign in are users (`collections/people.ts`). */
export const team = contentCollection(
  {
    id: 'team',
    icon: 'team',
    content: { shown: 'saved', isOrdered: true, needed: [], refers: { photo: 'media' } },
    columns: [{ id: 'name', kind: 'name' }, { id: 'title', kind: 'text' }, { id: 'order', kind: 'number' }, ...standing],
    search: ['name', 'title'],
    sort: ['order', 'name', 'updated'],
    filters: [],
    steps: [
      {
        id: 'person',
        fields: [
          { kind: 'text', id: 'name', limit: 120 },
          { kind: 'media', id: 'photo', isOptional: true },
          ...createFieldPerLanguage({ kind: 'text', id: 'title', limit: 120 }),
          { kind: 'text', id: 'location', limit: 120, isOptional: true },
          { kind: 'url', id: 'linkedin', limit: 300, isOptional: true },
          ...createFieldPerLanguage({ kind: 'richText', id: 'bio', limit: 3000 }),
        ],
      },
      accessStep,
    ],
  },
  {
    en: {
      singular: 'team member',
      plural: 'Team',
      text: 'The people that visitors of the public site meet, and who write its posts.',
      add: 'Add team member',
      find: 'Name or title',
      saved: 'Team member saved',
      none: 'No team members yet',
      noneText: 'Add the first one. They are shown on the team page in this order.',
      fields: { photo: 'Photo', title: 'Title', location: 'Location', linkedin: 'LinkedIn', bio: 'Biography' },
      options: {},
      steps: { person: 'Details' },
    },
    el: {
      singular: 'μέλος της ομάδας',
      plural: 'Ομάδα',
      text: 'Οι άνθρωποι που γνωρίζουν οι επισκέπτες του δημόσιου ιστοτόπου και που γράφουν τα άρθρα του.',
      add: 'Προσθήκη μέλους',
      find: 'Όνομα ή τίτλος',
      saved: 'Το μέλος της ομάδας αποθηκεύτηκε',
      none: 'Δεν υπάρχουν ακόμη μέλη',
      noneText: 'Προσθέστε το πρώτο μέλος. Η σελίδα της ομάδας τα δείχνει με αυτή τη σειρά.',
      fields: { photo: 'Φωτογραφία', title: 'Τίτλος', location: 'Τοποθεσία', linkedin: 'LinkedIn', bio: 'Βιογραφικό' },
      options: {},
      steps: { person: 'Στοιχεία' },
    },
  },
);
