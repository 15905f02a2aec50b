import type { TransactionType } from '#finance/ledger/ledger.ts';
import { chargeCategoryOf, mappedMeanings, type MappedMeaning } from './kind-words.ts';
import type { Condition, CurrencySource, Kind, Layout, NumberSource, SecuritySources, Table, TextSource } from '../layouts/layout.ts';
import { blankCells, type CostKind, type Mapping, type Prose } from './mapping.ts';
import { transactionNeeds } from '../convert/transaction-needs.ts';

/** Numbers as texts write them, in whichever way. */
const digits = "[\\d.,'\u2019]*\\d";

/** Patterns of the values beside the type in a text: `Koop 40 @ 61,25 EUR`, `Purchase 3,200 NORTHWIND GLOBAL TRUST`. */
const traded = {
  units: `(${digits})(?:/${digits})?\\s*@`,
  price: `@\\s*(${digits})`,
  priceUnit: `@\\s*${digits}\\s*([A-Z]{3})`,
} as const;
const firstWord = '^\\s*\\p{L}+[\\s:]+';
const sentence = { units: `${firstWord}(${digits})\\s+\\S`, name: `${firstWord}(?:${digits}\\s+(?:x\\s+|of\\s+)?)?(.*\\S)` } as const;
const redeemed = '^(.*\\S)\\s+(?:Redemption|REDEMPTION|redemption|Maturity|MATURITY)$';

const leftOutStatuses: readonly (readonly [NonNullable<Kind['why']>, string])[] = [
  ['cancelled', '(?i:cancel|reject|declin|fail|expired|void|annul|abgelehnt|storniert|geannuleerd|rifiutat|ακυρ|απορρ)'],
  ['pending', '(?i:pending|open|submitted|processing|in progress|ausstehend|offen|in bearbeitung|en cours|in attesa|pendiente|εκκρεμ)'],
];

/** Returns how a file is read by what someone has explained of it: a layout like any other. */
export function toLayout(mapping: Mapping): Layout {
  const { source, header, columns, dates, numbers } = mapping;
  const currency = currencyOf(mapping);
  const table: Table = {
    header,
    isWhole: true,
    date: columns.date ?? '',
    currency,
    priceUnit: priceUnitOf(mapping, currency),
    security: securityIn(mapping),
    amount: cashOf(mapping) ?? gross(mapping),
    kinds: [...leftOutKinds(mapping), ...kindsOf(mapping)],
    ...given(columns.id, (column) => ({ reference: { column, unless: '^[0-]*$' } })),
    ...given(columns.settleDate, (settleDate) => ({ settleDate })),
    ...given(columns.note ?? (mapping.prose ? columns.type : undefined), (note) => ({ note })),
    ...given(unitsOf(mapping), (units) => ({ units })),
    ...given(priceOf(mapping), (price) => ({ price })),
    ...(mapping.prose === 'trades' && columns.charges === undefined && { derivesCharges: true as const }),
    ...given(chargesOf(columns), (charges) => ({ charges })),
    ...given(columns.tax, (size) => ({ tax: { size } })),
    ...given(columns.accrued, (size) => ({ accrued: { size } })),
    ...given(columns.balance, (balance) => ({ balance })),
    ...given(columns.fxRate, (fxRate) => ({ fxRate })),
    ...given(columns.account, (account) => ({ account })),
  };
  return { source, dates, numbers, blanks: blankCells, tables: [table], joinsRows: true };
}

function chargesOf({ charges, moreCharges }: Mapping['columns']): NumberSource | undefined {
  const columns = [charges, moreCharges].flatMap((column) => (column === undefined ? [] : [{ size: column }]));
  return columns.length > 1 ? { sum: columns } : columns[0];
}

function given<Value, Part extends object>(value: Value | undefined, part: (value: Value) => Part): Part | undefined {
  return value === undefined ? undefined : part(value);
}

function currencyOf({ columns, currency }: Mapping): CurrencySource {
  if (columns.currency !== undefined) return { column: columns.currency };
  return currency === null ? { from: 'portfolio' } : { always: currency };
}

/** The currency of a price in a text, where the texts of the file name it there. */
function priceUnitOf({ columns, prose, text, pricesInPence }: Mapping, currency: CurrencySource): CurrencySource {
  if (pricesInPence) return { always: 'GBX' };
  const isInText = prose === 'trades' && columns.price === undefined && text === undefined && columns.type !== undefined;
  return isInText ? { column: columns.type, pattern: traded.priceUnit } : currency;
}

function unitsOf({ columns, prose, text }: Mapping): NumberSource | undefined {
  if (columns.units !== undefined) return columns.units;
  return textOf(text ?? columns.type, prose, { trades: traded.units, sentences: sentence.units });
}

function priceOf({ columns, prose, text }: Mapping): NumberSource | undefined {
  return columns.price ?? textOf(text ?? columns.type, prose, { trades: traded.price });
}

function textOf(column: string | undefined, prose: Prose | null | undefined, patterns: Partial<Record<Prose, string>>) {
  const pattern = prose ? patterns[prose] : undefined;
  return column === undefined || pattern === undefined ? undefined : { column, pattern };
}

function securityIn({ columns: { isin, sedol, symbol, name, type }, prose }: Mapping): SecuritySources {
  const isInText = prose === 'sentences' && type !== undefined && [isin, sedol, symbol, name].every((each) => each === undefined);
  const inText: TextSource | undefined = isInText
    ? [
        { column: type, pattern: redeemed },
        { column: type, pattern: sentence.name },
      ]
    : undefined;
  return {
    ...given(isin, (column) => ({ isin: column })),
    ...given(sedol, (column) => ({ sedol: column })),
    ...given(symbol, (column) => ({ symbol: column })),
    ...given<TextSource, object>(name ?? inText, (source) => ({ name: source })),
  };
}

/** The cash of a row, positive where it came in by the sign of its column; `null` where no column has it. */
function cashOf({ columns: { amount, received, paid } }: Mapping): NumberSource | null {
  if (amount !== undefined) return amount;
  if (received === undefined || paid === undefined) return null;
  return { sum: [{ size: received }, { negative: { size: paid } }] };
}

/** Units times price, in the currency. */
function gross(mapping: Mapping): NumberSource {
  const [units, price] = [unitsOf(mapping), priceOf(mapping)];
  return { product: [{ size: units ?? '' }, price ?? '', ...(mapping.pricesInPence ? [{ always: '0.01' }] : [])] };
}

/** Rows whose status says that nothing happened, or that it has not happened yet. */
function leftOutKinds({ columns: { status } }: Mapping): Kind[] {
  if (status === undefined) return [];
  return leftOutStatuses.map(([why, matches]) => ({ when: [{ column: status, matches }], type: 'ignored', why }));
}

function kindsOf(mapping: Mapping): Kind[] {
  const { columns, words, unnamed, prose } = mapping;
  const { type } = columns;
  const isPhrase = prose && mapping.text === undefined;
  if (type === undefined) {
    return (['in', 'out'] as const).flatMap((sign) =>
      ofMeaning(mapping, { meaning: unnamed[sign], when: signed(mapping, sign), word: '' }),
    );
  }
  const said = words.flatMap(({ word, meaning }) =>
    ofMeaning(mapping, { meaning, when: [isPhrase ? { column: type, phrase: word } : { column: type, is: [word] }], word }),
  );
  return [...said, ...(prose === 'sentences' ? unsaidKinds(mapping, type) : []), ...tradedKinds(mapping)];
}

/** Sentences differ from row to row: those that no one has explained are told by their words. */
function unsaidKinds(mapping: Mapping, type: string): Kind[] {
  const explained = new Set(mapping.words.map(({ meaning }) => meaning));
  return mappedMeanings
    .filter((meaning) => explained.has(meaning))
    .flatMap((meaning) => ofMeaning(mapping, { meaning, when: [{ column: type, meaning }], word: '' }));
}

/**
 * A row with units, a price and a security is a trade though no word says so, where columns of their own tell money in from money out: some
 * files name the security where others name the type.
 */
function tradedKinds(mapping: Mapping): Kind[] {
  const { units, price, symbol, isin, sedol, amount } = mapping.columns;
  const security = isin ?? symbol ?? sedol;
  if (units === undefined || price === undefined || security === undefined || amount !== undefined) return [];
  const when = [units, price].map((column) => ({ column, matches: '[1-9]' }));
  const bySign = (sign: 'in' | 'out', type: 'Purchase' | 'Sale') =>
    kindOf(mapping, { meaning: type, word: '', type, when: [{ column: security, matches: '.' }, ...when, ...signed(mapping, sign)] });
  return [bySign('out', 'Purchase'), bySign('in', 'Sale')];
}

/** A row whose cash came in, or went out, by the sign of its column. */
function signed({ columns: { amount, received, paid }, signs }: Mapping, sign: 'in' | 'out'): Condition[] {
  if (amount !== undefined) return [{ column: amount, sign: signs === 'reversed' ? opposite[sign] : sign }];
  const column = sign === 'in' ? received : paid;
  return column === undefined ? [] : [{ column, matches: '[1-9]' }];
}

const opposite = { in: 'out', out: 'in' } as const;

interface Meant {
  readonly meaning: MappedMeaning;
  readonly when: readonly Condition[];
  readonly word: string;
}

/** A payment or a transfer is one in or one out by its sign. */
function ofMeaning(mapping: Mapping, meant: Meant): Kind[] {
  const { meaning, when } = meant;
  if (meaning === 'ignored' || meaning === 'reversal') return [{ when, type: meaning }];
  if (meaning === 'reinvestment') return [{ ...kindOf(mapping, { ...meant, type: 'Purchase' }), isReinvested: true }];
  const pair = pairs[meaning];
  if (!pair) return [kindOf(mapping, { ...meant, type: meaning as TransactionType })];
  const bySign = (sign: 'in' | 'out') => kindOf(mapping, { ...meant, type: pair[sign], when: [...when, ...signed(mapping, sign)] });
  return [bySign('in'), bySign('out')];
}

const pairs: Readonly<Partial<Record<MappedMeaning, Readonly<Record<'in' | 'out', TransactionType>>>>> = {
  payment: { in: 'Contribution', out: 'Withdrawal' },
  transfer: { in: 'TransferIn', out: 'TransferOut' },
};

/** Usual direction of the types that do not settle the sign. */
const usual: Readonly<Partial<Record<TransactionType, 'in' | 'out'>>> = { Dividend: 'in', Interest: 'in', Charge: 'out', Tax: 'out' };

interface TypedMeaning extends Meant {
  readonly type: TransactionType;
}

function kindOf(mapping: Mapping, { meaning, when, word, type }: TypedMeaning): Kind {
  const units = unitsOf(mapping);
  return {
    when,
    type,
    ...(type === 'Charge' && { category: chargeCategoryOf(word) }),
    ...(transactionNeeds[type]?.units === 'required' && units !== undefined && { units: { size: units } }),
    ...(type === 'CorporateAction' && corporateUnits(units, word)),
    ...(isInKind(type, meaning) ? inKind(mapping, type) : cashIn(mapping, type)),
  };
}

/** A transfer by its sign is one of cash. */
function isInKind(type: TransactionType, meaning: MappedMeaning): boolean {
  return type === 'CorporateAction' || (type.startsWith('Transfer') && meaning !== 'transfer');
}

function inKind({ columns: { amount } }: Mapping, type: TransactionType): Pick<Kind, 'cash' | 'cost'> {
  return { cash: 'none', ...(amount !== undefined && type === 'TransferIn' && { cost: { size: amount } }) };
}

/** Units that the words say are sold go. */
function corporateUnits(units: NumberSource | undefined, word: string): Pick<Kind, 'units'> {
  return units !== undefined && /\b(?:sell|sold|sale|verk\w*|vente|vendita|venta)\b/i.test(word)
    ? { units: { negative: { size: units } } }
    : {};
}

function cashIn(mapping: Mapping, type: TransactionType): Pick<Kind, 'amount' | 'cash'> {
  const direction = directionOf(type);
  const cash = cashOf(mapping);
  if (cash === null) return { amount: computed(mapping, direction), ...(direction && type !== 'Sale' && { cash: direction }) };
  const towardsType = isSignedByType(mapping, type) ? direction : undefined;
  const onTop = costsOnTop(mapping, type);
  if (onTop.length > 0) return { amount: withCosts(towardsType ? towards(cash, towardsType) : signedCash(mapping, cash), onTop) };
  if (towardsType) return { cash: towardsType };
  return mapping.signs === 'reversed' ? { amount: { negative: cash } } : {};
}

function isSignedByType({ signs }: Mapping, type: TransactionType): boolean {
  return signs === 'by-type' || (signs === 'trades-by-type' && (type === 'Purchase' || type === 'Sale'));
}

function signedCash({ signs }: Mapping, cash: NumberSource): NumberSource {
  return signs === 'reversed' ? { negative: cash } : cash;
}

function towards(cash: NumberSource, direction: 'in' | 'out'): NumberSource {
  return direction === 'in' ? { size: cash } : { negative: { size: cash } };
}

/** Deducts charges and tax from signed cash, whatever its direction. */
function withCosts(cash: NumberSource, costs: readonly NumberSource[]): NumberSource {
  return { difference: [cash, { sum: costs }] };
}

function costsOnTop({ columns, costs = {} }: Mapping, type: TransactionType): NumberSource[] {
  const tax: NumberSource | undefined = columns.tax === undefined ? undefined : { size: columns.tax };
  const onTop = (kind: CostKind, cost: NumberSource | undefined): NumberSource[] =>
    cost !== undefined && costs[kind] === 'outside' ? [cost] : [];
  if (type === 'Purchase' || type === 'Sale') return [...onTop('charges', chargesOf(columns)), ...onTop('tax', tax)];
  return type === 'Dividend' || type === 'Interest' ? onTop('incomeTax', tax) : [];
}

function directionOf(type: TransactionType): 'in' | 'out' | undefined {
  const cash = transactionNeeds[type]?.cash;
  return cash === undefined ? usual[type] : cash === 'received' ? 'in' : 'out';
}

/** Computes the amount: charges and tax are added if it is paid, deducted otherwise. */
function computed(mapping: Mapping, direction: 'in' | 'out' | undefined): NumberSource {
  const { tax } = mapping.columns;
  const charges = chargesOf(mapping.columns);
  const costs: NumberSource[] = [...(charges === undefined ? [] : [charges]), ...(tax === undefined ? [] : [{ size: tax }])];
  if (costs.length === 0) return gross(mapping);
  return direction === 'out' ? { sum: [gross(mapping), ...costs] } : { difference: [gross(mapping), { sum: costs }] };
}
