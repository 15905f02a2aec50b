import type { English } from '../english.ts';

export const contact: English['contact'] = {
  title: 'Στοιχεία επικοινωνίας',
  text: 'Όσοι έχουν κοινό λογαριασμό μαζί σας βλέπουν το τηλέφωνο και τις ιστοσελίδες σας. Τη διεύθυνση βλέπετε μόνο εσείς και οι διαχειριστές συστήματος.',
  telephone: 'Τηλέφωνο γραφείου',
  profileUrl: 'Σελίδα προφίλ',
  linkedin: 'LinkedIn',
  save: 'Αποθήκευση',
  saved: 'Αποθηκεύτηκε',
};
