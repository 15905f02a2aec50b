import type { English } from '../english.ts';

export const accountDetails: English['accountDetails'] = {
  title: 'Στοιχεία',
  account: 'Λογαριασμός',
  figures: 'Μεγέθη στις {date}',
  number: 'Αριθμός λογαριασμού',
  email: 'Ηλεκτρονικό ταχυδρομείο',
  location: 'Τόπος',
  groups: 'Ομάδες',
  currency: 'Νόμισμα',
  opened: 'Άνοιγμα',
  figuresSince: 'Μεγέθη από',
  value: 'Αξία',
  sinceInception: 'Απόδοση από την έναρξη έως τις {date}',
  commitment: 'Δεσμεύσεις σε ιδιωτικά κεφάλαια',
  what: 'Τι',
  content: 'Περιεχόμενο',
};

export const accountReturns: English['accountReturns'] = {
  title: 'Αποδόσεις με μια ματιά',
  text: 'Αποδόσεις έως τις {date}, την ημερομηνία που ισχύει και στις λίστες πελατών. Όπου υπάρχει δείκτης αναφοράς, εμφανίζεται από κάτω.',
  span: 'Διάστημα',
  over: {
    '1d': 'Μία ημέρα',
    '1m': 'Ένας μήνας',
    ytd: 'Φέτος',
    '1y': 'Ένα έτος',
    '3y': 'Τρία έτη',
    '5y': 'Πέντε έτη',
    all: 'Από την έναρξη έως τις {date}',
  },
  benchmark: 'δείκτης {rate}',
};

export const advisors: English['advisors'] = {
  title_one: 'Σύμβουλος',
  title_other: 'Σύμβουλοι',
  name: 'Όνομα',
  role: 'Ρόλος',
  email: 'Ηλεκτρονικό ταχυδρομείο',
  phone: 'Τηλέφωνο',
  none: 'Δεν υπάρχει ακόμη σύμβουλος',
  noneText: 'Όποιος φροντίζει αυτόν τον λογαριασμό εμφανίζεται εδώ.',
};

export const groups: English['groups'] = {
  title: 'Ομάδες πελατών',
  text: 'Κάθε ομάδα ως ένας πελάτης: οι μεταφορές μεταξύ των μελών της δεν είναι πληρωμές.',
  group: 'Ομάδα',
  members: 'Μέλη',
  andMore_one: '{names} και {count} ακόμη',
  andMore_other: '{names} και {count} ακόμη',
  empty: 'Δεν υπάρχουν ακόμη ομάδες',
  emptyText: 'Οι ομάδες εμφανίζονται εδώ όταν μπουν πελάτες σε αυτές.',
};
