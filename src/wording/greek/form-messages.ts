import type { English } from '../english.ts';

/** Mails about forms of the site. */
export const formMessages: Pick<English['messages'], 'submission' | 'submissionAnswer'> = {
  submission: {
    subject: 'Υποβλήθηκε έντυπο, {firm}: {form}',
    heading: 'Υποβλήθηκε ένα έντυπο',
    text: 'Υποβλήθηκε το έντυπο «{form}». Οι απαντήσεις βρίσκονται στη διαχείριση, στις υποβολές.',
    action: 'Άνοιγμα υποβολής',
    file: 'Απαντήσεις σε CSV',
    note: 'Λαμβάνετε αυτό το e-mail επειδή το έντυπο ορίζει τη διεύθυνσή σας ή επειδή είστε διαχειριστής συστήματος: {firm}.',
  },
  submissionAnswer: {
    subject: 'Ευχαριστούμε, {firm}',
    heading: 'Λάβαμε το έντυπό σας',
    text: '{words}',
    note: 'Η διεύθυνση αυτή δόθηκε σε έντυπο του ιστοτόπου: {firm}. Αν δεν ήσασταν εσείς, αγνοήστε αυτό το e-mail.',
  },
};
