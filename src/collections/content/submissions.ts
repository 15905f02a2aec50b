import { contentCollection } from './content-collection.ts';

/** The steps that a submission goes through, in any order. */
export const submissionSteps = ['review', 'approved', 'verified', 'released'] as const;

/** The answers to the forms of the firm, and the firm's progress with them. */
export const submissions = contentCollection(
  {
    id: 'submissions',
    icon: 'tray',
    content: { shown: 'never', isOrdered: false, needed: [], refers: { form: 'forms', process: 'processes' }, isReceived: true },
    columns: [
      { id: 'name', kind: 'name' },
      { id: 'submitted', kind: 'date' },
      { id: 'owners', kind: 'text' },
      { id: 'step', kind: 'state', tones: { review: 'warning', approved: 'neutral', verified: 'neutral', released: 'positive' } },
      { id: 'form', kind: 'text' },
      { id: 'updated', kind: 'moment' },
    ],
    search: ['name', 'owners'],
    sort: ['submitted', 'name', 'updated'],
    isDescending: true,
    filters: [{ id: 'step', options: submissionSteps }, { id: 'form' }, { id: 'process' }],
    steps: [
      {
        id: 'submission',
        fields: [
          { kind: 'select', id: 'step', options: submissionSteps.map((value) => ({ value })) },
          { kind: 'date', id: 'submitted', disabled: true },
          { kind: 'submitted', id: 'answers', disabled: true },
          { kind: 'textarea', id: 'note', limit: 2000, isOptional: true },
          { kind: 'text', id: 'name', limit: 200, disabled: true },
          { kind: 'text', id: 'owners', limit: 200, isOptional: true, disabled: true },
          { kind: 'record', id: 'form', isOptional: true, disabled: true },
          { kind: 'record', id: 'process', isOptional: true, disabled: true },
        ],
      },
    ],
  },
  {
    en: {
      singular: 'submission',
      plural: 'Submissions',
      text: 'What was sent through the forms of the firm, with the questions as they were asked.',
      add: 'Add submission',
      find: 'User or owner',
      saved: 'Submission saved',
      none: 'No submissions yet',
      noneText: 'What someone sends through a published form appears here.',
      fields: {
        form: 'Form',
        process: 'Portal form',
        submitted: 'Submitted',
        owners: 'Owners',
        step: 'Workflow step',
        answers: 'Answers',
        note: 'Internal note',
      },
      options: { step: { review: 'Under review', approved: 'Approved', verified: 'Verified', released: 'Released' } },
      filters: { step: { review: 'Under review', approved: 'Approved', verified: 'Verified', released: 'Released' } },
      steps: { submission: 'Submission' },
    },
    el: {
      singular: 'υποβολή',
      plural: 'Υποβολές',
      text: 'Όσα στάλθηκαν μέσω των εντύπων της εταιρείας, με τις ερωτήσεις όπως τέθηκαν.',
      add: 'Προσθήκη υποβολής',
      find: 'Χρήστης ή κάτοχος',
      saved: 'Η υποβολή αποθηκεύτηκε',
      none: 'Δεν υπάρχουν ακόμη υποβολές',
      noneText: 'Όσα στέλνονται μέσω ενός δημοσιευμένου εντύπου εμφανίζονται εδώ.',
      fields: {
        form: 'Έντυπο',
        process: 'Έντυπο πύλης',
        submitted: 'Υποβλήθηκε',
        owners: 'Κάτοχοι',
        step: 'Στάδιο',
        answers: 'Απαντήσεις',
        note: 'Εσωτερική σημείωση',
      },
      options: { step: { review: 'Υπό εξέταση', approved: 'Εγκρίθηκε', verified: 'Επαληθεύτηκε', released: 'Αποδεσμεύτηκε' } },
      filters: { step: { review: 'Υπό εξέταση', approved: 'Εγκρίθηκε', verified: 'Επαληθεύτηκε', released: 'Αποδεσμεύτηκε' } },
      steps: { submission: 'Υποβολή' },
    },
  },
);
