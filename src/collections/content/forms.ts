import { accessStep, byState, contentCollection, createFieldPerLanguage, standing } from './content-collection.ts';

const whenAnswered = { when: { field: 'autorespond', is: true } } as const;

/** Forms of the firm for its site. Their fields are designed apart; what is answered becomes a record of `submissions`. */
export const forms = contentCollection(
  {
    id: 'forms',
    icon: 'form',
    content: { shown: 'published', isOrdered: false, needed: ['title', 'fields'] },
    columns: [{ id: 'name', kind: 'name' }, ...standing],
    search: ['name', 'slug'],
    sort: ['name', 'updated'],
    filters: byState,
    steps: [
      {
        id: 'form',
        fields: [
          { kind: 'text', id: 'name', limit: 120 },
          ...createFieldPerLanguage({ kind: 'text', id: 'title', limit: 160 }),
          ...createFieldPerLanguage({ kind: 'textarea', id: 'description', limit: 200 }),
          { kind: 'formFields', id: 'fields', isOptional: true },
        ],
      },
      {
        id: 'answers',
        fields: [
          { kind: 'select', id: 'owned', options: [{ value: 'Personal' }, { value: 'Organisation' }] },
          { kind: 'texts', id: 'recipients', most: 10, limit: 254, areEmails: true, isOptional: true },
          ...createFieldPerLanguage({ kind: 'textarea', id: 'endMessage', limit: 600 }),
          { kind: 'yesNo', id: 'autorespond' },
          ...createFieldPerLanguage({ kind: 'text', id: 'autorespondSubject', limit: 150, ...whenAnswered }),
          ...createFieldPerLanguage({ kind: 'textarea', id: 'autorespondBody', limit: 3000, ...whenAnswered }),
        ],
      },
      accessStep,
    ],
  },
  {
    en: {
      singular: 'form',
      plural: 'Forms',
      text: 'Forms for visitors and clients, at an address of their own and as a block of a page. What they send is among the submissions.',
      add: 'Add form',
      find: 'Name or web address',
      saved: 'Form saved',
      none: 'No forms yet',
      noneText: 'Add the first form, design its fields, then publish it.',
      fields: {
        title: 'Title',
        description: 'Description',
        fields: 'Fields',
        owned: 'Answers belong to',
        recipients: 'Tell these email addresses',
        endMessage: 'Message after sending',
        autorespond: 'Answer by email',
        autorespondSubject: 'Subject of the email',
        autorespondBody: 'Text of the email',
      },
      hints: {
        fields: 'Added and changed in the designer.',
        owned: 'A submission belongs to the user who sends it, or to their organisation.',
        recipients: 'They get an email without the answers. If blank, all administrators do.',
        endMessage: 'If blank, a short thank you.',
        autorespond: 'Sent to the address in the first email field of the form.',
      },
      options: { owned: { Personal: 'Personal', Organisation: 'Organisation' } },
      steps: { form: 'Form', answers: 'After it is sent' },
    },
    el: {
      singular: 'έντυπο',
      plural: 'Έντυπα',
      text: 'Έντυπα για επισκέπτες και πελάτες, σε δική τους διεύθυνση και ως ενότητα σελίδας. Οι απαντήσεις βρίσκονται στις υποβολές.',
      add: 'Προσθήκη εντύπου',
      find: 'Όνομα ή διεύθυνση ιστού',
      saved: 'Το έντυπο αποθηκεύτηκε',
      none: 'Δεν υπάρχουν ακόμη έντυπα',
      noneText: 'Προσθέστε το πρώτο έντυπο, σχεδιάστε τα πεδία του και δημοσιεύστε το.',
      fields: {
        title: 'Τίτλος',
        description: 'Περιγραφή',
        fields: 'Πεδία',
        owned: 'Οι απαντήσεις ανήκουν',
        recipients: 'Ειδοποίηση αυτών των διευθύνσεων e-mail',
        endMessage: 'Μήνυμα μετά την αποστολή',
        autorespond: 'Απάντηση με e-mail',
        autorespondSubject: 'Τίτλος του e-mail',
        autorespondBody: 'Κείμενο του e-mail',
      },
      hints: {
        fields: 'Προστίθενται και αλλάζουν στη σχεδίαση.',
        owned: 'Η υποβολή ανήκει στον χρήστη που τη στέλνει ή στον οργανισμό του.',
        recipients: 'Λαμβάνουν e-mail χωρίς τις απαντήσεις. Αν μείνει κενό, το λαμβάνουν όλοι οι διαχειριστές συστήματος.',
        endMessage: 'Αν μείνει κενό, ένα σύντομο ευχαριστώ.',
        autorespond: 'Αποστέλλεται στη διεύθυνση του πρώτου πεδίου e-mail του εντύπου.',
      },
      options: { owned: { Personal: 'Στον χρήστη', Organisation: 'Στον οργανισμό' } },
      steps: { form: 'Έντυπο', answers: 'Μετά την αποστολή' },
    },
  },
);
