import type { MappedColumn } from './mapping.ts';
import { readNumberOf } from '../read/read-number.ts';
import { looksLikeDay } from '../read/read-day.ts';
import { withoutAccents } from '../../without-accents.ts';

/**
 * Names of columns, without accents and text in brackets, in the languages of the product and of common brokers. The first pattern
 * that a column has decides, and each has to be the whole name: `Account Number` is no transaction number.
 */
const names: Readonly<Record<MappedColumn, readonly RegExp[]>> = {
  isin: [/^(?:\w+ )?isin(?: code| no\.?)?$/],
  sedol: [/^sedol(?: code)?$/],
  date: [
    /^(?:trade|transaction|deal|execution|operation|order) ?date(?: ?[/&]? ?(?:and )?time)?$|^(?:abschluss|handels|ausfuhrungs|geschafts)(?:tag|datum)?$|^data (?:operazione|contabile)$|^date (?:d'?operation|de transaction)$|^fecha (?:de )?(?:operacion|ejecucion)$|^ημερομηνια (?:συναλλαγησ|πραξησ|κινησησ)$/,
    /^(?:date|datum|data|fecha|ημερομηνια|ημ\/νια)(?: ?[/&]? ?(?:and )?(?:time|uhrzeit|ωρα))?$|^date ?time$|^time ?stamp$/,
    /^(?:booking|posting|entry|process(?:ing)?|effective|run|activity|pay(?:ment)?|paid) ?date$|^(?:buchungs|boekings?)(?:tag|datum)$|^time$/,
    /^settle(?:ment)? ?date$|^value ?date$|^valuta(?:datum)?$|^date(?: de)? valeur$|^data valuta$/,
  ],
  settleDate: [
    /^settle(?:ment|d)?(?: ?date)?(?: on)?$|^value ?date$|^completion date$|^ημερομηνια διακανονισμου$|^valor$/,
    /^buchung$|^buchungs(?:tag|datum)$/,
    /^valuta(?:datum)?$|^data valuta$|^date(?: de)? valeur$|^fecha(?: de)? valor$/,
  ],
  type: [
    /^(?:transaction|trade|activity|order|details?|action|operation) ?(?:type|kind|code)$|^type$|^action$|^transaction$|^activity$|^event$|^side$|^buy ?\/ ?sell$|^tipo(?: di)? operazione$|^(?:transaktions|geschafts|auftrags|umsatz)(?:art|typ)$|^(?:art|vorgang|typ|buchungstext)$|^omschrijving$|^soort$|^(?:type d')?operation$|^tipo$|^operacion$|^ειδοσ(?: συναλλαγησ| κινησησ)?$|^κινηση$|^πραξη$/,
    /^(?:transaction )?(?:description|details|narrative|particulars)$|^beschreibung(?: 1)?$|^descrizione$|^libelle$|^concepto$|^αιτιολογια$|^περιγραφη$/,
  ],
  units: [
    /^(?:number of |no\.? of )?(?:units|shares)$|^quantity$|^qty$|^filled quantity$|^shares ?\/ ?units$|^anzahl(?: ?\/ ?betrag)?$|^stuck(?:zahl)?$|^aantal$|^quantite$|^quantita$|^cantidad$|^menge$|^ποσοτητα$|^τεμαχια$|^μεριδια$/,
    /^nominal(?: value| amount| ?\/ ?quantity)?$|^(?:face|par) (?:value|amount)$|^nominale$|^ονομαστικη αξια$/,
  ],
  price: [
    /^(?:unit|trade|execution|t\.|average|avg\.?|fill|share|deal|net|gross)? ?price(?: ?(?:per|\/) ?(?:unit|share))?$|^price per (?:unit|share)$|^unit cost$|^cost per unit$|^kurs$|^(?:trans\.?-?|stuck|ausfuhrungs)?preis$|^(?:ausfuhrungs)?kurs$|^koers$|^prezzo(?: unitario)?$|^cours$|^prix(?: unitaire)?$|^precio$|^τιμη(?: μοναδασ)?$/,
  ],
  amount: [
    /^cash flow$|^net (?:amount|cash|value|proceeds|consideration)$|^(?:amount|value) ?(?:net)$|^netto(?:betrag)?$|^importo netto$|^montant net$|^καθαρο ποσο$/,
    /^(?:total |transaction |cash |settlement |trade )?amount$|^total(?: value)?$|^value$|^consideration$|^proceeds$|^betrag$|^(?:umsatz|gesamtbetrag)$|^trans\.?-?wert$|^mutatie$|^bedrag$|^importo$|^montant$|^importe$|^ποσο$|^αξια(?: συναλλαγησ)?$|^cash$/,
    /^gross (?:amount|value)$|^net$|^gross$|^bruttobetrag$|^cost$|^wert$/,
  ],
  received: [
    /^(?:receipt|receipts|credit|credits|money in|paid in|cash in|in|credit amount|deposits?|haben|gutschrift|bij|entrate|avere|accrediti|abonos?|credit|πιστωση|εισπραξη)$/,
  ],
  paid: [
    /^(?:payment|payments|debit|debits|money out|paid out|cash out|out|debit amount|withdrawals?|soll|lastschrift|belastung|af|uscite|dare|addebiti|cargos?|χρεωση|πληρωμη)$/,
  ],
  balance: [/^(?:running |cash |account |closing )?balance$|^saldo$|^kontostand$|^solde$|^saldo contabile$|^υπολοιπο$/],
  accrued: [
    /^accrued(?: interest)?$|^interest accrued$|^marchzinsen$|^stuckzinsen$|^opgelopen rente$|^rateo$|^interets courus$|^δεδουλευμενοι τοκοι$/,
  ],
  fxRate: [
    /^(?:fx|exchange|currency|conversion) ?rate$|^(?:devisen|wechsel|umrechnungs)kurs$|^wisselkoers$|^cambio$|^taux de change$|^ισοτιμια$/,
  ],
  charges: [
    /^(?:total )?(?:fee|fees|charge|charges|cost|costs|commission|commissions|brokerage|comm ?\/ ?fee|dealing (?:charge|fee)s?|gebuhr|gebuhren|kosten|provision|spesen|commissioni|frais|courtage|comision|comisiones|προμηθεια|εξοδα|χρεωσεισ|transaction (?:fee|cost)s?)$/,
  ],
  moreCharges: [/^(?:other |regulatory |exchange )?(?:fees?|charges?|commissions?)$|^(?:currency conversion|finra|transaction|sec) fee$/],
  tax: [
    /^(?:tax|taxes|withholding(?: tax)?|tax withheld|steuer|steuern|quellensteuer|belasting|ritenuta|imposte?|impots?|taxe|retencion|stamp duty|φοροσ|φοροι)$/,
  ],
  currency: [
    /^(?:currency|ccy|cur|curr|currency code|wahrung|whrg\.?(?: 2)?|valuta|munt|divisa|devise|moneda|νομισμα)$/,
    /^(?:instrument|settlement|transaction|account|local|trade) ?(?:currency|ccy)$|^bewertungswahrung$/,
  ],
  symbol: [/^(?:symbol|ticker|instrument symbol|epic|code|security code|σύμβολο|συμβολο)$/],
  name: [
    /^(?:security|instrument|stock|investment|investments|fund|asset|product|company|holding|share)(?: ?name)?$|^(?:security|investment|asset|instrument) description$|^(?:name|titel|titre|titolo|titulo|wertpapier|bezeichnung|produkt|τιτλοσ|ονομα|ονομασια)$/,
    /^beschreibung 2$/,
  ],
  account: [
    /^(?:account|client account|portfolio|sub-?account|custody account)(?: ?(?:number|no\.?|id|code|ref(?:erence)?|#))?$|^(?:konto|depot|portfolio)(?:nummer|nr\.?)?$|^(?:numero(?: de)? )?(?:compte|conto)$|^rekening(?:nummer)?$|^(?:αριθμοσ )?(?:λογαριασμου|λογαριασμοσ|χαρτοφυλακιου|χαρτοφυλακιο|μεριδα|μεριδασ)$/,
    /^client ?(?:id|number|no\.?|ref(?:erence)?)$/,
  ],
  status: [/^(?:status|state|order status|stato|statut|estado|zustand|κατασταση)$/],
  id: [
    /^(?:transaction|trade|order|deal|execution|contract) ?(?:id|number|no\.?|#|ref(?:erence)?(?: number)?)$|^(?:reference|ref)(?: ?(?:number|no\.?|id))?$|^id$|^auftrags-?(?:nr|nummer)\.?$|^referenz(?:nummer)?$|^riferimento ordine$|^referencia$|^κωδικοσ(?: συναλλαγησ)?$|^αριθμοσ (?:συναλλαγησ|πραξησ)$/,
    /^externe referenz$|^protocollo$/,
  ],
  note: [
    /^(?:note|notes|description|comment|comments|memo|details|narrative|remarks?|bemerkung(?:en)?|verwendungszweck|beschreibung(?: 3)?|descrizione|omschrijving|libelle|αιτιολογια|περιγραφη|σχολια)$/,
  ],
};

/** Columns are chosen in this order: those that are told most surely first. */
const order: readonly MappedColumn[] = [
  'isin',
  'sedol',
  'date',
  'settleDate',
  'status',
  'accrued',
  'amount',
  'received',
  'paid',
  'balance',
  'price',
  'units',
  'charges',
  'moreCharges',
  'tax',
  'currency',
  'symbol',
  'account',
  'id',
  'name',
  'note',
];

const numeric: ReadonlySet<MappedColumn> = new Set([
  'amount',
  'received',
  'paid',
  'balance',
  'price',
  'units',
  'charges',
  'tax',
  'accrued',
  'fxRate',
]);

/** A column of a file with what stands in it. */
export interface FileColumn {
  readonly name: string;
  /** Cells that are not blank. */
  readonly cells: readonly string[];
}

/** Returns which of the columns are what, by their names and by whether their cells can be that. The column of types is told by its words. */
export function guessNamedColumns(columns: readonly FileColumn[], taken: ReadonlySet<string>): Partial<Record<MappedColumn, string>> {
  const found: Partial<Record<MappedColumn, string>> = {};
  const rows = Math.max(...columns.map(({ cells }) => cells.length), 0);
  const left = new Map(columns.filter(({ name }) => !taken.has(name)).map((column) => [column.name, column]));
  for (const column of order) {
    const fitting = names[column].flatMap((pattern) =>
      [...left.values()].filter(({ name, cells }) => pattern.test(bareName(name)) && canBe(column, cells, rows)),
    );
    const chosen = fitting.find(({ cells }) => cells.length > 0) ?? fitting[0];
    const amount = column === 'amount' && !chosen ? besideItsCurrency(columns) : undefined;
    const name = chosen?.name ?? amount?.name;
    if (name === undefined) continue;
    found[column] = name;
    left.delete(name);
    if (amount) {
      found.currency = amount.currency;
      left.delete(amount.currency);
    }
  }
  return withPairs(byContent(found, left, rows));
}

/** Money in and money out count together, and only where no column has both. */
function withPairs(found: Partial<Record<MappedColumn, string>>): Partial<Record<MappedColumn, string>> {
  const { received, paid, ...rest } = found;
  return received !== undefined && paid !== undefined && rest.amount === undefined ? { ...rest, received, paid } : rest;
}

/** ISINs and currencies are recognised whatever their column is called. */
function byContent(
  found: Partial<Record<MappedColumn, string>>,
  left: ReadonlyMap<string, FileColumn>,
  rows: number,
): Partial<Record<MappedColumn, string>> {
  const isLike = (column: 'isin' | 'currency', cells: readonly string[], pattern: RegExp) =>
    cells.length > 1 && share(cells, (cell) => pattern.test(cell)) > 0.9 && canBe(column, cells, rows);
  const all = [...left.values()];
  const isin = found.isin ?? all.find(({ cells }) => isLike('isin', cells, isinPattern))?.name;
  const currency = found.currency ?? all.find(({ cells }) => isLike('currency', cells, /^[A-Z]{3}$/))?.name;
  return { ...found, ...(isin !== undefined && { isin }), ...(currency !== undefined && { currency }) };
}

/** A column that is called an amount and holds currencies: the amounts stand in the next, which has no name. */
function besideItsCurrency(columns: readonly FileColumn[]): { readonly name: string; readonly currency: string } | undefined {
  const at = columns.findIndex(
    ({ name, cells }, index) =>
      names.amount.some((pattern) => pattern.test(bareName(name))) &&
      share(cells, (cell) => /^[A-Z]{3}$/.test(cell)) > 0.9 &&
      columns[index + 1]?.name.startsWith('#') === true,
  );
  const [own, next] = [columns[at], columns[at + 1]];
  return own && next && canBe('amount', next.cells, next.cells.length) ? { name: next.name, currency: own.name } : undefined;
}

/** Returns how well a column is called what the column of types is called: 0 where it is called something else. */
export function typeNameScore(name: string): number {
  const at = names.type.findIndex((pattern) => pattern.test(bareName(name)));
  return at < 0 ? 0 : 1 / (at + 1);
}

/** Returns the currency that the name of a column gives, as `Receipt (GBP)` does. */
export function currencyInName(name: string): string | null {
  const sign = /\(([£€$])\)\s*$/.exec(name)?.[1];
  return /\b(?:in )?\(?([A-Z]{3})\)?\s*$/.exec(name)?.[1] ?? (sign === undefined ? null : (currencyOfSign[sign] ?? null));
}

/** Returns whether prices are in pence by the name of their column. */
export function isInPence(name: string): boolean {
  return /\((?:p|pence|GBX|GBp)\)|\bpence\b/.test(name);
}

const isinPattern = /^[A-Z]{2}[A-Z0-9]{9}\d$/;

/** The currency that a sign most probably means. */
export const currencyOfSign: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD' };

/** A currency that most rows leave blank is not that of their amounts. */
function canBe(column: MappedColumn, cells: readonly string[], rows: number): boolean {
  if (cells.length === 0) return true;
  if (column === 'name') return share(cells, (cell) => /\p{L}{3}/u.test(cell)) > 0.5;
  if (column === 'date' || column === 'settleDate') return share(cells, looksLikeDay) > 0.5;
  if (column === 'currency') return cells.length > rows * 0.8 && share(cells, (cell) => /^[A-Za-z]{3}$/.test(cell)) > 0.8;
  if (column === 'fxRate') return share(cells, isNumber) > 0.6 && !cells.every((cell) => /^1(?:[.,]0+)?$/.test(cell));
  return !numeric.has(column) || share(cells, isNumber) > 0.6;
}

function isNumber(cell: string): boolean {
  return readNumberOf(cell, 'point') !== null || cell === '-';
}

function share(cells: readonly string[], is: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
}

function bareName(name: string): string {
  return withoutAccents(name)
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/\s+(?:in )?(?:eur|euro|gbp|usd|chf)$/, '')
    .replace(/[_\s]+/g, ' ')
    .replace(/[:*]+$/, '')
    .trim();
}
