import type { English } from '../../english.ts';
import { transactions as names } from '../transactions.ts';

export const transactions: English['collections']['transactions'] = {
  singular: 'κίνηση',
  plural: 'Κινήσεις',
  text: 'Οι κινήσεις όλων των χαρτοφυλακίων. Καταχωρίζονται, αντικαθίστανται και ακυρώνονται στη σελίδα του χαρτοφυλακίου.',
  add: 'Καταχώριση κίνησης',
  find: 'Τίτλος, σύμβολο, χαρτοφυλάκιο ή λογαριασμός',
  saved: 'Η κίνηση αποθηκεύτηκε',
  none: 'Δεν υπάρχουν ακόμη κινήσεις',
  noneText: 'Καταχωρίστε την πρώτη στη σελίδα ενός χαρτοφυλακίου ή εισαγάγετε ένα αρχείο.',
  noneFound: 'Δεν βρέθηκαν κινήσεις',
  noneFoundText: 'Δοκιμάστε ένα μέρος του ονόματος ή του συμβόλου του τίτλου.',
  fields: {
    name: 'Όνομα',
    symbol: 'Σύμβολο',
    type: 'Είδος',
    amount: 'Ποσό',
    currency: 'Νόμισμα',
    day: 'Ημερομηνία',
    portfolio: 'Χαρτοφυλάκιο',
    account: 'Λογαριασμός',
    units: 'Ποσότητα',
    localCcyAmount: 'Ποσό στο νόμισμα του χαρτοφυλακίου',
    note: 'Σημείωση',
  },
  hints: {
    localCcyAmount: 'Κενό όταν η ισοτιμία δεν έχει καταγραφεί.',
  },
  options: {
    type: names.types,
  },
  filters: {},
  steps: {
    details: 'Στοιχεία',
  },
  panels: {
    ledger: 'Χαρτοφυλάκιο',
  },
};
