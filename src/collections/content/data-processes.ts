import { contentCollection } from './content-collection.ts';

/** The ways in which figures are brought from services and files: each a list of steps, run in the data designer. */
export const dataProcesses = contentCollection(
  {
    id: 'data-processes',
    icon: 'exchange',
    content: { shown: 'never', isOrdered: true, needed: [] },
    columns: [
      { id: 'name', kind: 'name' },
      { id: 'order', kind: 'number' },
      { id: 'updated', kind: 'moment' },
    ],
    search: ['name'],
    sort: ['order', 'name', 'updated'],
    filters: [],
    steps: [{ id: 'process', fields: [{ kind: 'text', id: 'name', limit: 120 }] }],
  },
  {
    en: {
      singular: 'data process',
      plural: 'Data processes',
      text: 'Figures from services and files. They are checked first, and imported once you confirm them.',
      add: 'Add data process',
      find: 'Name',
      saved: 'Data process saved',
      none: 'No data processes yet',
      noneText: 'Add one, then add a step for each file that it brings.',
      fields: {},
      options: {},
      steps: { process: 'Data process' },
    },
    el: {
      singular: 'διαδικασία δεδομένων',
      plural: 'Διαδικασίες δεδομένων',
      text: 'Φέρνουν στοιχεία από υπηρεσίες και αρχεία: πρώτα ελέγχονται και εισάγονται μόλις τα επιβεβαιώσετε.',
      add: 'Προσθήκη διαδικασίας δεδομένων',
      find: 'Όνομα',
      saved: 'Η διαδικασία δεδομένων αποθηκεύτηκε',
      none: 'Δεν υπάρχουν ακόμη διαδικασίες δεδομένων',
      noneText: 'Προσθέστε μία και έπειτα ένα βήμα για κάθε αρχείο που φέρνει.',
      fields: {},
      options: {},
      steps: { process: 'Διαδικασία δεδομένων' },
    },
  },
);
