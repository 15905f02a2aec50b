import type { English } from '../english.ts';

export const states: English['states'] = {
  retry: 'Δοκιμή ξανά',
  wait: 'Παρακαλώ περιμένετε...',
  restComplete: 'Όλα τα υπόλοιπα αυτής της σελίδας είναι πλήρη.',
  request: 'Αίτημα {id}',
  pages: 'Σελίδες',
  page: 'Σελίδα {page} από {pages}',
  previousPage: 'Προηγούμενη σελίδα',
  nextPage: 'Επόμενη σελίδα',
};
