import type { Answers } from '#forms/answers.ts';
import type { DesignedField } from '#forms/designed/designed-field.ts';
import { newField } from '#forms/designed/new-field.ts';
import type { Words } from '#forms/form.ts';
import type { DemoVariantId } from '../demo-variants.ts';

/** A form of a fictional firm that clients answer inside their portal, and what some of them have answered. */
export interface DemoForm {
  readonly slug: string;
  readonly title: Words;
  readonly description: Words;
  readonly endMessage: Words;
  readonly fields: readonly DesignedField[];
  /** Puts a copy of what is sent in the client's library. */
  readonly isCopied?: true;
  /** The client by their address; answers by the names of the fields. */
  readonly sent: readonly { readonly client: string; readonly daysAgo: number; readonly step: string; readonly answers: Answers }[];
}

/** Returns the form of a firm's demonstration. */
export function demoForm(variant: DemoVariantId): DemoForm {
  return forms[variant];
}

type Given = Partial<DesignedField> & Pick<DesignedField, 'name' | 'type' | 'label'>;

function design(...fields: readonly Given[]): readonly DesignedField[] {
  return fields.map((field) => ({ ...newField(field.type, field.label, []), ...field }));
}

const option = (value: string, en: string, el: string) => ({ value, label: { en, el } });

const howToMeet = {
  name: 'how',
  type: 'select',
  label: { en: 'How shall we meet?', el: 'Πώς θα συναντηθούμε;' },
  required: true,
  options: [
    option('office', 'At the office', 'Στο γραφείο'),
    option('telephone', 'By telephone', 'Τηλεφωνικά'),
    option('video', 'By video', 'Με βιντεοκλήση'),
  ],
} as const satisfies Given;

/** Questions that a firm asks before it meets a client once a year. */
const beforeTheReview = design(
  {
    name: 'changes',
    type: 'select',
    label: { en: 'What has changed since we last met?', el: 'Τι άλλαξε από την τελευταία μας συνάντηση;' },
    help: { en: 'Choose all that apply.', el: 'Επιλέξτε όσα ισχύουν.' },
    required: true,
    multiple: true,
    other: true,
    options: [
      option('work', 'Work or income', 'Εργασία ή εισόδημα'),
      option('family', 'Family', 'Οικογένεια'),
      option('home', 'Home or mortgage', 'Κατοικία ή στεγαστικό δάνειο'),
      option('health', 'Health', 'Υγεία'),
      option('plans', 'Plans for retirement', 'Σχέδια για τη σύνταξη'),
      option('nothing', 'Nothing', 'Τίποτα'),
    ],
  },
  {
    name: 'details',
    type: 'textarea',
    label: { en: 'What should we know about it?', el: 'Τι χρειάζεται να γνωρίζουμε;' },
  },
  {
    name: 'withdrawal',
    type: 'yesNo',
    label: {
      en: 'Will you need money from your portfolio in the next twelve months?',
      el: 'Θα χρειαστείτε χρήματα από το χαρτοφυλάκιό σας στους επόμενους δώδεκα μήνες;',
    },
    required: true,
  },
  {
    name: 'amount',
    type: 'number',
    label: { en: 'About how much?', el: 'Πόσα περίπου;' },
    help: { en: 'In the currency of your account.', el: 'Στο νόμισμα του λογαριασμού σας.' },
    required: true,
    min: 0,
    max: 100_000_000,
    when: { field: 'withdrawal', is: 'yes' },
  },
  {
    name: 'day',
    type: 'date',
    label: { en: 'Which day would suit you?', el: 'Ποια ημέρα σας εξυπηρετεί;' },
  },
  howToMeet,
  {
    name: 'checked',
    type: 'confirmation',
    label: {
      en: 'My address, telephone number and bank details are still right',
      el: 'Η διεύθυνση, το τηλέφωνο και τα στοιχεία της τράπεζάς μου παραμένουν σωστά',
    },
    required: true,
  },
  {
    name: 'handled',
    type: 'text',
    label: { en: 'Seen by', el: 'Το είδε' },
    internal: true,
    admin: true,
  },
);

const reviewWords = {
  slug: 'before-we-meet',
  title: { en: 'Before we meet', el: 'Πριν από τη συνάντησή μας' },
  description: {
    en: 'A few questions, five minutes. Your adviser reads the answers before your annual review.',
    el: 'Λίγες ερωτήσεις, πέντε λεπτά. Ο σύμβουλός σας διαβάζει τις απαντήσεις πριν από την ετήσια συνάντηση.',
  },
  endMessage: {
    en: 'Thank you. Your adviser will write to you within two working days to settle the day.',
    el: 'Ευχαριστούμε. Ο σύμβουλός σας θα σας γράψει μέσα σε δύο εργάσιμες ημέρες για να ορίσετε την ημέρα.',
  },
  fields: beforeTheReview,
} as const;

/** Questions for the tax authorities that a private-equity house asks its investors each year. */
const taxResidence = design(
  {
    name: 'holder',
    type: 'text',
    label: { en: 'Name of the investor, as in the subscription agreement', el: 'Όνομα του επενδυτή, όπως στη σύμβαση εγγραφής' },
    required: true,
  },
  {
    name: 'country',
    type: 'country',
    label: { en: 'Country of tax residence', el: 'Χώρα φορολογικής κατοικίας' },
    required: true,
  },
  {
    name: 'hasNumber',
    type: 'yesNo',
    label: { en: 'Does that country issue you a tax number?', el: 'Σας έχει δώσει η χώρα αυτή αριθμό φορολογικού μητρώου;' },
    required: true,
  },
  {
    name: 'number',
    type: 'text',
    label: { en: 'Tax number', el: 'Αριθμός φορολογικού μητρώου' },
    required: true,
    limit: 40,
    when: { field: 'hasNumber', is: 'yes' },
  },
  {
    name: 'reason',
    type: 'textarea',
    label: { en: 'Why is there none?', el: 'Γιατί δεν υπάρχει;' },
    required: true,
    limit: 500,
    when: { field: 'hasNumber', is: 'no' },
  },
  {
    name: 'owners',
    type: 'select',
    label: { en: 'Who owns more than 25% of the investor?', el: 'Ποιος κατέχει άνω του 25% του επενδυτή;' },
    required: true,
    comment: true,
    options: [
      option('same', 'The same persons as last year', 'Τα ίδια πρόσωπα με πέρυσι'),
      option('changed', 'Someone has joined or left', 'Κάποιος μπήκε ή αποχώρησε'),
      option('nobody', 'No one', 'Κανείς'),
    ],
  },
  {
    name: 'right',
    type: 'confirmation',
    label: { en: 'These answers are complete and correct', el: 'Οι απαντήσεις αυτές είναι πλήρεις και ορθές' },
    required: true,
  },
);

const forms: Readonly<Record<DemoVariantId, DemoForm>> = {
  default: {
    ...reviewWords,
    isCopied: true,
    sent: [
      {
        client: 'eleanor.hartwell@post.example',
        daysAgo: 12,
        step: 'approved',
        answers: {
          changes: ['home', 'plans'],
          details: 'We sold the flat in Bath and would like to talk about when Daniel stops working.',
          withdrawal: true,
          amount: 45_000,
          how: 'office',
          checked: true,
        },
      },
      {
        client: 'beatrix.alderson@post.example',
        daysAgo: 2,
        step: 'review',
        answers: { changes: ['nothing'], withdrawal: false, how: 'telephone', checked: true },
      },
    ],
  },
  greek: {
    ...reviewWords,
    sent: [
      {
        client: 'k.vlachopoulou@tachydromeio.example',
        daysAgo: 9,
        step: 'approved',
        answers: {
          changes: ['family', 'other'],
          changesOther: 'Αποκτήσαμε δεύτερο παιδί',
          details: 'Θα ήθελα να συζητήσουμε μια αποταμίευση για τις σπουδές των παιδιών.',
          withdrawal: false,
          how: 'video',
          checked: true,
        },
      },
      {
        client: 'm.alexandropoulou@tachydromeio.example',
        daysAgo: 1,
        step: 'review',
        answers: { changes: ['work'], withdrawal: true, amount: 18_000, how: 'office', checked: true },
      },
    ],
  },
  'private-equity': {
    slug: 'tax-residence',
    title: { en: 'Confirm your tax residence', el: 'Επιβεβαίωση φορολογικής κατοικίας' },
    description: {
      en: 'Once a year, for the reports that the fund owes the tax authorities.',
      el: 'Μία φορά τον χρόνο, για τις αναφορές που το ταμείο οφείλει στις φορολογικές αρχές.',
    },
    endMessage: {
      en: 'Thank you. If anything has changed, investor relations will write to you within a week.',
      el: 'Ευχαριστούμε. Αν κάτι άλλαξε, το τμήμα σχέσεων με τους επενδυτές θα σας γράψει μέσα σε μία εβδομάδα.',
    },
    fields: taxResidence,
    sent: [
      {
        client: 'ingrid@lindqvist.example',
        daysAgo: 20,
        step: 'verified',
        answers: {
          holder: 'Lindqvist Family Office AB',
          country: 'SE',
          hasNumber: true,
          number: '556012-5790',
          owners: 'same',
          right: true,
        },
      },
    ],
  },
};
