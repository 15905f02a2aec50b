import type { English } from '../../english.ts';

export const apiClients: English['collections']['api-clients'] = {
  singular: 'σύνδεση API',
  plural: 'Συνδέσεις API',
  text: 'Άλλα συστήματα που χρησιμοποιούν το API με δικό τους όνομα. Το καθένα έχει δικό του μυστικό κλειδί και μόνο τα δικαιώματα που ορίζονται εδώ.',
  add: 'Δημιουργία σύνδεσης API',
  find: 'Όνομα',
  saved: 'Η σύνδεση API αποθηκεύτηκε',
  none: 'Δεν υπάρχουν ακόμη συνδέσεις API',
  noneText: 'Οι συνδέσεις API που δημιουργείτε εμφανίζονται εδώ.',
  noneFound: 'Δεν βρέθηκαν συνδέσεις API',
  noneFoundText: 'Δοκιμάστε ένα μέρος του ονόματος.',
  fields: { name: 'Όνομα', scopes: 'Δικαιώματα', state: 'Κατάσταση', createdAt: 'Δημιουργία', lastUsedAt: 'Τελευταία χρήση' },
  hints: {
    name: 'Το όνομα του συστήματος στο αρχείο ενεργειών',
    scopes: 'Το μυστικό κλειδί εμφανίζεται μία φορά. Για τη δημιουργία πρέπει να έχετε συνδεθεί μέσα στα τελευταία 15 λεπτά.',
  },
  options: {
    scopes: {
      'invite-clients': 'πρόσκληση πελατών',
      'mail-clients': 'αποστολή e-mail σε πελάτες',
      'read-reports': 'ανάγνωση των αναφορών όλων των πελατών',
      'plan-projections': 'ανάγνωση και μεταβολή των προβολών, μαζί με τις αναφορές',
    },
    state: { live: 'Ενεργή', revoked: 'Ανακλήθηκε' },
  },
  filters: { shown: { live: 'Ενεργές', revoked: 'Ανακληθείσες' } },
  steps: { details: 'Στοιχεία' },
  panels: { use: 'Πρόσβαση' },
};
