import type { English } from '../../english.ts';
import { organisations } from './organisations.ts';

const { 'address-1': address1, 'address-3': address3, postcode, city, country } = organisations.fields;

export const people: English['collections']['people'] = {
  singular: 'χρήστης',
  plural: 'Χρήστες',
  text: 'Όσοι μπορούν να συνδεθούν: σύμβουλοι, διαχειριστές συστήματος και πελάτες.',
  add: 'Προσθήκη χρήστη',
  find: 'Όνομα ή e-mail',
  saved: 'Ο χρήστης αποθηκεύτηκε',
  none: 'Δεν υπάρχουν ακόμη χρήστες',
  noneText: 'Οι χρήστες εμφανίζονται εδώ μετά την εγγραφή, την πρόσκληση ή την προσθήκη τους.',
  noneFound: 'Δεν βρέθηκαν χρήστες',
  noneFoundText: 'Δοκιμάστε ένα μέρος του ονόματος ή του e-mail.',
  fields: {
    name: 'Όνομα',
    email: 'E-mail',
    role: 'Ρόλος',
    lastSignIn: 'Τελευταία σύνδεση',
    state: 'Κατάσταση',
    title: 'Ιδιότητα',
    job: 'Είδος χρήστη',
    isMessenger: 'Λαμβάνει μηνύματα πελατών',
    organisation: 'Οργανισμός',
    other: 'Άλλα στοιχεία',
    telephone: 'Τηλέφωνο γραφείου',
    profileUrl: 'Σελίδα προφίλ',
    linkedin: 'LinkedIn',
    'address-1': address1,
    'address-3': address3,
    postcode,
    city,
    country,
  },
  hints: {
    email: 'Στη διεύθυνση αυτή στέλνουμε την πρόσκληση. Αργότερα την αλλάζει ο χρήστης στο προφίλ του.',
    role: 'Αλλάζει αργότερα στην καρτέλα «Πρόσβαση».',
    isMessenger: 'Αν δεν έχει οριστεί κανείς από τους συμβούλους ενός πελάτη, ο πελάτης μπορεί να γράψει σε όλους.',
    other: 'Ορατά στους διαχειριστές συστήματος και μέρος των δεδομένων που μπορούν να λάβουν οι χρήστες για τον εαυτό τους.',
  },
  options: {
    job: { 'investment-manager': 'Διαχειριστής επενδύσεων', 'financial-advisor': 'Χρηματοοικονομικός σύμβουλος' },
    role: { investor: 'Πελάτης', advisor: 'Σύμβουλος', admin: 'Διαχειριστής συστήματος' },
    state: { active: 'Ενεργός', disabled: 'Απενεργοποιημένος', withoutPin: 'Μόνο με κωδικό' },
  },
  filters: {
    organisation: { '[empty]': 'Χωρίς οργανισμό', '[not-empty]': 'Με οργανισμό' },
    role: { investor: 'Πελάτες', advisor: 'Σύμβουλοι', admin: 'Διαχειριστές συστήματος' },
    state: { disabled: 'Απενεργοποιημένοι', withoutPin: 'Μόνο με κωδικό' },
  },
  steps: { details: 'Στοιχεία', contact: 'Στοιχεία επικοινωνίας' },
  panels: { access: 'Πρόσβαση', photo: 'Φωτογραφία' },
};
