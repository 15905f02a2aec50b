import type { English } from '../english.ts';

export const shell: English['shell'] = {
  signIn: 'Σύνδεση',
  signOut: 'Αποσύνδεση',
  language: 'Γλώσσα',
  home: 'Αρχική',
  loading: 'Παρακαλώ περιμένετε, φέρνουμε τα στοιχεία σας...',
};
