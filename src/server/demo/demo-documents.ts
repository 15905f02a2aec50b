import type { DocumentAsk } from '#domain/document/document-mark.ts';
import type { DocumentType } from '#domain/document/document-type.ts';
import { addDays, addMonths, type IsoDate, monthEnd } from '#finance/iso-date.ts';
import { getFormats } from '#wording/formats.ts';
import { smallPdf } from './small-pdf.ts';

/** A document as the demo has it: when it came, what is said of it, and its file. */
export interface DemoDocument {
  readonly fileName: string;
  readonly extension: 'pdf' | 'txt' | 'csv';
  readonly type: DocumentType;
  readonly tags: readonly string[];
  readonly effectiveDate: IsoDate;
  readonly arrivedOn: IsoDate;
  readonly asks: DocumentAsk | null;
  /** True if its client has opened it. */
  readonly isOpened: boolean;
  readonly content: Buffer;
}

interface Addressee {
  readonly firm: string;
  readonly account: string;
  readonly adviser: string;
  readonly today: IsoDate;
}

/** Months whose statements have been sent. */
const months = [1, 2, 3, 4, 5];

/** Statements of the last months and letters to one client, in the firm's language. */
export function demoDocuments(isGreek: boolean, of: Addressee): DemoDocument[] {
  const statements = months.map((ago): DemoDocument => statement(isGreek, of, ago));
  return [...statements, ...(isGreek ? greekLetters(of) : letters(of))];
}

function statement(isGreek: boolean, { firm, account, adviser, today }: Addressee, ago: number): DemoDocument {
  const formats = getFormats(isGreek ? 'el' : 'en');
  const effectiveDate = monthEnd(addMonths(today, -ago));
  const sentOn = addDays(effectiveDate, 4);
  const month = formats.monthYear(effectiveDate);
  const said = { type: 'statement', effectiveDate, arrivedOn: sentOn < today ? sentOn : today, asks: null, isOpened: ago > 2 } as const;
  if (isGreek) {
    const lines = [
      firm,
      '',
      `Κατάσταση λογαριασμού, ${month}`,
      account,
      '',
      'Αναλυτικά στοιχεία θα βρείτε στις σελίδες των χαρτοφυλακίων σας.',
      '',
      adviser,
    ];
    return { ...said, ...textFile(`Κατάσταση, ${month}`, lines), tags: ['μηνιαία'] };
  }
  const content = smallPdf({
    firm,
    day: formats.date(effectiveDate),
    title: `Statement, ${month}`,
    lines: [
      account,
      '',
      'Holdings, transactions and charges of the month are on the pages of your',
      'portfolios, as at the date of this statement.',
      '',
      adviser,
    ],
  });
  return { ...said, fileName: `Statement ${month}.pdf`, extension: 'pdf', tags: ['monthly'], content };
}

function letters({ firm, account, adviser, today }: Addressee): DemoDocument[] {
  const formats = getFormats('en');
  const letter = (title: string, daysAgo: number, lines: readonly string[]) => {
    const day = addDays(today, -daysAgo);
    const content = smallPdf({ firm, day: formats.date(day), title, lines: [`For ${account}`, '', ...lines, '', adviser] });
    return { fileName: `${title}.pdf`, extension: 'pdf', effectiveDate: day, arrivedOn: day, content } as const;
  };
  return [
    {
      ...letter('Suitability letter', 6, [
        'After our review we recommend that you keep your present risk profile,',
        'and that the income of the year is reinvested.',
        'Please read this letter and sign it.',
      ]),
      type: 'agreement',
      tags: ['advice'],
      asks: 'signature',
      isOpened: false,
    },
    {
      ...letter('Costs and charges', 12, [
        'What our services and your funds cost you in the last twelve months.',
        'Please confirm that you have read it.',
      ]),
      type: 'statement',
      tags: ['yearly'],
      asks: 'acknowledgement',
      isOpened: true,
    },
    {
      ...letter('Management agreement', 150, ['The terms on which we look after your portfolios.']),
      type: 'agreement',
      tags: ['terms'],
      asks: null,
      isOpened: true,
    },
  ];
}

function greekLetters({ firm, account, adviser, today }: Addressee): DemoDocument[] {
  const letter = (title: string, daysAgo: number, lines: readonly string[]) => {
    const day = addDays(today, -daysAgo);
    return { ...textFile(title, [firm, '', title, account, '', ...lines, '', adviser]), effectiveDate: day, arrivedOn: day };
  };
  return [
    {
      ...letter('Επιστολή καταλληλότητας', 6, [
        'Μετά την επανεξέταση, σας συνιστούμε να διατηρήσετε το προφίλ κινδύνου σας.',
        'Διαβάστε και υπογράψτε την επιστολή.',
      ]),
      type: 'agreement',
      tags: ['συμβουλές'],
      asks: 'signature',
      isOpened: false,
    },
    {
      ...letter('Κόστη και επιβαρύνσεις', 12, [
        'Το κόστος των υπηρεσιών μας και των κεφαλαίων σας τους τελευταίους δώδεκα μήνες.',
        'Επιβεβαιώστε ότι το διαβάσατε.',
      ]),
      type: 'statement',
      tags: ['ετήσια'],
      asks: 'acknowledgement',
      isOpened: true,
    },
  ];
}

function textFile(title: string, lines: readonly string[]) {
  return { fileName: `${title}.txt`, extension: 'txt', content: Buffer.from(`${lines.join('\n')}\n`) } as const;
}
