import { withoutAccents } from '../../without-accents.ts';
import type { TransactionType } from '#finance/ledger/ledger.ts';

/** Possible meanings of a word for the type of a row. Transactions of private equity need a layout of their own. */
export const mappedMeanings = [
  'Purchase',
  'Sale',
  'Dividend',
  'Interest',
  'Charge',
  'Tax',
  'Contribution',
  'Withdrawal',
  'payment',
  'Exchange',
  'TransferIn',
  'TransferOut',
  'transfer',
  'CorporateAction',
  'reinvestment',
  'Adjustment',
  'reversal',
  'ignored',
] as const satisfies readonly (TransactionType | 'payment' | 'transfer' | 'reinvestment' | 'reversal' | 'ignored')[];
export type MappedMeaning = (typeof mappedMeanings)[number];

/** Phrases that decide wherever they stand, and cells that say no more than a direction: their single words would say something else. */
const phrases: readonly (readonly [RegExp, MappedMeaning])[] = [
  [/^(?:af|debit|debet|dr|d|soll|belastung|χρεωση)$/, 'Withdrawal'],
  [/^(?:bij|credit|cr|c|haben|gutschrift|πιστωση)$/, 'Contribution'],
  [/^b$/, 'Purchase'],
  [/^s$/, 'Sale'],
  [/\b(?:storno|stornierung|reversal|extourne|annulation|annullamento|rettifica)\b|αντιλογισμ|ακυρωση/, 'reversal'],
  [
    /\b(?:cash (?:out for|in from) (?:buy|sell|dividend)|cash out for dividend reinvestment|sweep|reservation|ring-?fenced|flatexdegiro|internal transfer)\b/,
    'ignored',
  ],
  [/\b(?:balance|saldo|opening balance|closing balance|kontostand)\b|^υπολοιπο/, 'Adjustment'],
  [
    /\b(?:reinvestment (?:from|of) (?:income|dividend)|dividend reinvest(?:ment|ed)?|reinvest(?:ed)? dividend|drip|wiederanlage)\b/,
    'reinvestment',
  ],
  [/\b(?:buy|purchase) from dividend\b/, 'Purchase'],
  [
    /\b(?:cash transfer|bank transfer|funds transfer|fund transfer|direct debit|uberweisung|wire transfer|wire|sepa|bacs|chaps)\b/,
    'payment',
  ],
];

/**
 * Words by what they probably mean, without accents, in the languages of the product and of common brokers: English, Greek, German, Dutch,
 * French, Italian and Spanish. The first that fits decides, so that the more exact stand above: tax on interest is no interest.
 */
const words: readonly (readonly [RegExp, MappedMeaning])[] = [
  [/stamp duty|\bptm\b/, 'Charge'],
  [
    /\b(?:tax|taxes|withholding|steuer\w*|\w*steuer|\w*belasting|bronbelasting|ritenuta|rit|imposta|impot|precompte|retencion|impuesto)\b|φορο/,
    'Tax',
  ],
  [
    /\b(?:split|merger|corporate action|rights issue|consolidation|spin-?off|productwijziging|kapitalmassnahme|fusion|demerger)\b|εταιρικη πραξη/,
    'CorporateAction',
  ],
  [
    /\b(?:forex|fx (?:trade|credit|debit|buy|sell)|currency exchange|exchange of currency|devisen\w*|valuta (?:creditering|debitering)|change de devises|cambio)\b|μετατροπη νομισματος/,
    'Exchange',
  ],
  [
    /\b(?:fee|fees|charge|charges|commission|commissions|levy|gebuhr|gebuhren|entgelt|entgelte|spesen|kosten|\w+kosten|\w+gebuhr|\w+gebuhren|frais|courtage|commissione|commissioni|bollo|comision|comisiones)\b|χρεωση|προμηθεια|εξοδα/,
    'Charge',
  ],
  [/\b(?:interest|interests|zins|zinsen|\w+zinsen|rente|interessi|interets?|intereses|coupon|cedola|kupon)\b|τοκο|τοκομεριδι/, 'Interest'],
  [
    /\b(?:dividend|dividends|divident|dividende|dividendo|dividendi|div|distribution|ausschuttung|uitkering|provento|proventi|ertrag|ertragnis)\b|μερισμα/,
    'Dividend',
  ],
  [/\b(?:transfer in|in specie in|transferred in|receipt in specie|einlieferung|depoteingang)\b|μεταφορα απο/, 'TransferIn'],
  [/\b(?:transfer out|in specie out|transferred out|auslieferung|depotausgang)\b|μεταφορα προς/, 'TransferOut'],
  [
    /\b(?:buy|bought|purchase|purchased|subscription|savings plan|sparplan|kauf|kaufen|koop|aankoop|open position|position opened|achat|acquisto|compra|souscription|sottoscrizione|zeichnung)\b|αγορα|εγγραφη/,
    'Purchase',
  ],
  [
    /\b(?:sell|sold|sale|position closed|close position|closed position|redemption|disposal|maturity|verkauf|verkaufen|verkoop|vente|vendita|venta|rimborso|remboursement|ruckzahlung|tilgung)\b|πωληση|εξαγορα/,
    'Sale',
  ],
  [
    /\b(?:deposit|deposits|contribution|top-?up|cash in|paid in|payment in|faster payment in|receipt|einzahlung|gutschrift|storting|versement|depot d'especes|versamento|bonifico|conferimento|deposito|ingreso)\b|καταθεση|εισφορα/,
    'Contribution',
  ],
  [
    /\b(?:withdrawal|withdrawals|withdraw|cash out|paid out|payment out|disbursement|auszahlung|opname|retrait|prelievo|retirada|reintegro)\b|αναληψη/,
    'Withdrawal',
  ],
  [/\b(?:transfer|transfers|umbuchung|ubertrag|virement interne)\b|μεταφορα/, 'transfer'],
  [/\b(?:payment|payments|cash|zahlung|betaling|paiement|pagamento|pago|uberweisung)\b|πληρωμη/, 'payment'],
];

/** Returns what a word for a type probably means; `null` where nothing says it. */
export function guessMeaning(word: string): MappedMeaning | null {
  const bare = withoutAccents(word.slice(0, maxLooked).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')).replaceAll('_', ' ');
  const [first = '', ...others] = bare.split(/\s+/);
  const meant = (among: typeof words, text: string) => among.find(([pattern]) => pattern.test(text))?.[1];
  const traded = others.length >= firstWords ? meant(trades, first) : undefined;
  const start = [first, ...others].slice(0, firstWords).join(' ');
  return meant(phrases, bare) ?? traded ?? meant(words, start) ?? meant(words, bare) ?? null;
}

/** Words that decide the meaning of a longer text beginning with them: the rest is the name of a security. */
const trades = words.filter(([, meaning]) => meaning === 'Purchase' || meaning === 'Sale');

/** So many words at the beginning of a text say what it is about before the rest does, which may be the name of a security. */
const firstWords = 3;

/** In characters. What is longer is no word for a kind of row. */
const maxLooked = 200;
const tradeWords = /^[^\d@(]*/;

/**
 * Returns the words of a cell that say of what kind its row is: `Koop` of `Koop 40 @ 61,25 EUR`. A cell that begins with a number keeps the
 * words behind it.
 */
export function kindPhrase(cell: string): string {
  const text = cell.slice(0, maxLooked).replace(/\s+/g, ' ').trim();
  const before = tidy(tradeWords.exec(text)?.[0] ?? '');
  return before === '' ? tidy(text.replace(/\S*\d\S*/g, ' ').replace(/\s+/g, ' ')) : before;
}

function tidy(text: string): string {
  return text.replace(/[\s:,;*-]+$/, '').replace(/^[\s:,;*-]+/, '');
}

const chargeWords: readonly (readonly [RegExp, string])[] = [
  [/stamp duty|transaction tax|ptm/, 'StampDuty'],
  [/advis/, 'Adviser'],
  [/platform|custod|account|service|administration|depot|conto|aansluiting/, 'Platform'],
  [/dealing|commission|broker|transact|courtage|fx charge|exchange|provision|transactie/, 'Dealing'],
  [/management|verwaltung|gestion/, 'Management'],
  [/performance/, 'Performance'],
];

/** Returns the category of charges that a word names; `Other` where it names none. */
export function chargeCategoryOf(word: string): string {
  const bare = withoutAccents(word);
  return chargeWords.find(([pattern]) => pattern.test(bare))?.[1] ?? 'Other';
}
