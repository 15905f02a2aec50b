import { dataProcessLimits, datasets, requestMethods } from '#domain/data-process/data-process.ts';
import { contentCollection } from './content-collection.ts';

const whenFetched = { when: { field: 'getFromApi', is: true } } as const;

/** The files that data processes bring, each from an API or chosen at each run. */
export const dataProcessSteps = contentCollection(
  {
    id: 'data-processes-steps',
    icon: 'columns',
    content: { shown: 'never', isOrdered: true, needed: [], refers: { process: 'data-processes' } },
    columns: [
      { id: 'name', kind: 'name' },
      { id: 'process', kind: 'text' },
      { id: 'dataset', kind: 'options' },
      { id: 'location', kind: 'text' },
      { id: 'order', kind: 'number' },
      { id: 'updated', kind: 'moment' },
    ],
    search: ['name', 'location'],
    sort: ['order', 'name', 'updated'],
    filters: [{ id: 'process' }],
    steps: [
      {
        id: 'step',
        fields: [
          { kind: 'text', id: 'name', limit: 120 },
          { kind: 'record', id: 'process' },
          { kind: 'select', id: 'dataset', options: datasets.map((value) => ({ value })) },
          { kind: 'yesNo', id: 'getFromApi' },
          { kind: 'select', id: 'method', options: requestMethods.map((value) => ({ value })), ...whenFetched },
          { kind: 'text', id: 'location', limit: dataProcessLimits.location, ...whenFetched },
        ],
      },
    ],
  },
  {
    en: {
      singular: 'data process step',
      plural: 'Data process steps',
      text: 'The files that data processes bring, one for each step.',
      add: 'Add step',
      find: 'Name or location',
      saved: 'Step saved',
      none: 'No steps yet',
      noneText: 'Add a step for each file that a data process brings.',
      fields: { process: 'Data process', dataset: 'Dataset', getFromApi: 'Get from an API', method: 'Method', location: 'Location' },
      hints: {
        dataset: 'The file of the import format that the step brings.',
        getFromApi: 'Otherwise someone chooses the file at each run.',
        location: 'A path of the data service, such as /positions, or an https address. The answer has to be CSV in the import format.',
      },
      options: {
        dataset: {
          instruments: 'Securities',
          prices: 'Prices',
          dividends: 'Dividends',
          fx: 'Exchange rates',
          benchmarks: 'Benchmarks',
          models: 'Models',
          'fund-weights': 'Weights of funds',
          portfolios: 'Portfolios',
          transactions: 'Transactions',
          commitments: 'Commitments',
          'reported-values': 'Reported values',
        },
        method: { GET: 'GET', POST: 'POST' },
      },
      steps: { step: 'Step' },
    },
    el: {
      singular: 'βήμα διαδικασίας δεδομένων',
      plural: 'Βήματα διαδικασιών δεδομένων',
      text: 'Τα αρχεία που φέρνουν οι διαδικασίες δεδομένων, ένα ανά βήμα.',
      add: 'Προσθήκη βήματος',
      find: 'Όνομα ή τοποθεσία',
      saved: 'Το βήμα αποθηκεύτηκε',
      none: 'Δεν υπάρχουν ακόμη βήματα',
      noneText: 'Προσθέστε ένα βήμα για κάθε αρχείο που φέρνει μια διαδικασία δεδομένων.',
      fields: {
        process: 'Διαδικασία δεδομένων',
        dataset: 'Σύνολο δεδομένων',
        getFromApi: 'Λήψη από API',
        method: 'Μέθοδος',
        location: 'Τοποθεσία',
      },
      hints: {
        dataset: 'Το αρχείο της μορφής εισαγωγής που φέρνει το βήμα.',
        getFromApi: 'Διαφορετικά, το αρχείο επιλέγεται σε κάθε εκτέλεση.',
        location:
          'Διαδρομή της υπηρεσίας δεδομένων, όπως /positions, ή διεύθυνση https. Η απάντηση πρέπει να είναι CSV στη μορφή εισαγωγής.',
      },
      options: {
        dataset: {
          instruments: 'Τίτλοι',
          prices: 'Τιμές',
          dividends: 'Μερίσματα',
          fx: 'Συναλλαγματικές ισοτιμίες',
          benchmarks: 'Δείκτες αναφοράς',
          models: 'Πρότυπα χαρτοφυλάκια',
          'fund-weights': 'Σταθμίσεις αμοιβαίων κεφαλαίων',
          portfolios: 'Χαρτοφυλάκια',
          transactions: 'Κινήσεις',
          commitments: 'Δεσμεύσεις',
          'reported-values': 'Αποτιμήσεις κεφαλαίων',
        },
        method: { GET: 'GET', POST: 'POST' },
      },
      steps: { step: 'Βήμα' },
    },
  },
);
