import type { English } from '../../english.ts';

export const riskProfiles: English['collections']['risk-profiles'] = {
  singular: 'προφίλ κινδύνου',
  plural: 'Προφίλ κινδύνου',
  text: 'Τα προφίλ κινδύνου της εταιρείας. Κάθε πρότυπο χαρτοφυλάκιο μπορεί να αντιστοιχεί σε ένα από αυτά.',
  add: 'Προσθήκη προφίλ κινδύνου',
  find: 'Όνομα',
  saved: 'Το προφίλ κινδύνου αποθηκεύτηκε',
  none: 'Δεν υπάρχουν ακόμη προφίλ κινδύνου',
  noneText: 'Προσθέστε το πρώτο και επιλέξτε το στα πρότυπα χαρτοφυλάκια.',
  noneFound: 'Δεν βρέθηκαν προφίλ κινδύνου',
  noneFoundText: 'Δοκιμάστε ένα μέρος του ονόματος.',
  fields: {
    name: 'Όνομα',
    level: 'Επίπεδο κινδύνου',
    id: 'Κωδικός',
    models: 'Πρότυπα χαρτοφυλάκια',
    returns: 'Αναμενόμενη ετήσια απόδοση',
    factsheetUrl: 'Ενημερωτικό δελτίο',
  },
  hints: {},
  options: {},
  filters: {},
  steps: { details: 'Στοιχεία' },
  panels: {},
};
