import type { AskedField, FormDefinition, Option } from '#forms/form.ts';

const option = (value: string, en: string, el: string): Option => ({ value, label: { en, el } });

const about: readonly AskedField[] = [
  { kind: 'date', id: 'dateOfBirth', label: { en: 'Date of birth', el: 'Ημερομηνία γέννησης' } },
  {
    kind: 'text',
    id: 'nationality',
    limit: 100,
    label: { en: 'Nationality', el: 'Ιθαγένεια' },
    help: { en: 'If you have more than one, enter all of them.', el: 'Αν έχετε περισσότερες, συμπληρώστε τις όλες.' },
  },
  {
    kind: 'country',
    id: 'taxResidence',
    label: { en: 'Country of tax residence', el: 'Χώρα φορολογικής κατοικίας' },
    help: { en: 'Where you pay tax on your income: usually where you live.', el: 'Εκεί όπου φορολογείστε: συνήθως εκεί όπου ζείτε.' },
  },
  {
    kind: 'yesNo',
    id: 'hasInsuranceNumber',
    label: { en: 'Do you have a National Insurance number?', el: 'Έχετε βρετανικό αριθμό εθνικής ασφάλισης (National Insurance);' },
  },
  {
    kind: 'text',
    id: 'insuranceNumber',
    limit: 13,
    when: { field: 'hasInsuranceNumber', is: true },
    label: { en: 'National Insurance number', el: 'Αριθμός εθνικής ασφάλισης (National Insurance)' },
    help: { en: 'On your payslip, for example QQ 12 34 56 C.', el: 'Αναγράφεται στο εκκαθαριστικό μισθοδοσίας, π.χ. QQ 12 34 56 C.' },
  },
  {
    kind: 'text',
    id: 'taxNumber',
    limit: 40,
    when: { field: 'hasInsuranceNumber', is: false },
    label: { en: 'Tax identification number', el: 'Αριθμός φορολογικού μητρώου' },
    help: {
      en: 'As issued by the tax authority of your country of tax residence.',
      el: 'Όπως τον εξέδωσε η φορολογική αρχή της χώρας φορολογικής κατοικίας σας.',
    },
  },
];

const circumstances: readonly AskedField[] = [
  {
    kind: 'select',
    id: 'employment',
    label: { en: 'Employment', el: 'Επαγγελματική κατάσταση' },
    options: [
      option('employed', 'Employed', 'Μισθωτή εργασία'),
      option('selfEmployed', 'Self-employed', 'Ελεύθερο επάγγελμα'),
      option('director', 'Director or owner of a company', 'Συμμετοχή σε Δ.Σ. ή ιδιοκτησία εταιρείας'),
      option('retired', 'Retired', 'Σύνταξη'),
      option('notWorking', 'Not working', 'Εκτός εργασίας'),
      option('student', 'In education', 'Σπουδές'),
    ],
  },
  {
    kind: 'text',
    id: 'occupation',
    limit: 120,
    isOptional: true,
    label: { en: 'Occupation and employer', el: 'Επάγγελμα και εργοδότης' },
    help: { en: 'Your most recent one if you no longer work.', el: 'Τα πιο πρόσφατα, αν δεν εργάζεστε πια.' },
  },
  {
    kind: 'select',
    id: 'income',
    label: { en: 'Annual income before tax', el: 'Ετήσιο εισόδημα πριν από τον φόρο' },
    options: [
      option('under30', 'Below £30,000', 'Κάτω από 30.000 £'),
      option('30to60', '£30,000 to £60,000', '30.000 £ έως 60.000 £'),
      option('60to125', '£60,000 to £125,000', '60.000 £ έως 125.000 £'),
      option('125to250', '£125,000 to £250,000', '125.000 £ έως 250.000 £'),
      option('over250', 'Above £250,000', 'Πάνω από 250.000 £'),
    ],
  },
  {
    kind: 'select',
    id: 'wealth',
    label: { en: 'Investable assets', el: 'Κεφάλαια διαθέσιμα για επένδυση' },
    help: {
      en: 'Savings and investments, excluding your home.',
      el: 'Αποταμιεύσεις και επενδύσεις, χωρίς την κατοικία σας.',
    },
    options: [
      option('under100', 'Below £100,000', 'Κάτω από 100.000 £'),
      option('100to500', '£100,000 to £500,000', '100.000 £ έως 500.000 £'),
      option('500to1000', '£500,000 to £1 million', '500.000 £ έως 1 εκατ. £'),
      option('1000to5000', '£1 million to £5 million', '1 εκατ. £ έως 5 εκατ. £'),
      option('over5000', 'Above £5 million', 'Πάνω από 5 εκατ. £'),
    ],
  },
  {
    kind: 'select',
    id: 'source',
    label: { en: 'Main source of your wealth', el: 'Κύρια προέλευση της περιουσίας σας' },
    options: [
      option('earnings', 'Savings from earnings', 'Αποταμίευση από εργασία'),
      option('business', 'Sale or profits of a business', 'Πώληση ή κέρδη επιχείρησης'),
      option('inheritance', 'Inheritance or gift', 'Κληρονομιά ή δωρεά'),
      option('property', 'Sale of property', 'Πώληση ακινήτου'),
      option('pension', 'Pension', 'Σύνταξη'),
      option('other', 'Other', 'Άλλη'),
    ],
  },
  {
    kind: 'text',
    id: 'otherSource',
    limit: 200,
    when: { field: 'source', is: 'other' },
    label: { en: 'Which other source', el: 'Ποια άλλη προέλευση' },
  },
];

const objectives: readonly AskedField[] = [
  {
    kind: 'select',
    id: 'objective',
    label: { en: 'Investment objective', el: 'Στόχος των επενδύσεών σας' },
    options: [
      option('income', 'Income', 'Εισόδημα'),
      option('accumulation', 'Accumulation', 'Συσσώρευση κεφαλαίου'),
      option('both', 'Both', 'Και τα δύο'),
    ],
  },
  {
    kind: 'number',
    id: 'amount',
    min: 0,
    limit: 1_000_000_000,
    label: { en: 'Amount you plan to invest initially, in pounds', el: 'Ποσό που σκοπεύετε να επενδύσετε αρχικά, σε λίρες' },
    help: { en: 'An estimate is enough. It does not commit you.', el: 'Αρκεί μια εκτίμηση. Δεν σας δεσμεύει.' },
  },
  {
    kind: 'select',
    id: 'horizon',
    label: { en: 'When you will need most of it', el: 'Πότε θα χρειαστείτε το μεγαλύτερο μέρος' },
    options: [
      option('under3', 'Within 3 years', 'Μέσα σε 3 έτη'),
      option('3to5', 'In 3 to 5 years', 'Σε 3 έως 5 έτη'),
      option('5to10', 'In 5 to 10 years', 'Σε 5 έως 10 έτη'),
      option('over10', 'After more than 10 years', 'Μετά από περισσότερα από 10 έτη'),
    ],
  },
  {
    kind: 'choices',
    id: 'experience',
    label: { en: 'What you have invested in before', el: 'Σε τι έχετε επενδύσει έως τώρα' },
    options: [
      option('shares', 'Shares', 'Μετοχές'),
      option('bonds', 'Bonds', 'Ομόλογα'),
      option('funds', 'Funds', 'Αμοιβαία κεφάλαια'),
      option('structured', 'Structured products', 'Δομημένα προϊόντα'),
      option('private', 'Private equity or debt', 'Ιδιωτικά κεφάλαια (private equity) ή ιδιωτικό χρέος (private debt)'),
      option('none', 'None of these', 'Σε τίποτα από αυτά'),
    ],
  },
  {
    kind: 'select',
    id: 'loss',
    label: { en: 'Largest one-year loss you could afford', el: 'Μέγιστη ζημία ενός έτους που θα μπορούσατε να αντέξετε' },
    help: {
      en: 'Without changing how you live.',
      el: 'Χωρίς να χρειαστεί να αλλάξετε τον τρόπο ζωής σας.',
    },
    options: [
      option('none', 'None', 'Καμία'),
      option('10', 'Up to 10%', 'Έως 10%'),
      option('25', 'Up to 25%', 'Έως 25%'),
      option('more', 'More than 25%', 'Πάνω από 25%'),
    ],
  },
];

const declarations: readonly AskedField[] = [
  {
    kind: 'yesNo',
    id: 'exposed',
    label: { en: 'Are you a politically exposed person?', el: 'Είστε πολιτικώς εκτεθειμένο πρόσωπο;' },
    help: {
      en: 'Someone who holds or recently held a prominent public office, or a close relative or business partner of such a person.',
      el: 'Όσοι ασκούν ή άσκησαν πρόσφατα σημαντικό δημόσιο λειτούργημα, οι στενοί συγγενείς και οι στενοί συνεργάτες τους.',
    },
  },
  {
    kind: 'textarea',
    id: 'office',
    limit: 500,
    when: { field: 'exposed', is: true },
    label: { en: 'Which office, who holds it and since when', el: 'Ποιο λειτούργημα, ποιος το ασκεί και από πότε' },
  },
  {
    kind: 'yesNo',
    id: 'usPerson',
    label: { en: 'Are you a US person for tax?', el: 'Είστε φορολογικά πρόσωπο των ΗΠΑ (US person);' },
    help: {
      en: 'A US citizen or green card holder, wherever you live, or someone who pays tax there as a resident.',
      el: 'Πολίτης των Ηνωμένων Πολιτειών ή κάτοχος πράσινης κάρτας, όπου κι αν ζείτε, ή φορολογικός κάτοικος εκεί.',
    },
  },
  {
    kind: 'text',
    id: 'usTaxNumber',
    limit: 20,
    when: { field: 'usPerson', is: true },
    label: { en: 'US taxpayer identification number', el: 'Αριθμός φορολογουμένου ΗΠΑ (TIN)' },
  },
  {
    kind: 'confirmation',
    id: 'isTrue',
    label: {
      en: 'My answers are complete and true. I will tell you if any of them change.',
      el: 'Οι απαντήσεις μου είναι πλήρεις και αληθείς. Θα σας ενημερώσω αν αλλάξει κάποια.',
    },
  },
];

/** The information that a UK wealth manager must have about a client before it may advise. */
export const onboardingForm: FormDefinition = {
  version: 2,
  name: { en: 'About you', el: 'Τα στοιχεία σας' },
  description: {
    en: 'We need to know who you are and what suits you before we can advise you. Your answers decide what we recommend.',
    el: 'Πριν σας συμβουλεύσουμε, οφείλουμε να γνωρίζουμε τα στοιχεία σας και τι σας ταιριάζει. Οι απαντήσεις σας καθορίζουν τι προτείνουμε.',
  },
  minutes: 8,
  steps: [
    { id: 'about', title: { en: 'You', el: 'Εσείς' }, fields: about },
    { id: 'circumstances', title: { en: 'Your circumstances', el: 'Η οικονομική σας κατάσταση' }, fields: circumstances },
    { id: 'objectives', title: { en: 'Your objectives', el: 'Οι στόχοι σας' }, fields: objectives },
    { id: 'declarations', title: { en: 'Declarations', el: 'Δηλώσεις' }, fields: declarations },
  ],
  endMessage: {
    en: 'Thank you. We will review your answers and contact you if anything is missing.',
    el: 'Σας ευχαριστούμε. Θα εξετάσουμε τις απαντήσεις σας και θα επικοινωνήσουμε μαζί σας αν λείπει κάτι.',
  },
};
