import type { English } from '../../english.ts';

const fields =
  'Πεδία που συμπληρώνονται για κάθε πελάτη: {{client}} (όνομα πελάτη), {{adviser}} (σύμβουλος), {{adviser_title}} (επαγγελματικός τίτλος), {{adviser_email}} (e-mail), {{adviser_phone}} (τηλέφωνο), {{portal}} (όνομα πύλης), {{today}} (σημερινή ημερομηνία)';

export const messageTemplates: English['collections']['message-templates'] = {
  singular: 'πρότυπο μηνύματος',
  plural: 'Πρότυπα μηνυμάτων',
  text: 'Θέμα και κείμενο μηνυμάτων που στέλνετε συχνά. Επιλέγονται κατά τη σύνταξη μηνύματος προς πελάτες.',
  add: 'Προσθήκη προτύπου μηνύματος',
  find: 'Όνομα ή θέμα',
  saved: 'Το πρότυπο μηνύματος αποθηκεύτηκε',
  none: 'Δεν υπάρχουν ακόμη πρότυπα μηνυμάτων',
  noneText: 'Προσθέστε το πρώτο και επιλέξτε το όταν γράφετε μήνυμα.',
  noneFound: 'Δεν βρέθηκαν πρότυπα μηνυμάτων',
  noneFoundText: 'Δοκιμάστε ένα μέρος του ονόματος ή του θέματος.',
  fields: { name: 'Όνομα', language: 'Γλώσσα', subject: 'Θέμα', body: 'Μήνυμα' },
  hints: { body: fields, language: 'Οι ημερομηνίες στο μήνυμα γράφονται σε αυτή τη γλώσσα.' },
  options: { language: { en: 'Αγγλικά', el: 'Ελληνικά' } },
  filters: { language: { en: 'Αγγλικά', el: 'Ελληνικά' } },
  steps: { details: 'Στοιχεία' },
  panels: {},
};
