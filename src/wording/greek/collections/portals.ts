import type { English } from '../../english.ts';

export const portals: English['collections']['portals'] = {
  singular: 'πύλη',
  plural: 'Πύλες',
  text: 'Οι πύλες της εταιρείας και οι όροι χρήσης που αποδέχονται οι πελάτες τους.',
  add: 'Προσθήκη πύλης',
  find: 'Όνομα',
  saved: 'Η πύλη αποθηκεύτηκε',
  none: 'Δεν υπάρχουν ακόμη πύλες',
  noneText: 'Οι πύλες δημιουργούνται με εισαγωγή δεδομένων ή από τη «Δημιουργία πυλών πελατών».',
  noneFound: 'Δεν βρέθηκαν πύλες',
  noneFoundText: 'Δοκιμάστε ένα μέρος του ονόματος.',
  fields: {
    name: 'Όνομα',
    subtitle: 'Υπότιτλος',
    theme: 'Εμφάνιση',
    language: 'Γλώσσα',
    phone: 'Τηλέφωνο',
    email: 'E-mail',
    organisation: 'Εταιρεία',
    explorerApi: 'Υπηρεσία επενδυτικών κεφαλαίων',
    newsApi: 'Υπηρεσία ειδήσεων',
    termsVersion: 'Έκδοση των όρων',
    termsPublishedAt: 'Σε ισχύ από',
  },
  hints: {
    organisation: 'Οι σύμβουλοί της μπορούν να γίνουν κάτοχοι της πύλης.',
    explorerApi: 'Η διεύθυνση https της υπηρεσίας που παρέχει τα κεφάλαια. Αν μείνει κενή, εμφανίζονται οι τίτλοι της εταιρείας.',
    newsApi:
      'Η διεύθυνση https μιας υπηρεσίας με άρθρα τρίτων. Εμφανίζονται μαζί με τα άρθρα της εταιρείας. Αν μείνει κενή, εμφανίζονται μόνο τα δικά της.',
  },
  options: {},
  filters: {},
  steps: { details: 'Στοιχεία' },
  panels: { owners: 'Κάτοχοι', portalLogo: 'Λογότυπο', subscription: 'Συνδρομή', terms: 'Όροι χρήσης' },
};
