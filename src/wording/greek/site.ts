import type { English } from '../english.ts';

export const site: English['site'] = {
  notFound: 'Η σελίδα δεν βρέθηκε.',
  notFoundText: 'Ίσως άλλαξε η διεύθυνση ή αφαιρέθηκε η σελίδα.',
  error: 'Παρουσιάστηκε σφάλμα',
  errorText: 'Λυπούμαστε, κάτι δεν βρέθηκε.',
  technicalError: 'Λυπούμαστε, παρουσιάστηκε τεχνικό σφάλμα. Περιμένετε λίγα λεπτά και φορτώστε ξανά τη σελίδα.',
  toHomepage: 'Μετάβαση στην αρχική σελίδα',
  portals: 'Επιλέξτε πύλη',
  createPortals: 'Δημιουργία πυλών πελατών',
  newPortal: 'Δημιουργία πύλης πελατών',
  newPortalLead: 'Θα είστε κάτοχος της πύλης. Όσοι δεν έχουν επιλέξει γλώσσα ή εμφάνιση βλέπουν εκείνες της πύλης.',
  createPortal: 'Δημιουργία πύλης πελατών',
  choose: 'Επιλέξτε',
  optional: 'Προαιρετικό',
  portalFields: {
    logo: 'Λογότυπο',
    name: 'Όνομα',
    subtitle: 'Υπότιτλος',
    theme: 'Εμφάνιση',
    language: 'Γλώσσα',
    phone: 'Τηλέφωνο',
    email: 'E-mail',
  },
  status: 'Σφάλμα {status}',
};
