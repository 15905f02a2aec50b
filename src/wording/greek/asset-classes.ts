import type { English } from '../english.ts';

export const assetClasses: English['assetClasses'] = {
  'Fixed Interest': 'Σταθερού εισοδήματος',
  Equities: 'Μετοχές',
  Alternatives: 'Εναλλακτικές',
  Property: 'Ακίνητα',
  Cash: 'Μετρητά',
  Other: 'Λοιπά',
};

export const instrumentTypes: English['instrumentTypes'] = {
  Stock: 'Μετοχή',
  Fund: 'Αμοιβαίο κεφάλαιο',
  ETF: 'ΔΑΚ',
  Bond: 'Ομόλογο',
  Cash: 'Λογαριασμός μετρητών',
  Property: 'Ακίνητο',
  Commodity: 'Εμπόρευμα',
  Crypto: 'Κρυπτοστοιχείο',
  PrivateEquity: 'Ιδιωτικά κεφάλαια',
  Index: 'Δείκτης',
  Other: 'Άλλο',
};
