import type { ThreadSide } from '#domain/thread/thread.ts';
import type { DemoVariantId } from '../demo-variants.ts';

/** A thread of the demonstration; days are before the one on which it is filled. */
export interface DemoThread {
  readonly client: string;
  readonly subject: string;
  readonly messages: readonly { readonly side: ThreadSide; readonly daysAgo: number; readonly text: string; readonly isInternal?: true }[];
}

const wealth: readonly DemoThread[] = [
  {
    client: 'eleanor.hartwell@post.example',
    subject: 'Cash for a new roof',
    messages: [
      {
        side: 'client',
        daysAgo: 6,
        text: 'Dear James,\n\nThe builder wants to start in February and asks for £24,000. Which portfolio would you take it from, and how long does it take?',
      },
      {
        side: 'firm',
        daysAgo: 5,
        text: 'Dear Eleanor,\n\nI would take it from the cash of the general account first and sell the rest from the bond fund, so that no gain falls into this tax year. Allow five working days from your word.\n\nShall I prepare it for the last week of January?',
      },
      { side: 'firm', daysAgo: 5, isInternal: true, text: 'Allowance of this year is used up. Check the gain before anything is sold.' },
      { side: 'client', daysAgo: 1, text: 'Yes please, the last week of January suits me. Thank you for looking at the tax.' },
    ],
  },
  {
    client: 'eleanor.hartwell@post.example',
    subject: 'Your annual review',
    messages: [
      {
        side: 'firm',
        daysAgo: 2,
        text: 'Dear Eleanor,\n\nYour annual review is due next month. Would a telephone call on a Tuesday morning suit you? I will send the figures a week before.',
      },
    ],
  },
  {
    client: 'beatrix.alderson@post.example',
    subject: 'Gift to a grandchild',
    messages: [
      { side: 'client', daysAgo: 3, text: 'I would like to give £3,000 to my granddaughter before the summer. Is anything to be signed?' },
    ],
  },
];

const greek: readonly DemoThread[] = [
  {
    client: 'k.vlachopoulou@tachydromeio.example',
    subject: 'Ανάληψη για ανακαίνιση',
    messages: [
      {
        side: 'client',
        daysAgo: 6,
        text: 'Καλημέρα σας,\n\nθα χρειαστώ 20.000 € για την ανακαίνιση του σπιτιού έως τα μέσα Φεβρουαρίου. Από ποιο χαρτοφυλάκιο προτείνετε να γίνει η ανάληψη;',
      },
      {
        side: 'firm',
        daysAgo: 5,
        text: 'Καλημέρα σας,\n\nπροτείνω να χρησιμοποιήσουμε πρώτα τα διαθέσιμα και να πουλήσουμε το υπόλοιπο ποσό από το ομολογιακό αμοιβαίο κεφάλαιο. Χρειάζονται πέντε εργάσιμες ημέρες από την εντολή σας.',
      },
      { side: 'client', daysAgo: 1, text: 'Σύμφωνοι, προχωρήστε. Σας ευχαριστώ πολύ.' },
    ],
  },
  {
    client: 'k.vlachopoulou@tachydromeio.example',
    subject: 'Ετήσια επισκόπηση',
    messages: [
      {
        side: 'firm',
        daysAgo: 2,
        text: 'Καλημέρα σας,\n\nτον επόμενο μήνα θα κάνουμε την ετήσια επισκόπηση των χαρτοφυλακίων σας. Σας εξυπηρετεί κάποιο πρωινό Τρίτης;',
      },
    ],
  },
];

const funds: readonly DemoThread[] = [
  {
    client: 'ingrid@lindqvist.example',
    subject: 'The next capital call',
    messages: [
      { side: 'client', daysAgo: 4, text: 'Can you tell us in which week the next call is likely, so that we can hold the cash ready?' },
      {
        side: 'firm',
        daysAgo: 3,
        text: 'The manager expects to send the notice in the second half of next month, payable within ten working days. We will write as soon as the amount is known.',
      },
    ],
  },
];

const threads: Readonly<Record<DemoVariantId, readonly DemoThread[]>> = { default: wealth, greek, 'private-equity': funds };

/** Returns the threads between a variant's trial clients and their adviser. */
export function demoThreads(variant: DemoVariantId): readonly DemoThread[] {
  return threads[variant];
}

/** Words of an adviser to a client, by the client's address. */
const notes: Readonly<Record<DemoVariantId, Readonly<Record<string, string>>>> = {
  default: {
    'eleanor.hartwell@post.example':
      'The quarter ended well, and we took a little profit in American shares. I would keep some cash ready for the roof in February.',
  },
  greek: {
    'k.vlachopoulou@tachydromeio.example':
      'Το τρίμηνο έκλεισε καλά. Προτείνω να κρατήσουμε τα ρευστά διαθέσιμα ως έχουν μέχρι την ετήσια επισκόπηση.',
  },
  'private-equity': {
    'ingrid@lindqvist.example': 'Two of your funds report next month. I expect no further call before the end of the year.',
  },
};

export function demoNotes(variant: DemoVariantId): Readonly<Record<string, string>> {
  return notes[variant];
}
