import type { English } from '../english.ts';

export const accessLog: English['accessLog'] = {
  title: 'Ποιος είδε τα δεδομένα μου',
  text: 'Πότε άλλοι άνοιξαν τους λογαριασμούς σας ή κατέβασαν αρχεία τους. Όσα κάνετε εσείς δεν αναγράφονται.',
  who: 'Όνομα',
  role: 'Ρόλος',
  what: 'Τι',
  account: 'Λογαριασμός',
  when: 'Πότε',
  sawAccount: 'Είδε τον λογαριασμό',
  sawPortfolio: 'Είδε ένα χαρτοφυλάκιο',
  sawSecurity: 'Είδε το {security} σε χαρτοφυλάκιο',
  readForm: 'Διάβασε το έντυπο που υποβάλατε',
  sawNote: 'Είδε την πινακίδα συναλλαγής {note}',
  asYou: '{what}, όπως το βλέπετε εσείς',
  took: 'Κατέβασε το {file}',
  empty: 'Κανείς ακόμη',
  emptyText: 'Μόλις κάποιος άλλος ανοίξει έναν λογαριασμό σας, θα εμφανιστεί εδώ.',
};
