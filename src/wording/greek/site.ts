import type { English } from '../english.ts';

export const site: English['site'] = {
  notFound: 'Η σελίδα δεν βρέθηκε.',
  notFoundText: 'Ίσως άλλαξε η διεύθυνση ή η σελίδα αφαιρέθηκε.',
  error: 'Παρουσιάστηκε σφάλμα',
  errorText: 'Είναι πολύ ενοχλητικό όταν κάτι χάνεται!',
  technicalError: 'Λυπούμαστε, παρουσιάστηκε τεχνικό σφάλμα. Περιμένετε λίγα λεπτά και φορτώστε ξανά τη σελίδα.',
  toHomepage: 'Μετάβαση στην αρχική σελίδα',
  portals: 'Επιλέξτε πύλη',
  createPortals: 'δημιουργία πυλών πελατών',
  newPortal: 'Δημιουργία πύλης πελατών',
  newPortalLead: 'Γίνεστε ο κάτοχός της. Όποιος δεν έχει επιλέξει γλώσσα ή θέμα βλέπει εκείνα της πύλης.',
  createPortal: 'Δημιουργία πύλης',
  choose: 'Επιλέξτε',
  optional: 'Προαιρετικό',
  portalFields: {
    logo: 'Λογότυπο',
    name: 'Όνομα',
    subtitle: 'Υπότιτλος',
    theme: 'Θέμα',
    language: 'Γλώσσα',
    phone: 'Τηλέφωνο',
    email: 'E-mail',
  },
  status: 'Σφάλμα {status}',
};
