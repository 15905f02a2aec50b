import type { news as english } from '../english/news.ts';

/** The Greek of `english/news.ts`. */
export const news: typeof english = {
  search: 'Αναζήτηση στα νέα',
  none: 'Δεν βρέθηκαν νέα',
  noneText: 'Δοκιμάστε άλλες λέξεις ή άλλη ενότητα.',
  showAll: 'Όλα τα νέα',
  from: 'Πηγή: {source}',
  outside: 'Το άρθρο είναι της πηγής {source}, όχι δικό μας, και δεν αποτελεί συμβουλή.',
  whole: 'Διαβάστε το στην πηγή {source}',
  unreached: 'Ορισμένα νέα δεν είναι διαθέσιμα',
  unreachedText: 'Τα άρθρα δεν φορτώθηκαν από την υπηρεσία ειδήσεων. Δοκιμάστε ξανά σε λίγα λεπτά.',
};
