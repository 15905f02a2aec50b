import type { English } from '../english.ts';

export const versioned: English['versioned'] = {
  title: 'Στο μεταξύ αποθήκευσε κάποιος άλλος',
  text: 'Οι δικές σας αλλαγές δεν έχουν αποθηκευτεί ακόμη. Αν αποθηκεύσετε ξανά, θα αντικαταστήσουν ό,τι ισχύει τώρα.',
  theirs: 'Ισχύει τώρα',
  yours: 'Το δικό σας',
  empty: 'κενό',
  take: 'Να μείνει ό,τι ισχύει τώρα',
  saveOver: 'Αποθήκευση των δικών μου',
};
