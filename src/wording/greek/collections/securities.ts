import type { English } from '../../english.ts';
import { assetClasses, instrumentTypes } from '../asset-classes.ts';

export const securities: English['collections']['securities'] = {
  singular: 'τίτλος',
  plural: 'Τίτλοι',
  text: 'Όλοι οι τίτλοι της εταιρείας. Κάθε αλλαγή ισχύει για όλα τα χαρτοφυλάκια που έχουν τον τίτλο.',
  add: 'Προσθήκη τίτλου',
  find: 'Όνομα, σύμβολο ή ISIN',
  saved: 'Ο τίτλος αποθηκεύτηκε',
  none: 'Δεν υπάρχουν ακόμη τίτλοι',
  noneText: 'Οι τίτλοι έρχονται με τις εισαγωγές και τις νέες θέσεις.',
  noneFound: 'Δεν βρέθηκαν τίτλοι',
  noneFoundText: 'Δοκιμάστε ένα μέρος του ονόματος ή του συμβόλου.',
  fields: {
    name: 'Όνομα',
    symbol: 'Σύμβολο',
    isin: 'ISIN',
    sedol: 'SEDOL',
    type: 'Είδος',
    assetClass: 'Κατηγορία ενεργητικού',
    currency: 'Νόμισμα',
    quoteUnit: 'Μονάδα τιμών',
    region: 'Περιοχή',
    sector: 'Κλάδος',
    inSpotlight: 'Επιλεγμένο κεφάλαιο',
    lastPriceDay: 'Τελευταία τιμή',
  },
  hints: {
    quoteUnit: 'Κενό όταν οι τιμές είναι στο ίδιο το νόμισμα.',
    currency: 'Δεν αλλάζει όταν υπάρχουν κινήσεις.',
    inSpotlight: 'Εμφανίζεται πρώτο στην αναζήτηση κεφαλαίων.',
  },
  options: {
    type: instrumentTypes,
    assetClass: assetClasses,
    quoteUnit: { GBX: 'GBX (πένες)', GBx: 'GBx (πένες)', GBp: 'GBp (πένες)', ILA: 'ILA (αγκορότ)', ZAc: 'ZAc (σεντ)' },
  },
  filters: { type: instrumentTypes },
  steps: { details: 'Στοιχεία' },
  panels: { merge: 'Χρήση και συγχώνευση' },
};
