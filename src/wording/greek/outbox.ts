import type { English } from '../english.ts';

export const outbox: English['outbox'] = {
  title: 'Εξερχόμενα',
  text: 'Μηνύματα που θα είχαν σταλεί. Κατά την ανάπτυξη και την επίδειξη κανένα μήνυμα δεν φεύγει από αυτό το μηχάνημα.',
  empty: 'Δεν υπάρχουν ακόμη μηνύματα',
  emptyText: 'Συνδεθείτε για να δείτε εδώ το PIN.',
  copy: 'Αντιγραφή του PIN',
  copied: 'Αντιγράφηκε',
  sms: 'Μήνυμα SMS',
  email: 'E-mail',
  to: 'Προς {recipient}',
};
