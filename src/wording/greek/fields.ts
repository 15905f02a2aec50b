import type { English } from '../english.ts';

export const fields: English['fields'] = {
  choose: 'Επιλέξτε',
  yes: 'Ναι',
  no: 'Όχι',
  confirmed: 'Επιβεβαιώθηκε',
  required: 'Το πεδίο «{label}» είναι υποχρεωτικό',
  pointDay: 'Ημερομηνία',
  pointPrice: 'Τιμή',
  morePoints: 'Προσθήκη τιμής',
  problem: {
    required: 'Το πεδίο είναι υποχρεωτικό',
    number: 'Συμπληρώστε έναν αριθμό',
    positive: 'Εισαγάγετε αριθμό μεγαλύτερο από το 0',
    notNegative: 'Εισαγάγετε 0 ή μεγαλύτερο αριθμό',
    places: 'Έως {limit} δεκαδικά ψηφία',
    maximum: 'Η μέγιστη τιμή είναι {limit}',
    minimum: 'Η ελάχιστη τιμή είναι {limit}',
    characters: 'Έως {limit} χαρακτήρες',
    date: 'Συμπληρώστε έγκυρη ημερομηνία',
    future: 'Συμπληρώστε ημερομηνία που δεν είναι μελλοντική',
    option: 'Επιλέξτε από τη λίστα',
    url: 'Συμπληρώστε διεύθυνση ιστοτόπου, για παράδειγμα https://firm.example',
    hostName: 'Συμπληρώστε μόνο το όνομα τομέα, όπως εμφανίζεται μετά το @: για παράδειγμα firm.example',
  },
};
