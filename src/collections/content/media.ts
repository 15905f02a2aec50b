import { accessStep, contentCollection, createFieldPerLanguage, standing } from './content-collection.ts';

const [, ...readers] = accessStep.fields;

/** Pictures and documents that entries show, with the description that each reader gets in their language. */
export const media = contentCollection(
  {
    id: 'media',
    icon: 'pictures',
    content: { shown: 'saved', isOrdered: false, needed: [] },
    columns: [
      { id: 'name', kind: 'name', picture: 'logo' },
      { id: 'folder', kind: 'text' },
      { id: 'format', kind: 'text' },
      { id: 'pixels', kind: 'text' },
      ...standing,
    ],
    search: ['name', 'folder'],
    sort: ['name', 'folder', 'updated'],
    filters: [],
    steps: [
      {
        id: 'media',
        fields: [
          { kind: 'file', id: 'file' },
          { kind: 'text', id: 'name', limit: 120 },
          { kind: 'text', id: 'folder', limit: 120, isOptional: true },
          ...createFieldPerLanguage({ kind: 'textarea', id: 'alt', limit: 300 }),
          { kind: 'yesNo', id: 'decoration' },
        ],
      },
      { id: 'readers', fields: readers },
    ],
  },
  {
    en: {
      singular: 'media file',
      plural: 'Media',
      text: 'Images and documents for the public site. Replacing a file changes it on every page that shows it.',
      add: 'Add media',
      find: 'Name or folder',
      saved: 'Media saved',
      none: 'No media yet',
      noneText: 'Upload the first image here, or where a page asks for one.',
      fields: {
        file: 'File',
        folder: 'Folder',
        alt: 'Description',
        decoration: 'Only decoration',
        format: 'Format',
        pixels: 'Pixels',
      },
      hints: {
        folder: 'For example Website/Our firm.',
        alt: 'What would you tell someone on the phone?',
        decoration: 'Decoration needs no description: it tells readers nothing.',
      },
      options: {},
      steps: { media: 'File', readers: 'Who may see it' },
    },
    el: {
      singular: 'αρχείο πολυμέσων',
      plural: 'Πολυμέσα',
      text: 'Εικόνες και έγγραφα για τον δημόσιο ιστότοπο. Η αντικατάσταση ενός αρχείου το αλλάζει σε κάθε σελίδα που το δείχνει.',
      add: 'Προσθήκη αρχείου',
      find: 'Όνομα ή φάκελος',
      saved: 'Το αρχείο αποθηκεύτηκε',
      none: 'Δεν υπάρχουν ακόμη πολυμέσα',
      noneText: 'Μεταφορτώστε την πρώτη εικόνα εδώ ή όπου τη ζητά μια σελίδα.',
      fields: {
        file: 'Αρχείο',
        folder: 'Φάκελος',
        alt: 'Περιγραφή',
        decoration: 'Μόνο διακοσμητική',
        format: 'Μορφή',
        pixels: 'Εικονοστοιχεία',
      },
      hints: {
        folder: 'Για παράδειγμα Ιστότοπος/Η εταιρεία.',
        alt: 'Τι θα λέγατε σε κάποιον στο τηλέφωνο;',
        decoration: 'Μια διακοσμητική εικόνα δεν χρειάζεται περιγραφή.',
      },
      options: {},
      steps: { media: 'Αρχείο', readers: 'Ποιος μπορεί να το δει' },
    },
  },
);
