/** Words that all content collections share. */
export const commonWords = {
  en: {
    noneFound: 'Nothing found',
    noneFoundText: 'Try part of the name.',
    fields: {
      name: 'Name',
      slug: 'Web address',
      access: 'Who may read it',
      accessUsers: 'Users',
      accessOrganisations: 'Organisations',
      state: 'Status',
      updated: 'Last changed',
      order: 'Order',
    },
    hints: { slug: 'The last part of its address. If blank, it is made from the name.' },
    options: {
      access: {
        public: 'Everyone',
        hidden: 'Administrators only',
        authenticated: 'Everyone who is signed in',
        users: 'Chosen users',
        organisations: 'Chosen organisations',
      },
      state: { published: 'Published', changed: 'Published, with later changes', draft: 'Draft' },
    },
    filters: { state: { draft: 'Drafts', changed: 'Changed since', published: 'Published' } },
    steps: { access: 'Address and access' },
    panels: { versions: 'Versions' },
  },
  el: {
    noneFound: 'Δεν βρέθηκε τίποτα',
    noneFoundText: 'Δοκιμάστε ένα μέρος του ονόματος.',
    fields: {
      name: 'Όνομα',
      slug: 'Διεύθυνση ιστού',
      access: 'Ποιος μπορεί να το διαβάσει',
      accessUsers: 'Χρήστες',
      accessOrganisations: 'Οργανισμοί',
      state: 'Κατάσταση',
      updated: 'Τελευταία αλλαγή',
      order: 'Σειρά',
    },
    hints: { slug: 'Το τελευταίο μέρος της διεύθυνσης. Αν μείνει κενό, σχηματίζεται από το όνομα.' },
    options: {
      access: {
        public: 'Όλοι',
        hidden: 'Μόνο διαχειριστές συστήματος',
        authenticated: 'Όσοι έχουν συνδεθεί',
        users: 'Επιλεγμένοι χρήστες',
        organisations: 'Επιλεγμένοι οργανισμοί',
      },
      state: { published: 'Δημοσιευμένο', changed: 'Δημοσιευμένο, με νεότερες αλλαγές', draft: 'Πρόχειρο' },
    },
    filters: { state: { draft: 'Πρόχειρα', changed: 'Με νεότερες αλλαγές', published: 'Δημοσιευμένα' } },
    steps: { access: 'Διεύθυνση και πρόσβαση' },
    panels: { versions: 'Εκδόσεις' },
  },
};
