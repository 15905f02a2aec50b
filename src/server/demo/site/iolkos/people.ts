import type { SiteOfFirm } from '../site-of-firm.ts';

export const team: SiteOfFirm['team'] = [
  {
    name: 'Ελένη Μαυρίδη',
    title_el: 'Ιδρύτρια',
    title_en: 'Founder',
    location: 'Βόλος',
    bio_el: 'Ίδρυσε την Ιωλκό το 1996, σε ένα γραφείο με θέα το λιμάνι. Διαβάζει κάθε παράπονο την ημέρα που φτάνει.',
    bio_en: 'Eleni Mavridi founded the firm in 1996, in an office above the harbour. She reads every complaint on the day it arrives.',
  },
  {
    name: 'Νίκος Αλεξίου',
    title_el: 'Σύμβουλος, Αθήνα',
    title_en: 'Adviser, Athens',
    location: 'Αθήνα',
    bio_el:
      'Φροντίζει οικογένειες που μεταβιβάζουν περιουσία στην επόμενη γενιά. Πριν από το 2008 εργάστηκε δέκα χρόνια ως φοροτεχνικός και ακόμη διαβάζει τις εγκυκλίους.',
    bio_en:
      'Nikos Alexiou looks after families who pass wealth to the next generation. He was a tax adviser for ten years before 2008, and still reads the circulars.',
  },
  {
    name: 'Δανάη Ρήγα',
    title_el: 'Σύμβουλος, Έλληνες του εξωτερικού',
    title_en: 'Adviser, Greeks abroad',
    location: 'Αθήνα',
    bio_el: 'Έζησε έντεκα χρόνια στη Στουτγάρδη και ξέρει τι ρωτά η εφορία εκεί. Δέχεται βιντεοκλήσεις έως τις εννέα το βράδυ.',
    bio_en:
      'Danae Riga lived in Stuttgart for eleven years and knows what the tax office there asks. She takes video calls until nine in the evening.',
  },
  {
    name: 'Αχιλλέας Σταυρινός',
    title_el: 'Σύμβουλος, Βόλος',
    title_en: 'Adviser, Volos',
    location: 'Βόλος',
    bio_el:
      'Σχεδιάζει σπουδές και συντάξεις για όσους ξεκινούν με μικρά ποσά. Ήταν καθηγητής μαθηματικών και εξηγεί τον ανατοκισμό με μολύβι.',
    bio_en:
      'Achilleas Stavrinos plans studies and pensions for those who begin with small sums. He taught mathematics, and explains compound interest with a pencil.',
  },
  {
    name: 'Ισμήνη Κορδάτου',
    title_el: 'Σύμβουλος, επιχειρήσεις',
    title_en: 'Adviser, businesses',
    location: 'Βόλος',
    bio_el:
      'Διαχειρίζεται τα διαθέσιμα εμπορικών και ναυτιλιακών επιχειρήσεων. Ρωτά πρώτα πότε πληρώνονται οι μισθοί και μετά όλα τα άλλα.',
    bio_en:
      'Ismini Kordatou manages the cash of trading and shipping businesses. She asks first when salaries are paid, and everything else afterwards.',
  },
  {
    name: 'Σοφία Κανελλή',
    title_el: 'Υπεύθυνη επενδύσεων',
    title_en: 'Head of investments',
    location: 'Αθήνα',
    bio_el: 'Διαχειρίζεται ομόλογα από το 2001 και ήρθε στην Ιωλκό το 2013. Γράφει το σχόλιο της αγοράς και απαντά σε όσους διαφωνούν.',
    bio_en:
      'Sofia Kanelli has managed bonds since 2001 and joined the firm in 2013. She writes the commentary and answers those who disagree.',
  },
  {
    name: 'Άννα Ρηγοπούλου',
    title_el: 'Εξυπηρέτηση πελατών',
    title_en: 'Client service',
    location: 'Βόλος',
    bio_el: 'Σηκώνει το τηλέφωνο στον Βόλο εδώ και δεκαεπτά χρόνια. Γνωρίζει τους περισσότερους πελάτες από τη φωνή.',
    bio_en: 'Anna Rigopoulou has answered the telephone in Volos for seventeen years. She knows most clients by their voice.',
  },
];

export const testimonials: SiteOfFirm['testimonials'] = [
  {
    name: 'Γιατρός, Λάρισα',
    contact: 'Πελάτης από το 2018',
    testimonial_el: 'Για πρώτη φορά κατάλαβα πόσο πληρώνω. Και για πρώτη φορά δεν με πείραξε.',
    testimonial_en: 'For the first time I understood what I pay. And for the first time I did not mind.',
  },
  {
    name: 'Μηχανικός, Μόναχο',
    contact: 'Πελάτισσα από το 2021',
    testimonial_el: 'Τα βλέπω όλα στα ελληνικά, την ίδια στιγμή με τη μητέρα μου στον Βόλο.',
    testimonial_en: 'I see everything in Greek, at the same moment as my mother in Volos.',
  },
  {
    name: 'Οικογένεια επιχειρηματιών, Αθήνα',
    contact: 'Πελάτες από το 2009',
    testimonial_el: 'Μας απέτρεψαν από μια αγορά που θέλαμε πολύ. Είχαν δίκιο.',
    testimonial_en: 'They talked us out of a purchase that we wanted badly. They were right.',
    hidden: true,
  },
];

export const commentary: SiteOfFirm['commentary'] = [
  {
    name: 'Γ΄ τρίμηνο 2026',
    reportdate: '2026-09-30',
    title_el: 'Γ΄ τρίμηνο 2026: ένα ήσυχο καλοκαίρι, με μία εξαίρεση',
    title_en: 'Third quarter of 2026: a quiet summer, with one exception',
    body_el: `## Με λίγα λόγια
Οι μετοχές υποχώρησαν τον Αύγουστο και ανέκτησαν το μεγαλύτερο μέρος τον Σεπτέμβριο. Τα ομόλογα κέρδισαν λίγο. Τα περισσότερα χαρτοφυλάκια έκλεισαν το τρίμηνο κοντά στο σημείο από όπου ξεκίνησαν.

## Τι δεν πήγε καλά
Οι ελληνικές μετοχές μικρής κεφαλαιοποίησης υστέρησαν για δεύτερο τρίμηνο. Η στάθμισή τους είναι έως 3% και δεν την αυξήσαμε.

## Τι αλλάξαμε
- Μειώσαμε τις αμερικανικές μετοχές, που μετά την άνοδό τους ξεπερνούσαν το σχέδιο.
- Αγοράσαμε ευρωπαϊκά κρατικά ομόλογα με λήξη σε τέσσερα έως έξι χρόνια.
- Κρατήσαμε όσα διαθέσιμα χρειάζονται για τις αναλήψεις του χειμώνα.

## Τι παρακολουθούμε
Ο πληθωρισμός των υπηρεσιών υποχωρεί αργά. Αν δεν συνεχίσει, τα ομόλογα έχουν λίγα περιθώρια.
Οι προηγούμενες αποδόσεις δεν διασφαλίζουν τις μελλοντικές. Η αξία των επενδύσεων μπορεί να μειωθεί, όπως και να αυξηθεί.`,
    body_en: `## In short
Shares fell in August and recovered most of it in September. Bonds gained a little. Most portfolios ended the quarter close to where they began.

## What did not work
Small Greek companies lagged for a second quarter. Their weight is 3% at the most, and we did not add to it.

## What we changed
- We reduced American shares, which after their rise exceeded the plan.
- We bought European government bonds that mature in four to six years.
- We kept the cash that the withdrawals of the winter will need.

## What we watch
Inflation in services is slow to fall. If it stops falling, bonds have little room.
Past performance is not a guide to future returns. The value of investments can fall as well as rise.`,
  },
  {
    name: 'Οκτώβριος 2026',
    reportdate: '2026-10-31',
    title_el: 'Οκτώβριος 2026: λίγα νέα και λίγη υπομονή',
    title_en: 'October 2026: little news and some patience',
    body_el: `## Με λίγα λόγια
Ήρεμος μήνας. Οι μετοχές κινήθηκαν χωρίς κατεύθυνση και τα ομόλογα πλήρωσαν τα τοκομερίδιά τους. Το ευρώ μεταβλήθηκε περισσότερο από όλα και επηρέασε όσα έχετε σε ξένο νόμισμα.

## Τι αλλάξαμε
Σχεδόν τίποτα. Επανεπενδύσαμε τα τοκομερίδια του Σεπτεμβρίου και αναπροσαρμόσαμε εννέα χαρτοφυλάκια που απείχαν πάνω από δύο ποσοστιαίες μονάδες από το πρότυπό τους.

## Τι σημαίνει για το σχέδιό σας
Δεν χρειάζεται καμία απόφαση. Αν περιμένετε μεγάλη δαπάνη έως την άνοιξη, όπως φόρο ή προκαταβολή για σπίτι, ενημερώστε τώρα τον σύμβουλό σας. Τα διαθέσιμα κρατούνται φθηνότερα σε έναν ήσυχο μήνα.
Οι προηγούμενες αποδόσεις δεν διασφαλίζουν τις μελλοντικές. Η αξία των επενδύσεων μπορεί να μειωθεί, όπως και να αυξηθεί.`,
    body_en: `## In short
A calm month. Shares moved without direction and bonds paid their coupons. The euro moved more than either, and with it the value of what you hold in other currencies.

## What we changed
Almost nothing. We reinvested the coupons of September and rebalanced nine portfolios that differed from their model by more than two percentage points.

## What it means for your plan
Nothing that needs a decision. If you expect a large expense before spring, such as a tax bill or the deposit on a house, please tell your adviser now. Cash is cheaper to set aside in a quiet month.
Past performance is not a guide to future returns. The value of investments can fall as well as rise.`,
  },
];
