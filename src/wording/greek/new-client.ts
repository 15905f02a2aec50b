import type { English } from '../english.ts';

export const newClient: English['newClient'] = {
  steps: 'Βήματα',
  account: 'Πελάτης',
  portfolio: 'Χαρτοφυλάκιο',
  invitation: 'Πρόσκληση',
  hasSignedIn: 'Ο πελάτης έχει ήδη συνδεθεί και δεν χρειάζεται πρόσκληση.',
  notInvitable: 'Δεν αποστέλλεται πρόσκληση όσο ο λογαριασμός είναι κλειστός ή εκκρεμεί η έγκρισή του.',
  another: 'Προσθήκη και άλλου χαρτοφυλακίου',
  open: 'Εμφάνιση πελάτη',
  edit: 'Επεξεργασία',
  editAccount: 'Επεξεργασία πελάτη',
  editPortfolio: 'Επεξεργασία χαρτοφυλακίου',
};
