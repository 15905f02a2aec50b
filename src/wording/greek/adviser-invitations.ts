import type { English } from '../english.ts';

export const adviserInvitations: English['adviserInvitations'] = {
  title: 'Προσκλήσεις συμβούλων',
  text: 'Οι σύμβουλοι επιλέγουν δικό τους κωδικό και συνδέονται με επαλήθευση σε δύο βήματα. Βλέπουν πελάτες μόνο αφού τους ανατεθεί λογαριασμός.',
  link: 'Πρόσκληση συμβούλων',
  invite: 'Πρόσκληση συμβούλου',
  inviteText: 'Θα στείλουμε σύνδεσμο με e-mail. Ισχύει για μία χρήση και λήγει σε μία εβδομάδα.',
  name: 'Όνομα',
  email: 'E-mail',
  portal: 'Πύλη',
  place: '{name} ({used} από {most} θέσεις συμβούλων)',
  send: 'Αποστολή πρόσκλησης',
  'send-again': 'Νέα αποστολή πρόσκλησης',
  withdraw: 'Ανάκληση',
  list: 'Προσκλήσεις',
  empty: 'Δεν υπάρχουν ακόμη προσκλήσεις',
  emptyText: 'Οι προσκλήσεις που στέλνετε εμφανίζονται εδώ.',
  by: 'από: {name}',
  state: { open: 'Στάλθηκε', expired: 'Έληξε', accepted: 'Έγινε αποδεκτή', withdrawn: 'Ανακλήθηκε' },
  at: {
    open: '{portal} · αποστολή: {moment}',
    expired: '{portal} · αποστολή: {moment}, ο σύνδεσμος έληξε',
    accepted: '{portal} · αποδοχή: {moment}',
    withdrawn: '{portal} · ανάκληση: {moment}',
  },
  done: {
    invited: 'Η πρόσκληση στάλθηκε: {name}',
    'sent-again': 'Στάλθηκε νέα πρόσκληση: {name}. Ο προηγούμενος σύνδεσμος δεν ισχύει πια.',
    withdrawn: 'Η πρόσκληση ανακλήθηκε: {name}',
  },
};
