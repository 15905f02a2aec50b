import type { English } from '../english.ts';

export const heldSteps: Pick<English['explanation']['step'], 'exposure' | 'bond' | 'share' | 'drift'> = {
  exposure: { long: 'Θέσεις', short: 'Οφειλές', total: 'Καθαρή έκθεση' },
  bond: {
    cleanPrice: 'Τιμή ανά 100 ονομαστικής αξίας',
    accrued: 'συν δεδουλευμένους τόκους',
    dirtyPrice: 'Τιμή με δεδουλευμένους τόκους',
    ofBond: '{bond}',
    yieldToMaturity: 'Ετήσιο ποσοστό',
    duration: 'Έτη',
    averageYield: 'Μέσος όρος, σταθμισμένος με την αξία',
    averageDuration: 'Μέσος όρος σε έτη, σταθμισμένος με την αξία',
  },
  share: { ofPart: 'Αξία του μέρους', whole: 'Συνολική αξία', total: 'Στάθμιση' },
  drift: {
    weight: 'Τρέχουσα στάθμιση',
    target: 'μείον τον στόχο του προτύπου',
    min: 'Κατώτατο όριο του προτύπου',
    max: 'Ανώτατο όριο του προτύπου',
    trade: 'Αγορά (+) ή πώληση (−) έως τον στόχο',
    total: 'Απόκλιση',
  },
};
