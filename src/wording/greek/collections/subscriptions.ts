import type { English } from '../../english.ts';

export const subscriptions: English['collections']['subscriptions'] = {
  singular: 'συνδρομή',
  plural: 'Συνδρομές',
  text: 'Τα όρια χρήσης των πυλών. Για αλλαγή ορίου, επικοινωνήστε μαζί μας.',
  add: 'Προσθήκη συνδρομής',
  find: 'Όνομα',
  saved: 'Η συνδρομή αποθηκεύτηκε',
  none: 'Δεν υπάρχουν ακόμη συνδρομές',
  noneText: 'Όλες οι πύλες έχουν την τυπική συνδρομή.',
  noneFound: 'Δεν βρέθηκαν συνδρομές',
  noneFoundText: 'Δοκιμάστε ένα μέρος του ονόματος.',
  fields: {
    name: 'Όνομα',
    accounts: 'Λογαριασμοί, έως',
    advisors: 'Σύμβουλοι, έως',
    portals: 'Πύλες',
  },
  hints: {},
  options: {},
  filters: {},
  steps: {
    details: 'Στοιχεία',
  },
  panels: {},
};
