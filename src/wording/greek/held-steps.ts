import type { English } from '../english.ts';

export const heldSteps: Pick<English['explanation']['step'], 'exposure' | 'bond' | 'share' | 'drift'> = {
  exposure: { long: 'Κατέχονται', short: 'Οφείλονται', total: 'Καθαρή έκθεση' },
  bond: {
    cleanPrice: 'Τιμή για 100 ονομαστικής αξίας',
    accrued: 'συν δεδουλευμένοι τόκοι',
    dirtyPrice: 'Τιμή που πληρώνεται',
    ofBond: '{bond}',
    yieldToMaturity: 'Ρυθμός ανά έτος',
    duration: 'Έτη',
    averageYield: 'Μέσος όρος, σταθμισμένος με την αξία',
    averageDuration: 'Μέσος όρος σε έτη, σταθμισμένος με την αξία',
  },
  share: { ofPart: 'Αξία του μέρους', whole: 'Αξία του συνόλου', total: 'Μερίδιο' },
  drift: {
    weight: 'Βάρος σήμερα',
    target: 'μείον τον στόχο του προτύπου',
    min: 'Το εύρος του προτύπου αρχίζει από',
    max: 'και φτάνει ως',
    trade: 'Αγορά (+) ή πώληση (−) ως τον στόχο',
    total: 'Απόκλιση',
  },
};
