import type { English } from '../english.ts';

export const contact: English['contact'] = {
  title: 'Πώς επικοινωνούν μαζί σας',
  text: 'Όσοι μοιράζονται λογαριασμό μαζί σας βλέπουν το τηλέφωνο και τις σελίδες. Τη διεύθυνση βλέπετε εσείς και οι διαχειριστές.',
  telephone: 'Τηλέφωνο γραφείου',
  profileUrl: 'Σελίδα προφίλ',
  linkedin: 'LinkedIn',
  save: 'Αποθήκευση',
  saved: 'Αποθηκεύτηκε.',
};
