import type { DemoPage } from '../site-of-firm.ts';

export const furtherPages: readonly DemoPage[] = [
  {
    name: 'Οδηγός πελάτη',
    slug: 'client-guide',
    type: 'Account',
    protected: true,
    title_el: 'Πώς διαβάζεται η τριμηνιαία αναφορά',
    title_en: 'How to read the quarterly report',
    summary_el: 'Για πελάτες: τι σημαίνει κάθε στοιχείο, με τη σειρά που θα το διαβάζαμε εμείς.',
    summary_en: 'For clients: what each figure means, in the order in which we would read it.',
    description_el: 'Για συνδεδεμένους πελάτες της Ιωλκός Wealth: πώς διαβάζεται η τριμηνιαία αναφορά.',
    description_en: 'For signed-in clients of Iolkos Wealth: how to read the quarterly report.',
    body_el: `## Ξεκινήστε από τις χρεώσεις
Είναι το μόνο βέβαιο ποσό της αναφοράς. Δίνονται σε ευρώ και ως ποσοστό, για το τρίμηνο και από την έναρξη.

## Ύστερα οι δύο αποδόσεις
Η **χρονοσταθμισμένη απόδοση** δείχνει πώς πήγαν οι επενδύσεις. Η **χρηματοσταθμισμένη** δείχνει πώς πήγατε εσείς, γιατί λαμβάνει υπόψη πότε καταθέσατε. Αν διαφέρουν πολύ, τη διαφορά την έκανε η χρονική στιγμή των καταθέσεων.

## Τέλος, τι άλλαξε
Το διάγραμμα από την αρχική έως την τελική αξία δείχνει καταθέσεις, αναλήψεις, εισόδημα, κέρδη και χρεώσεις. Κάθε στοιχείο αναλύεται έως τη συναλλαγή.

## Τι κάνουμε στο τέλος κάθε τριμήνου
1. Συμφωνούμε τιμές και θέσεις με τον θεματοφύλακα έως την πέμπτη εργάσιμη ημέρα.
2. Γράφουμε το σχόλιο της αγοράς.
3. Ο σύμβουλός σας διαβάζει την αναφορά πριν από εσάς και τηλεφωνεί, αν χρειάζεται απόφαση.

Το όνομα και το τηλέφωνό του βρίσκονται στην [πύλη](/portals).`,
    body_en: `## Begin with the charges
They are the only certain figure in the report. They are given in euro and as a percentage, for the quarter and since inception.

## Then the two returns
The **time-weighted return** says how the investments did. The **money-weighted return** says how you did, because it takes account of when you paid in. If they differ by much, the timing of the payments made the difference.

## Then what changed
The chart from the opening to the closing value shows payments in and out, income, gains and charges. Each of them opens down to the trade.

The name and number of your adviser are in the [portal](/portals).`,
  },
  {
    name: 'Απόρρητο',
    slug: 'privacy',
    type: 'Resources',
    hidden: true,
    title_el: 'Τι στοιχεία σας τηρούμε και για πόσο',
    title_en: 'What we keep about you, and for how long',
    summary_el: 'Τηρούμε όσα απαιτούν ο νόμος και το σχέδιό σας, σας δείχνουμε ποιος τα είδε και διαγράφουμε τα υπόλοιπα.',
    summary_en: 'We keep what the law and your plan require, show you who has seen it, and delete the rest.',
    description_el: 'Ποια προσωπικά δεδομένα τηρεί η Ιωλκός Wealth, γιατί, για πόσο και πώς ζητάτε διόρθωση ή διαγραφή.',
    description_en: 'Which personal data Iolkos Wealth keeps, why, for how long, and how to have it corrected or deleted.',
    body_el: `## Επισκέπτες
Ένα cookie θυμάται την επιλογή σας για τα cookies. Με τη συγκατάθεσή σας μετράμε και τις επισκέψεις. Δεν σας παρακολουθούμε σε άλλους ιστοτόπους.
Αν κλείσετε συνάντηση, χρησιμοποιούμε όνομα, e-mail και τηλέφωνο μόνο γι’ αυτήν και τα διαγράφουμε σε 90 ημέρες, εκτός αν γίνετε πελάτης.

## Πελάτες
Τηρούμε στοιχεία επικοινωνίας, όσα μας λέτε για τους στόχους και τα οικονομικά σας, θέσεις, συναλλαγές και αλληλογραφία. Τα χρειαζόμαστε για να σας συμβουλεύουμε και επειδή ο νόμος ορίζει πόσο διατηρούνται.

## Ποιος τα βλέπει
Ο σύμβουλός σας, όσοι εργάζονται για τον λογαριασμό σας και ο θεματοφύλακας. Η πύλη καταγράφει κάθε εμφάνιση και σας δείχνει ποιος άλλος είδε τα στοιχεία σας. Δεν πουλάμε δεδομένα.

## Τα δικαιώματά σας
Μπορείτε να ζητήσετε αντίγραφο, διόρθωση ή διαγραφή. Οι πελάτες κατεβάζουν τα δεδομένα τους από την πύλη. Διαφορετικά [γράψτε ή τηλεφωνήστε μας](/contact) και θα απαντήσουμε σε τριάντα ημέρες.`,
    body_en: `## Visitors
One cookie remembers your choice about cookies. With your consent, we also count visits. We do not follow you to other sites.
If you arrange a meeting, we use your name, email address and telephone number for it alone and delete them after 90 days, unless you become a client.

## Clients
We keep contact details, what you tell us about your aims and means, holdings, transactions and correspondence. We need them to advise you, and the law says how long they are kept.

## Who sees it
Your adviser, those who work on your account, and the custodian. The portal records every view and shows you who else has seen your data. We do not sell data.

## Your rights
You may ask for a copy, a correction or deletion. Otherwise [write or telephone](/contact), and we will reply within thirty days.`,
  },
  {
    name: 'Έλληνες του εξωτερικού',
    slug: 'abroad',
    type: 'Landing',
    isDraft: true,
    title_el: 'Μακριά από τη θάλασσα, με τον ίδιο χάρτη',
    title_en: 'Far from the sea, with the same chart',
    summary_el: 'Για όσους ζουν αλλού και έχουν περιουσία, γονείς ή σχέδια στην Ελλάδα.',
    summary_en: 'For those who live elsewhere and have property, parents or plans in Greece.',
    body_el: `## Δύο χώρες, δύο εφορίες, ένα χαρτοφυλάκιο
Πριν από κάθε επένδυση ρωτάμε πού φορολογείστε, γιατί από αυτό εξαρτάται ποιοι τίτλοι σας συμφέρουν. Συνεργαζόμαστε με τον φοροτεχνικό σας στη χώρα όπου ζείτε.`,
    body_en: `## Two countries, two tax offices, one portfolio
Before any investment we ask where you pay tax, because it decides which securities suit you. We work with your tax adviser in the country where you live.`,
  },
];
