import type { English } from '../english.ts';

export const assetClasses: English['assetClasses'] = {
  'Fixed Interest': 'Σταθερό εισόδημα',
  Equities: 'Μετοχές',
  Alternatives: 'Εναλλακτικές επενδύσεις',
  Property: 'Ακίνητα',
  Cash: 'Ρευστά διαθέσιμα',
  Other: 'Λοιπά',
};

export const instrumentTypes: English['instrumentTypes'] = {
  Stock: 'Μετοχή',
  Fund: 'Αμοιβαίο κεφάλαιο',
  ETF: 'ETF (ΔΑΚ)',
  Bond: 'Ομόλογο',
  Cash: 'Λογαριασμός ρευστών διαθεσίμων',
  Property: 'Ακίνητο',
  Commodity: 'Εμπόρευμα',
  Crypto: 'Κρυπτοστοιχείο',
  PrivateEquity: 'Ιδιωτικά κεφάλαια',
  Index: 'Δείκτης',
  Other: 'Άλλο',
};
