import type { English } from '../english.ts';

export const contact: English['contact'] = {
  title: 'Στοιχεία επικοινωνίας',
  text: 'Όσοι έχουν κοινό λογαριασμό μαζί σας βλέπουν το τηλέφωνο και τις ιστοσελίδες σας. Τη διεύθυνση βλέπετε μόνο εσείς και οι διαχειριστές συστήματος.',
  telephone: 'Τηλέφωνο γραφείου',
  profileUrl: 'Σελίδα προφίλ',
  linkedin: 'LinkedIn',
  'address-1': 'Διεύθυνση',
  'address-3': 'Διεύθυνση, δεύτερη γραμμή',
  postcode: 'Ταχυδρομικός κώδικας',
  city: 'Πόλη',
  country: 'Χώρα',
  jobs: { 'investment-manager': 'Διαχειριστής επενδύσεων', 'financial-advisor': 'Χρηματοοικονομικός σύμβουλος' },
  save: 'Αποθήκευση',
  saved: 'Αποθηκεύτηκε',
};
