import type { English } from '../../english.ts';
import { objectiveNames, portfolioTypeNames } from '../portfolio-names.ts';

export const portfolios: English['collections']['portfolios'] = {
  singular: 'χαρτοφυλάκιο',
  plural: 'Χαρτοφυλάκια',
  text: 'Τα χαρτοφυλάκια όλων των λογαριασμών. Νέα χαρτοφυλάκια προστίθενται από τη σελίδα του λογαριασμού τους.',
  add: 'Προσθήκη χαρτοφυλακίου',
  find: 'Όνομα χαρτοφυλακίου ή λογαριασμού',
  saved: 'Το χαρτοφυλάκιο αποθηκεύτηκε',
  none: 'Δεν υπάρχουν ακόμη χαρτοφυλάκια',
  noneText: 'Προσθέστε το πρώτο χαρτοφυλάκιο στη σελίδα ενός λογαριασμού ή εισαγάγετε χαρτοφυλάκια από αρχείο.',
  noneFound: 'Δεν βρέθηκαν χαρτοφυλάκια',
  noneFoundText: 'Δοκιμάστε ένα μέρος του ονόματος του χαρτοφυλακίου ή του λογαριασμού.',
  fields: {
    name: 'Όνομα',
    account: 'Λογαριασμός',
    type: 'Είδος',
    currency: 'Νόμισμα',
    region: 'Περιοχή',
    objective: 'Στόχος',
    riskLevel: 'Επίπεδο κινδύνου, 1 έως 10',
    esgRating: 'Βαθμολογία ESG, 1 έως 10',
  },
  hints: { currency: 'Δεν αλλάζει αφού καταχωριστούν κινήσεις.' },
  options: {
    type: portfolioTypeNames,
    currency: { USD: 'USD', EUR: 'EUR', GBP: 'GBP' },
    region: { Global: 'Παγκόσμια', Europe: 'Ευρώπη', USA: 'ΗΠΑ' },
    objective: objectiveNames,
  },
  filters: {},
  steps: { details: 'Στοιχεία' },
  panels: {},
};
