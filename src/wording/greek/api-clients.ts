import type { English } from '../english.ts';

export const apiClients: English['apiClients'] = {
  secretTitle: 'Μυστικό κλειδί: {name}',
  secretText: 'Αντιγράψτε το τώρα. Δεν θα εμφανιστεί ξανά. Με αυτό το κλειδί ενεργεί κανείς ως αυτό το σύστημα.',
  clientId: 'Κωδικός σύνδεσης',
  secret: 'Μυστικό κλειδί',
  header: 'Κεφαλίδα',
  copy: 'Αντιγραφή',
  copied: 'Αντιγράφηκε',
  made: 'Δημιουργία',
  madeBy: 'από: {name}',
  used: 'Τελευταία χρήση',
  neverUsed: 'ποτέ',
  state: 'Κατάσταση',
  live: 'Ενεργή',
  revoked: 'Ανακλήθηκε',
  revoke: 'Ανάκληση',
  access: 'Πρόσβαση',
  revokeText: 'Όλα τα επόμενα αιτήματα αυτού του συστήματος θα απορρίπτονται. Η ενέργεια δεν αναιρείται.',
  revokeSure: 'Πατήστε ξανά για ανάκληση',
};
