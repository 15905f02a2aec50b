import type { English } from '../english.ts';

export const pictures: English['pictures'] = {
  photo: 'Φωτογραφία',
  logo: 'Λογότυπο',
  files: {
    pdf: 'PDF',
    document: 'Έγγραφο',
    spreadsheet: 'Υπολογιστικό φύλλο',
    presentation: 'Παρουσίαση',
    image: 'Εικόνα',
    video: 'Βίντεο',
    audio: 'Ήχος',
    archive: 'Συμπιεσμένο αρχείο',
    text: 'Κείμενο',
    other: 'Αρχείο',
  },
  save: { photo: 'Αποθήκευση φωτογραφίας', logo: 'Αποθήκευση λογοτύπου' },
  clear: { photo: 'Αφαίρεση φωτογραφίας', logo: 'Αφαίρεση λογοτύπου' },
  done: {
    'set-photo': 'Η φωτογραφία αποθηκεύτηκε',
    'clear-photo': 'Η φωτογραφία αφαιρέθηκε',
    'set-logo': 'Το λογότυπο αποθηκεύτηκε',
    'clear-logo': 'Το λογότυπο αφαιρέθηκε',
  },
};
