import type { English } from '../english.ts';

export const bulkRuns: English['bulkRuns'] = {
  title: 'Μαζικές ενέργειες',
  text: 'Μια μαζική ενέργεια συνεχίζεται και όταν κλείσετε τη σελίδα. Τα αποτελέσματά της διατηρούνται για 3 ημέρες.',
  none: 'Καμία μαζική ενέργεια',
  noneText: 'Επιλέξτε γραμμές σε μια λίστα για να κάνετε κάτι με όλες μαζί.',
  name: '{action}: {list}',
  progress: 'Πρόοδος',
  reached: 'Επεξεργασμένες: {reached} από {count}',
  done: 'Έγιναν: {done}',
  notDone: 'Δεν έγιναν: {count}',
  unnamed: 'Δεν βρέθηκε',
};
