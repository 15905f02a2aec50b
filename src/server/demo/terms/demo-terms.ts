import type { Locale } from '#contracts/ids.ts';
import type { DemoVariantId } from '../demo-variants.ts';

/** Returns the terms of a wealth manager of the demonstration for its clients. */
const wealthTerms = (firm: string) => `# 1. What this portal is
The portal shows what ${firm} manages or administers for you: your accounts and portfolios, their value, their return and their costs. It is for your own information.

# 2. Who may use it
You may use the portal if you are a client of ${firm}, or act for one with our written consent. Your access is personal. Keep your password to yourself and do not pass on the PINs that we send you; we will never ask for either by phone or email.

# 3. What the figures say
Values use the latest prices that we have for the date shown. Some holdings are priced rarely, and their value can be out of date; the portal marks them. Past performance is not a reliable indicator of future results. Investments can fall as well as rise, and you may get back less than you paid in.

# 4. Not advice
Nothing in the portal is an offer, or advice to buy, to hold or to sell. Advice is given by your adviser, who knows your circumstances.

# 5. Tax
Figures for tax returns are prepared with care from our records. What you declare is for you and your tax adviser to decide.

# 6. Your data
We keep a record of who looks at your data and what is changed, and show you who else has looked. We use your data to run the portal and to meet our duties, and give it to no one else without a legal reason.

# 7. When something is wrong
If a figure looks wrong, or someone else may know your password, tell us at once. We may close access while we look into it.

# 8. Changes
When these terms change we publish a new version here and ask you to accept it. Earlier versions remain readable.`;

/** The terms of the demonstration's Greek firm for its clients. */
const greekTerms = `# 1. Τι είναι η πύλη
Η πύλη δείχνει τις επενδύσεις που διαχειρίζεται ή τηρεί για εσάς η Ιωλκός Wealth: τους λογαριασμούς και τα χαρτοφυλάκιά σας, την αξία, την απόδοση και το κόστος τους. Προορίζεται για τη δική σας ενημέρωση.

# 2. Ποιος μπορεί να τη χρησιμοποιεί
Μπορείτε να χρησιμοποιείτε την πύλη αν είστε πελάτης της Ιωλκός Wealth ή ενεργείτε για πελάτη με τη γραπτή μας συγκατάθεση. Η πρόσβαση είναι προσωπική. Κρατήστε τον κωδικό σας για τον εαυτό σας και μη δίνετε σε κανέναν τα PIN που σας στέλνουμε· δεν τα ζητάμε ποτέ τηλεφωνικά ή με e-mail.

# 3. Τα ποσά
Οι αξίες στηρίζονται στις τελευταίες τιμές που έχουμε για την ημέρα που φαίνεται. Ορισμένες θέσεις τιμολογούνται σπάνια και η αξία τους μπορεί να μην είναι επίκαιρη· η πύλη τις επισημαίνει. Οι προηγούμενες αποδόσεις δεν διασφαλίζουν τις μελλοντικές. Η αξία των επενδύσεων μπορεί να μειωθεί, όπως και να αυξηθεί.

# 4. Δεν είναι συμβουλή
Τίποτα στην πύλη δεν είναι προσφορά ή συμβουλή για αγορά, διακράτηση ή πώληση. Συμβουλές δίνει ο σύμβουλός σας, που γνωρίζει την περίπτωσή σας.

# 5. Φορολογία
Τα στοιχεία για τη φορολογική δήλωση ετοιμάζονται με φροντίδα από τα αρχεία μας. Τι θα δηλώσετε το αποφασίζετε εσείς και ο φοροτεχνικός σας.

# 6. Τα δεδομένα σας
Καταγράφουμε ποιος βλέπει τα δεδομένα σας και τι αλλάζει, και σας δείχνουμε ποιος άλλος τα είδε. Χρησιμοποιούμε τα δεδομένα σας για τη λειτουργία της πύλης και τις υποχρεώσεις μας, και δεν τα δίνουμε σε τρίτους χωρίς νόμιμο λόγο.

# 7. Σε περίπτωση προβλήματος
Αν ένα ποσό φαίνεται λανθασμένο ή αν κάποιος άλλος ίσως γνωρίζει τον κωδικό σας, ειδοποιήστε μας αμέσως. Μπορεί να διακόψουμε την πρόσβαση όσο διαρκεί ο έλεγχος.

# 8. Αλλαγές
Όταν αλλάζουν αυτοί οι όροι, δημοσιεύουμε εδώ νέα έκδοση και σας ζητάμε να την αποδεχθείτε. Οι προηγούμενες εκδόσεις μένουν διαθέσιμες.`;

/** The terms of the demonstration's fund house for its investors. */
const fundTerms = `# 1. What this portal is
The portal shows your commitments to the funds that Halvard manages or selects, calls and distributions, and the values that the funds have reported. It is for your own information.

# 2. Who may use it
Access is for investors and for people they have named to us in writing. It is personal. Keep your password to yourself and do not pass on the PINs that we send you.

# 3. What the figures say
Funds report quarterly, with a delay. A value is the last one reported, rolled forward with later calls and distributions. Multiples and rates of return before the end of a fund are estimates.

# 4. Confidential
What funds tell you through the portal is confidential under their agreements. You may show it to your own advisers who are bound to secrecy, and to no one else.

# 5. No offer
Nothing in the portal is an offer to subscribe to a fund. Calls and notices are binding in the form required by the fund's agreement.

# 6. Your data
We keep a record of who looks at your data and what is changed, and show you who else has looked.

# 7. Changes
When these terms change we publish a new version here and ask you to accept it. Earlier versions remain readable.`;

const terms: Readonly<Record<DemoVariantId, Partial<Record<Locale, string>>>> = {
  default: { en: wealthTerms('Ashcombe & Hale') },
  greek: { el: greekTerms, en: wealthTerms('Iolkos Wealth') },
  'private-equity': { en: fundTerms },
};

/** The terms of use of a fictional firm, in the languages that it speaks. Invented as everything in the demonstration. */
export function demoTerms(variant: DemoVariantId): Partial<Record<Locale, string>> {
  return terms[variant];
}
