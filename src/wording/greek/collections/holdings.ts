import type { English } from '../../english.ts';
import { assetClasses, instrumentTypes } from '../asset-classes.ts';

export const holdings: English['collections']['holdings'] = {
  singular: 'θέση',
  plural: 'Θέσεις',
  text: 'Οι θέσεις όλων των χαρτοφυλακίων κατά την τελευταία ημέρα υπολογισμού. Οι αλλαγές καταχωρίζονται στη σελίδα του χαρτοφυλακίου.',
  add: 'Προσθήκη θέσης',
  find: 'Τίτλος, σύμβολο, χαρτοφυλάκιο ή λογαριασμός',
  saved: 'Η θέση αποθηκεύτηκε',
  none: 'Δεν υπάρχουν ακόμη θέσεις',
  noneText: 'Οι θέσεις προκύπτουν από τις κινήσεις.',
  noneFound: 'Δεν βρέθηκαν θέσεις',
  noneFoundText: 'Δοκιμάστε ένα μέρος του ονόματος ή του συμβόλου του τίτλου.',
  fields: {
    name: 'Όνομα',
    symbol: 'Σύμβολο',
    units: 'Ποσότητα',
    portfolio: 'Χαρτοφυλάκιο',
    account: 'Λογαριασμός',
    assetclass: 'Κατηγορία ενεργητικού',
    type: 'Είδος',
    region: 'Περιοχή',
    day: 'Ημερομηνία',
    value: 'Αξία',
    purchaseValue: 'Κόστος κτήσης',
    currency: 'Νόμισμα',
  },
  hints: {
    value: 'Κενό όταν δεν υπάρχει τιμή. Στο νόμισμα του χαρτοφυλακίου.',
    purchaseValue: 'Κενό όταν το κόστος δεν είναι γνωστό.',
  },
  options: { assetclass: assetClasses, type: instrumentTypes },
  filters: {},
  steps: {
    details: 'Στοιχεία',
  },
  panels: {
    ledger: 'Χαρτοφυλάκιο',
  },
};
