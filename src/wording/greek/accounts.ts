import type { English } from '../english.ts';

export const accountDetails: English['accountDetails'] = {
  title: 'Στοιχεία',
  account: 'Λογαριασμός',
  figures: 'Στις {date}',
  number: 'Αριθμός λογαριασμού',
  email: 'E-mail',
  location: 'Τοποθεσία',
  groups: 'Ομάδες',
  currency: 'Νόμισμα',
  opened: 'Ημερομηνία ανοίγματος',
  figuresSince: 'Στοιχεία από',
  value: 'Αξία',
  sinceInception: 'Απόδοση από την έναρξη έως τις {date}',
  commitment: 'Δεσμεύσεις σε ιδιωτικά κεφάλαια',
  what: 'Στοιχείο',
  content: 'Τιμή',
};

export const accountReturns: English['accountReturns'] = {
  title: 'Συνοπτικές αποδόσεις',
  text: 'Αποδόσεις έως τις {date}, την ημερομηνία που ισχύει και στις λίστες πελατών. Κάτω από κάθε απόδοση εμφανίζεται ο δείκτης αναφοράς, αν υπάρχει.',
  span: 'Περίοδος',
  over: {
    '1d': 'Μία ημέρα',
    '1m': 'Ένας μήνας',
    ytd: 'Φέτος',
    '1y': 'Ένα έτος',
    '3y': 'Τρία έτη',
    '5y': 'Πέντε έτη',
    all: 'Από την έναρξη έως τις {date}',
  },
  benchmark: 'δείκτης αναφοράς {rate}',
};

export const advisors: English['advisors'] = {
  title_one: 'Σύμβουλος',
  title_other: 'Σύμβουλοι',
  name: 'Όνομα',
  role: 'Ρόλος',
  email: 'E-mail',
  phone: 'Τηλέφωνο',
  none: 'Δεν υπάρχουν ακόμη σύμβουλοι',
  noneText: 'Εδώ εμφανίζονται οι σύμβουλοι του λογαριασμού.',
};

export const groups: English['groups'] = {
  title: 'Ομάδες πελατών',
  text: 'Κάθε ομάδα υπολογίζεται ως ένας πελάτης. Οι μεταφορές μεταξύ των μελών της δεν είναι χρηματοροές.',
  group: 'Ομάδα',
  members: 'Μέλη',
  andMore_one: '{names} και {count} ακόμη',
  andMore_other: '{names} και {count} ακόμη',
  empty: 'Δεν υπάρχουν ακόμη ομάδες',
  emptyText: 'Δημιουργήστε μια ομάδα και προσθέστε πελάτες ή εισαγάγετε πελάτες με ομάδες.',
  create: 'Δημιουργία ομάδας',
  open: 'Άνοιγμα ομάδας',
  score: 'Βαθμολογία {score}',
  addTo: 'Προσθήκη σε ομάδα',
  choose: 'Επιλογή ομάδας',
  noneOffered: 'Δεν υπάρχουν ακόμη ομάδες για επιλογή.',
  findClient: 'Αναζήτηση πελάτη',
  found_one: '{count} πελάτης',
  found_other: '{count} πελάτες',
  nobodyIn: 'Δεν υπάρχουν πελάτες σε αυτή την ομάδα',
  nobodyInText: 'Επιλέξτε «Εκτός ομάδας» για να προσθέσετε πελάτες.',
  nobodyOut: 'Δεν υπάρχουν άλλοι πελάτες',
  nobodyOutText: 'Όλοι οι πελάτες σας ανήκουν σε αυτή την ομάδα.',
  since: 'Μέλος από {date}',
  unregistered: 'Χωρίς εγγραφή ακόμη',
  notRegistered_one: '{count} πελάτης δεν προστέθηκε, επειδή ο λογαριασμός του δεν έχει ακόμη εγγραφεί.',
  notRegistered_other: '{count} πελάτες δεν προστέθηκαν, επειδή οι λογαριασμοί τους δεν έχουν ακόμη εγγραφεί.',
};
