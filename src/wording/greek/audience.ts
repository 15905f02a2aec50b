import type { English } from '../english.ts';

/** Σε ποιους πελάτες στέλνεται κάτι που πηγαίνει σε πολλούς. */
export const audience: English['audience'] = {
  to: 'Προς',
  audience: { all: 'Όλοι οι πελάτες', groups: 'Ομάδες', chosen: 'Επιλεγμένοι' },
  choose: { groups: 'Ομάδες', chosen: 'Πελάτες' },
  noneChosen: 'Δεν έχετε επιλέξει ακόμη κανέναν',
  counting: 'Καταμέτρηση...',
  reachLost: 'Η καταμέτρηση των πελατών δεν ολοκληρώθηκε. Ελέγξτε τη σύνδεσή σας.',
  notReached_one: '{count} πελάτης δεν θα το λάβει',
  notReached_other: '{count} πελάτες δεν θα το λάβουν',
  reasons: { closed: 'Κλειστός λογαριασμός', cannotRead: 'Δεν έχει εγγραφεί ακόμη', noValue: 'Λείπει τιμή για πεδίο του μηνύματος' },
  more_one: 'Και {count} ακόμη',
  more_other: 'Και {count} ακόμη',
  earlier: 'Προηγούμενες αποστολές',
  clients_one: '{count} πελάτης',
  clients_other: '{count} πελάτες',
  sent: 'Στάλθηκε σε {sent} από {all}',
  stopped_one: 'Δεν στάλθηκε σε {count} πελάτη',
  stopped_other: 'Δεν στάλθηκε σε {count} πελάτες',
  people: 'Πελάτες',
  stop: 'Διακοπή αποστολής',
  states: { sent: 'Στάλθηκε', waiting: 'Σε αναμονή', stopped: 'Δεν στάλθηκε', leftOut: 'Εξαιρέθηκε' },
};
