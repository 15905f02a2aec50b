import type { English } from '../english.ts';

export const outbox: English['outbox'] = {
  title: 'Εξερχόμενα',
  text: 'Μηνύματα που θα είχαν σταλεί. Στην ανάπτυξη και στην επίδειξη τίποτα δεν φεύγει από αυτό το μηχάνημα.',
  empty: 'Κανένα μήνυμα ακόμη',
  emptyText: 'Συνδεθείτε και ο κωδικός PIN θα εμφανιστεί εδώ.',
  copy: 'Αντιγραφή του PIN',
  copied: 'Αντιγράφηκε',
  sms: 'Μήνυμα SMS',
  email: 'E-mail',
  to: 'Προς {recipient}',
};
