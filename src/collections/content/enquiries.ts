import { contentCollection } from './content-collection.ts';

/** Enquiries from visitors of the public site, and the firm's progress with each. */
export const enquiries = contentCollection(
  {
    id: 'enquiries',
    icon: 'letter',
    content: { shown: 'never', isOrdered: false, needed: [] },
    columns: [
      { id: 'name', kind: 'name' },
      { id: 'email', kind: 'text' },
      { id: 'received', kind: 'date' },
      { id: 'progress', kind: 'options' },
      { id: 'updated', kind: 'moment' },
    ],
    search: ['name', 'email'],
    sort: ['received', 'name', 'updated'],
    isDescending: true,
    filters: [],
    steps: [
      {
        id: 'enquiry',
        fields: [
          { kind: 'text', id: 'name', limit: 120 },
          { kind: 'email', id: 'email' },
          { kind: 'text', id: 'phone', limit: 40, isOptional: true },
          { kind: 'date', id: 'received' },
          { kind: 'textarea', id: 'words', limit: 2000, isOptional: true },
          { kind: 'select', id: 'progress', options: [{ value: 'new' }, { value: 'answered' }, { value: 'closed' }] },
          { kind: 'textarea', id: 'note', limit: 2000, isOptional: true },
        ],
      },
    ],
  },
  {
    en: {
      singular: 'enquiry',
      plural: 'Enquiries',
      text: 'Visitors of the public site who asked for a demo, and what became of it.',
      add: 'Add enquiry',
      find: 'Name or email',
      saved: 'Enquiry saved',
      none: 'No enquiries yet',
      noneText: 'When a visitor asks for a demo on the public site, it appears here and administrators get an email.',
      fields: { email: 'Email', phone: 'Phone', received: 'Received', words: 'Message', progress: 'Progress', note: 'Internal note' },
      options: { progress: { new: 'New', answered: 'Answered', closed: 'Closed' } },
      steps: { enquiry: 'Enquiry' },
    },
    el: {
      singular: 'αίτημα επικοινωνίας',
      plural: 'Αιτήματα επικοινωνίας',
      text: 'Οι επισκέπτες του δημόσιου ιστοτόπου που ζήτησαν παρουσίαση και η εξέλιξη κάθε αιτήματος.',
      add: 'Προσθήκη αιτήματος',
      find: 'Όνομα ή e-mail',
      saved: 'Το αίτημα αποθηκεύτηκε',
      none: 'Δεν υπάρχουν ακόμη αιτήματα',
      noneText: 'Όταν ένας επισκέπτης ζητήσει παρουσίαση, το αίτημα εμφανίζεται εδώ και οι διαχειριστές συστήματος λαμβάνουν e-mail.',
      fields: {
        email: 'E-mail',
        phone: 'Τηλέφωνο',
        received: 'Παραλαβή',
        words: 'Μήνυμα',
        progress: 'Εξέλιξη',
        note: 'Εσωτερική σημείωση',
      },
      options: { progress: { new: 'Νέο', answered: 'Απαντήθηκε', closed: 'Έκλεισε' } },
      steps: { enquiry: 'Αίτημα' },
    },
  },
);
