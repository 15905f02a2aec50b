import { accessStep, contentCollection, standing } from './content-collection.ts';

/** Sets of media under one name: chosen ones, and whatever is in certain folders. */
export const libraries = contentCollection(
  {
    id: 'libraries',
    icon: 'folder',
    content: { shown: 'saved', isOrdered: false, needed: [], refers: { media: 'media' } },
    columns: [{ id: 'name', kind: 'name' }, ...standing],
    search: ['name'],
    sort: ['name', 'updated'],
    filters: [],
    steps: [
      {
        id: 'library',
        fields: [
          { kind: 'text', id: 'name', limit: 120 },
          { kind: 'mediaList', id: 'media', most: 200, isOptional: true },
          { kind: 'textarea', id: 'folders', limit: 2000, isOptional: true },
        ],
      },
      accessStep,
    ],
  },
  {
    en: {
      singular: 'library',
      plural: 'Libraries',
      text: 'Media under one name, for a block of a page and for other systems that ask the API for published content.',
      add: 'Add library',
      find: 'Name',
      saved: 'Library saved',
      none: 'No libraries yet',
      noneText: 'Add one and choose its media or folders.',
      fields: { media: 'Media', folders: 'Folders' },
      hints: { folders: 'One on each line, for example Website/Our firm. Folders below it are included.' },
      options: {},
      steps: { library: 'Library' },
    },
    el: {
      singular: 'βιβλιοθήκη',
      plural: 'Βιβλιοθήκες',
      text: 'Πολυμέσα με κοινό όνομα, για μια ενότητα σελίδας και για άλλα συστήματα που ζητούν δημοσιευμένο περιεχόμενο από το API.',
      add: 'Προσθήκη βιβλιοθήκης',
      find: 'Όνομα',
      saved: 'Η βιβλιοθήκη αποθηκεύτηκε',
      none: 'Δεν υπάρχουν ακόμη βιβλιοθήκες',
      noneText: 'Προσθέστε μία και επιλέξτε τα πολυμέσα ή τους φακέλους της.',
      fields: { media: 'Πολυμέσα', folders: 'Φάκελοι' },
      hints: { folders: 'Ένας σε κάθε γραμμή, για παράδειγμα Ιστότοπος/Η εταιρεία. Περιλαμβάνονται και οι υποφάκελοι.' },
      options: {},
      steps: { library: 'Βιβλιοθήκη' },
    },
  },
);
