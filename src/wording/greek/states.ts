import type { English } from '../english.ts';

export const states: English['states'] = {
  retry: 'Νέα προσπάθεια',
  wait: 'Παρακαλώ περιμένετε...',
  restComplete: 'Τα υπόλοιπα στοιχεία της σελίδας είναι πλήρη.',
  request: 'Αίτημα {id}',
  pages: 'Σελίδες',
  page: 'Σελίδα {page} από {pages}',
  previousPage: 'Προηγούμενη σελίδα',
  nextPage: 'Επόμενη σελίδα',
};
