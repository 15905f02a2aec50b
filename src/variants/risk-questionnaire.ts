import type { RiskQuestionnaire } from '#contracts/investment-advice.ts';
import type { AskedField, Option } from '#forms/form.ts';

const option = (value: string, en: string, el: string): Option => ({ value, label: { en, el } });

const purpose: readonly AskedField[] = [
  {
    kind: 'select',
    id: 'purpose',
    label: { en: 'What is this money mainly for?', el: 'Για ποιον σκοπό προορίζονται κυρίως αυτά τα χρήματα;' },
    options: [
      option('keep', 'To keep its value safe', 'Για να διατηρήσουν την αξία τους'),
      option('income', 'To pay me a regular income', 'Για να μου αποφέρουν τακτικό εισόδημα'),
      option('both', 'To pay some income and to grow', 'Για κάποιο εισόδημα και για ανάπτυξη'),
      option('grow', 'To grow as much as possible over many years', 'Για τη μεγαλύτερη δυνατή ανάπτυξη σε βάθος χρόνου'),
    ],
  },
  {
    kind: 'select',
    id: 'horizon',
    label: { en: 'When do you expect to need most of it?', el: 'Πότε αναμένετε ότι θα χρειαστείτε το μεγαλύτερο μέρος τους;' },
    options: [
      option('under1', 'Within a year', 'Μέσα σε ένα έτος'),
      option('1to3', 'In 1 to 3 years', 'Σε 1 έως 3 έτη'),
      option('3to5', 'In 3 to 5 years', 'Σε 3 έως 5 έτη'),
      option('5to10', 'In 5 to 10 years', 'Σε 5 έως 10 έτη'),
      option('over10', 'After more than 10 years', 'Μετά από περισσότερα από 10 έτη'),
    ],
  },
  {
    kind: 'select',
    id: 'withdrawals',
    label: {
      en: 'How much of it will you draw in a typical year until then?',
      el: 'Πόσα θα αναλαμβάνετε σε ένα συνηθισμένο έτος έως τότε;',
    },
    options: [
      option('none', 'Nothing', 'Τίποτα'),
      option('under4', 'Up to 4%', 'Έως 4%'),
      option('4to8', '4% to 8%', '4% έως 8%'),
      option('over8', 'More than 8%', 'Πάνω από 8%'),
    ],
  },
];

const capacity: readonly AskedField[] = [
  {
    kind: 'select',
    id: 'share',
    label: {
      en: 'How much of all your savings and investments is this money?',
      el: 'Ποιο μέρος όλων των αποταμιεύσεων και επενδύσεών σας είναι αυτά τα χρήματα;',
    },
    help: { en: 'Leave out the home that you live in.', el: 'Χωρίς την κατοικία στην οποία ζείτε.' },
    options: [
      option('under25', 'Less than a quarter', 'Λιγότερο από το ένα τέταρτο'),
      option('25to50', 'A quarter to a half', 'Από το ένα τέταρτο έως το μισό'),
      option('50to75', 'A half to three quarters', 'Από το μισό έως τα τρία τέταρτα'),
      option('over75', 'More than three quarters', 'Περισσότερο από τα τρία τέταρτα'),
    ],
  },
  {
    kind: 'select',
    id: 'reserve',
    label: {
      en: 'If your income stopped, how long could you pay your bills without touching this money?',
      el: 'Αν σταματούσε το εισόδημά σας, για πόσο θα καλύπτατε τα έξοδά σας χωρίς αυτά τα χρήματα;',
    },
    options: [
      option('under3', 'Less than 3 months', 'Λιγότερο από 3 μήνες'),
      option('3to6', '3 to 6 months', '3 έως 6 μήνες'),
      option('6to12', '6 to 12 months', '6 έως 12 μήνες'),
      option('over12', 'More than a year', 'Περισσότερο από ένα έτος'),
    ],
  },
  {
    kind: 'select',
    id: 'loss',
    label: {
      en: 'If this money lost a fifth of its value and took years to recover, what would change for you?',
      el: 'Αν τα χρήματα αυτά έχαναν το ένα πέμπτο της αξίας τους και χρειάζονταν χρόνια για να ανακάμψουν, τι θα άλλαζε για εσάς;',
    },
    options: [
      option('nothing', 'Nothing in my daily life', 'Τίποτα στην καθημερινότητά μου'),
      option('postpone', 'I would put off some plans', 'Θα ανέβαλλα κάποια σχέδια'),
      option('spendLess', 'I would have to spend less', 'Θα έπρεπε να περιορίσω τα έξοδά μου'),
      option('commitments', 'I could not pay what I have to pay', 'Δεν θα μπορούσα να καλύψω τις υποχρεώσεις μου'),
    ],
  },
];

const attitude: readonly AskedField[] = [
  {
    kind: 'select',
    id: 'fall',
    label: {
      en: 'Markets fall, and your portfolio is worth a fifth less than half a year ago. What do you do?',
      el: 'Οι αγορές υποχωρούν και το χαρτοφυλάκιό σας αξίζει ένα πέμπτο λιγότερο από ό,τι πριν από έξι μήνες. Τι κάνετε;',
    },
    options: [
      option('sellAll', 'Sell everything', 'Πουλάω τα πάντα'),
      option('sellSome', 'Sell a part', 'Πουλάω ένα μέρος'),
      option('wait', 'Wait', 'Περιμένω'),
      option('buy', 'Invest more', 'Επενδύω περισσότερα'),
    ],
  },
  {
    kind: 'select',
    id: 'swings',
    label: { en: 'Which investment would you rather hold for ten years?', el: 'Ποια επένδυση θα προτιμούσατε να κρατήσετε για δέκα έτη;' },
    options: [
      option('steady', 'One that grows little and hardly ever falls', 'Μία που αποδίδει λίγο και σχεδόν ποτέ δεν υποχωρεί'),
      option(
        'mild',
        'One that grows somewhat more, with a weak year now and then',
        'Μία που αποδίδει κάπως περισσότερο, με μια αδύναμη χρονιά πότε πότε',
      ),
      option(
        'uneven',
        'One that grows well over time, with several poor years',
        'Μία που αποδίδει καλά διαχρονικά, με αρκετές κακές χρονιές',
      ),
      option(
        'steep',
        'One that may grow most, with steep falls on the way',
        'Μία που μπορεί να αποδώσει τα περισσότερα, με απότομες πτώσεις στην πορεία',
      ),
    ],
  },
  {
    kind: 'select',
    id: 'experience',
    label: { en: 'How familiar are you with investing?', el: 'Πόσο εξοικειωμένοι είστε με τις επενδύσεις;' },
    options: [
      option('none', 'I have only had savings accounts', 'Είχα μόνο καταθέσεις'),
      option('some', 'I have held funds or bonds for a few years', 'Έχω αμοιβαία κεφάλαια ή ομόλογα εδώ και λίγα χρόνια'),
      option(
        'long',
        'I have held funds or shares through rising and falling markets',
        'Είχα αμοιβαία κεφάλαια ή μετοχές σε περιόδους ανόδου και πτώσης',
      ),
      option(
        'deep',
        'I choose shares and funds myself, and know what moves them',
        'Επιλέγω μετοχές και αμοιβαία κεφάλαια μόνος μου και γνωρίζω τι τα επηρεάζει',
      ),
    ],
  },
];

const levels: RiskQuestionnaire['levels'] = {
  1: {
    name: { en: 'Capital preservation', el: 'Διατήρηση κεφαλαίου' },
    meaning: {
      en: 'Keeping what you have matters most; small falls are possible, and growth may not keep up with prices.',
      el: 'Προέχει να διατηρήσετε ό,τι έχετε. Μικρές πτώσεις είναι πιθανές και η απόδοση ίσως υπολείπεται του πληθωρισμού.',
    },
  },
  2: {
    name: { en: 'Defensive', el: 'Αμυντικό' },
    meaning: {
      en: 'Mostly bonds and cash with some shares; falls are usually small and growth is modest.',
      el: 'Κυρίως ομόλογα και ρευστά διαθέσιμα με λίγες μετοχές. Οι πτώσεις είναι συνήθως μικρές και η απόδοση συγκρατημένη.',
    },
  },
  3: {
    name: { en: 'Cautious', el: 'Συντηρητικό' },
    meaning: {
      en: 'More bonds than shares; some years end lower than they began, in return for a little more growth.',
      el: 'Περισσότερα ομόλογα από μετοχές. Κάποιες χρονιές κλείνουν χαμηλότερα, με αντάλλαγμα κάπως μεγαλύτερη απόδοση.',
    },
  },
  4: {
    name: { en: 'Balanced', el: 'Ισορροπημένο' },
    meaning: {
      en: 'About as many shares as other investments; you accept noticeable falls for growth over several years.',
      el: 'Περίπου όσες μετοχές όσο και άλλες επενδύσεις. Δέχεστε αισθητές πτώσεις για απόδοση σε βάθος ετών.',
    },
  },
  5: {
    name: { en: 'Balanced growth', el: 'Ισορροπημένης ανάπτυξης' },
    meaning: {
      en: 'More shares than anything else; you accept marked falls, and that recovery can take some years.',
      el: 'Κυρίως μετοχές. Δέχεστε έντονες πτώσεις και ότι η ανάκαμψη μπορεί να διαρκέσει κάποια χρόνια.',
    },
  },
  6: {
    name: { en: 'Growth', el: 'Αναπτυξιακό' },
    meaning: {
      en: 'Largely shares; you accept large falls and long recoveries for more growth over ten years or so.',
      el: 'Στο μεγαλύτερο μέρος μετοχές. Δέχεστε μεγάλες πτώσεις και μακρά ανάκαμψη για μεγαλύτερη απόδοση σε δέκα περίπου χρόνια.',
    },
  },
  7: {
    name: { en: 'Adventurous', el: 'Δυναμικό' },
    meaning: {
      en: 'Almost all shares, also of smaller or faraway markets; you accept steep falls at any time for the most growth.',
      el: 'Σχεδόν μόνο μετοχές, και μικρότερων ή μακρινών αγορών. Δέχεστε απότομες πτώσεις ανά πάσα στιγμή για τη μέγιστη απόδοση.',
    },
  },
};

/** The questions about risk of firms that manage wealth. Why limits cap the level: docs/decisions/172-risk-questionnaire.md. */
export const riskQuestionnaire: RiskQuestionnaire = {
  form: {
    version: 1,
    name: { en: 'Fact Finder', el: 'Ερωτηματολόγιο κινδύνου' },
    description: {
      en: 'Nine questions about your plans, your means and your view of risk. The answer is an indication; your adviser confirms what suits you.',
      el: 'Εννέα ερωτήσεις για τα σχέδια, τις δυνατότητες και τη στάση σας απέναντι στον κίνδυνο. Το αποτέλεσμα είναι ενδεικτικό και το επιβεβαιώνει ο σύμβουλός σας.',
    },
    minutes: 5,
    steps: [
      { id: 'purpose', title: { en: 'Purpose and horizon', el: 'Σκοπός και ορίζοντας' }, fields: purpose },
      { id: 'capacity', title: { en: 'What you could afford to lose', el: 'Ζημία που θα αντέχατε' }, fields: capacity },
      { id: 'attitude', title: { en: 'Attitude and experience', el: 'Στάση και εμπειρία' }, fields: attitude },
    ],
    endMessage: { en: 'Thank you. Your adviser can see the result.', el: 'Σας ευχαριστούμε. Ο σύμβουλός σας βλέπει το αποτέλεσμα.' },
  },
  rule: {
    points: {
      purpose: { keep: 0, income: 2, both: 4, grow: 6 },
      fall: { sellAll: 0, sellSome: 2, wait: 5, buy: 7 },
      swings: { steady: 0, mild: 2, uneven: 5, steep: 7 },
      experience: { none: 0, some: 1, long: 3, deep: 4 },
    },
    bands: [4, 8, 11, 14, 18, 22],
    limits: {
      horizon: { under1: 1, '1to3': 3, '3to5': 4, '5to10': 6, over10: 7 },
      withdrawals: { none: 7, under4: 6, '4to8': 5, over8: 4 },
      share: { under25: 7, '25to50': 7, '50to75': 6, over75: 5 },
      reserve: { under3: 2, '3to6': 4, '6to12': 6, over12: 7 },
      loss: { nothing: 7, postpone: 5, spendLess: 3, commitments: 1 },
    },
  },
  limitNames: {
    horizon: { en: 'time horizon', el: 'Χρονικός ορίζοντας' },
    withdrawals: { en: 'withdrawals', el: 'Αναλήψεις' },
    share: { en: 'share of all savings', el: 'Μέρος των αποταμιεύσεών σας' },
    reserve: { en: 'reserve for bills', el: 'Απόθεμα ασφαλείας' },
    loss: { en: 'room for losses', el: 'Περιθώριο ζημίας' },
  },
  levels,
  hasSectors: false,
};
