import type { English } from '../../english.ts';
import { objectiveNames, portfolioTypeNames } from '../portfolio-names.ts';

const levels = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9', 10: '10' };

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
    riskLevel: 'Επίπεδο κινδύνου',
    esgRating: 'Βαθμολογία ESG',
    benchmark: 'Δείκτης αναφοράς',
    model: 'Πρότυπο χαρτοφυλάκιο',
  },
  hints: {
    currency: 'Δεν αλλάζει όταν το χαρτοφυλάκιο έχει κινήσεις.',
    benchmark: 'Οι αποδόσεις συγκρίνονται με αυτόν από την πρώτη ημέρα.',
    model: 'Η επισκόπηση δείχνει τα χαρτοφυλάκια εκτός των ορίων του προτύπου τους.',
  },
  options: {
    type: portfolioTypeNames,
    currency: { USD: 'USD', EUR: 'EUR', GBP: 'GBP' },
    region: { Global: 'Παγκόσμια', Europe: 'Ευρώπη', USA: 'ΗΠΑ' },
    objective: objectiveNames,
    riskLevel: levels,
    esgRating: levels,
  },
  filters: {},
  steps: { details: 'Στοιχεία' },
  panels: { removal: 'Διαγραφή' },
};
