import { type Decimal, decimal, zero } from '#finance/decimal.ts';
import type { Belonging, Conversion, ConvertedRow } from './converted-row.ts';
import type { LeftOutReason } from '../layouts/layout.ts';
import { securityKey } from './security-key.ts';

type Row = Extract<Conversion, { readonly kind: 'row' }>;
type Reversal = Extract<Conversion, { readonly kind: 'reversal' }>;

/**
 * Joins the rows of a file that are one transaction, and takes out those that take each other back:
 *
 *     a reversal and its original          neither is a transaction
 *     equal income or charges, once + − on one day and with one text      the same
 *     tax of a dividend or of interest     the dividend, with its tax inside
 *     charges with the order of a trade    the trade, with its charges inside
 *     a trade and the exchange that pays for it                           the trade, in the currency that was paid
 *     two sides of an exchange, of a transfer of cash                     both, with one `transferId`
 *
 * Rows are told to belong together by the broker's number, or by day, security and amount. What belongs to nothing stays as it is; a reversal
 * without its original and a side of an exchange alone are reported.
 */
export function joinRows(conversions: readonly Conversion[]): Conversion[] {
  const rows = new Rows(conversions);
  takeBack(rows);
  dropOpposites(rows);
  joinTax(rows);
  joinOrders(rows);
  pairExchanges(rows);
  pairTransfers(rows);
  return rows.all();
}

/** The rows of a file while they are joined. */
class Rows {
  readonly #conversions: Conversion[];

  constructor(conversions: readonly Conversion[]) {
    this.#conversions = [...conversions];
  }

  all(): Conversion[] {
    return this.#conversions;
  }

  ofTypes(...types: readonly ConvertedRow['type'][]): Row[] {
    return this.#conversions.filter((each): each is Row => each.kind === 'row' && types.includes(each.row.type));
  }

  reversals(): Reversal[] {
    return this.#conversions.filter((each) => each.kind === 'reversal');
  }

  whole(): Row[] {
    return this.#conversions.filter((each) => each.kind === 'row');
  }

  replace(old: Conversion, by: Conversion): void {
    this.#conversions[this.#conversions.indexOf(old)] = by;
  }

  change(old: Row, by: Partial<ConvertedRow>): Row {
    const changed = { ...old, row: { ...old.row, ...by } };
    this.replace(old, changed);
    return changed;
  }

  leaveOut(one: Row | Reversal, why: LeftOutReason, other: Conversion): void {
    const { date, type, amount, currency, note } = one.row;
    const cells = one.kind === 'reversal' ? one.cells : [date, type, `${amount} ${currency}`, note ?? ''];
    this.replace(one, { kind: 'ignored', line: one.line, cells, why, with: other.line });
  }
}

function takeBack(rows: Rows): void {
  for (const reversal of rows.reversals()) {
    const original = nearest(
      rows.whole().filter((each) => isOriginalOf(each, reversal)),
      reversal.line,
    );
    if (original) {
      rows.leaveOut(original, 'reversed', reversal);
      rows.leaveOut(reversal, 'reversed', original);
    } else {
      const problems = [
        { column: null, found: reversal.belonging.reference ?? reversal.row.note ?? '', expected: 'reversed-row' as const },
      ];
      rows.replace(reversal, { kind: 'faulty', line: reversal.line, row: reversal.row, problems });
    }
  }
}

function isOriginalOf({ row, belonging }: Row, reversal: Reversal): boolean {
  const isSame = row.currency === reversal.row.currency && sizeOf(row).cmp(sizeOf(reversal.row)) === 0;
  if (!isSame) return false;
  const { reference } = reversal.belonging;
  return reference === null ? keyOf(belonging) === keyOf(reversal.belonging) : belonging.reference === reference;
}

function nearest(rows: readonly Row[], line: number): Row | undefined {
  return rows.toSorted((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))[0];
}

const takingBack = /\s*-?\s*\b(?:revers(?:al|ed)|storno|annul\w*)\b/giu;

/** Only what is booked and taken back on one day, in the same words. */
function dropOpposites(rows: Rows): void {
  const groups = Map.groupBy(rows.ofTypes('Dividend', 'Tax', 'Interest', 'Charge', 'CorporateAction'), ({ row, belonging }) =>
    [row.date, row.type, row.currency, row.account, keyOf(belonging), (row.note ?? '').replace(takingBack, '').trim()].join('\n'),
  );
  for (const group of groups.values()) {
    for (const out of group.filter(({ row }) => isNegative(row))) {
      const into = group.find((each) => !isNegative(each.row) && isThere(rows, each) && sizeOf(each.row).cmp(sizeOf(out.row)) === 0);
      if (!into) continue;
      rows.leaveOut(out, 'reversed', into);
      rows.leaveOut(into, 'reversed', out);
    }
  }
}

function isThere(rows: Rows, row: Row): boolean {
  return rows.all().includes(row);
}

function joinTax(rows: Rows): void {
  for (const tax of rows.ofTypes('Tax')) {
    if (tax.belonging.security === null) continue;
    const paid = rows.ofTypes('Dividend', 'Interest').filter((each) => isTaxOf(tax, each));
    const income = paid.length > 1 ? maxAlike(paid, tax) : paid[0];
    if (!income) continue;
    rows.change(income, { amount: total([income, tax]), tax: sizeOf(tax.row).toString() });
    rows.leaveOut(tax, 'joined', income);
  }
}

function isTaxOf(tax: Row, { row, belonging }: Row): boolean {
  return (
    row.date === tax.row.date &&
    row.currency === tax.row.currency &&
    row.account === tax.row.account &&
    row.tax === null &&
    keyOf(belonging) === keyOf(tax.belonging) &&
    isNegative(row) !== isNegative(tax.row) &&
    sizeOf(tax.row).cmp(sizeOf(row)) < 0
  );
}

/** In letters, that the texts of two rows have in common at least, to belong together. */
const leastAlike = 12;

/** The one whose text begins most like it; none where several do, or none really does. */
function maxAlike(rows: readonly Row[], tax: Row): Row | undefined {
  const alike = (row: Row) => commonStart(row.row.note ?? '', tax.row.note ?? '');
  const [first, second] = rows.toSorted((a, b) => alike(b) - alike(a));
  return first && second && alike(first) > Math.max(alike(second), leastAlike) ? first : undefined;
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** A trade with the charges of its order, and the exchange that paid for it. */
function joinOrders(rows: Rows): void {
  const groups = Map.groupBy(
    rows.ofTypes('Purchase', 'Sale', 'Charge', 'Exchange').filter(({ belonging }) => belonging.reference !== null),
    ({ row, belonging }) => `${row.date} ${row.account} ${wholeReference(belonging.reference ?? '', rows)}`,
  );
  for (const group of groups.values()) {
    const trades = group.filter(({ row }) => row.type === 'Purchase' || row.type === 'Sale');
    const [trade] = trades;
    if (!trade || trades.length > 1 || group.length === 1) continue;
    joinCharges(rows, paidByExchange(rows, trade, group), group);
  }
}

/** A number that a file breaks off with a dash goes on as another row has it. */
function wholeReference(reference: string, rows: Rows): string {
  if (!reference.endsWith('-')) return reference;
  return (
    rows.whole().find(({ belonging }) => belonging.reference !== reference && belonging.reference?.startsWith(reference) === true)
      ?.belonging.reference ?? reference
  );
}

function paidByExchange(rows: Rows, trade: Row, group: readonly Row[]): Row {
  const sides = group.filter(({ row }) => row.type === 'Exchange');
  const [own, other] = [sides.find((each) => cancels(each, trade)), sides.find(({ row }) => row.currency !== trade.row.currency)];
  if (!own || !other || sides.length !== 2) return trade;
  rows.leaveOut(own, 'joined', trade);
  rows.leaveOut(other, 'joined', trade);
  return rows.change(trade, { amount: other.row.amount, currency: other.row.currency });
}

function cancels({ row }: Row, trade: Row): boolean {
  return row.currency === trade.row.currency && decimal(row.amount).plus(decimal(trade.row.amount)).isZero();
}

function joinCharges(rows: Rows, trade: Row, group: readonly Row[]): void {
  const charges = group.filter(({ row }) => row.type === 'Charge' && row.currency === trade.row.currency);
  if (charges.length === 0) return;
  const costs = charges.reduce((all, { row }) => all.minus(decimal(row.amount)), decimal(trade.row.charges ?? '0'));
  rows.change(trade, { amount: total([trade, ...charges]), charges: costs.isNegative() ? null : costs.toString() });
  for (const charge of charges) rows.leaveOut(charge, 'joined', trade);
}

function pairExchanges(rows: Rows): void {
  const left = rows.ofTypes('Exchange').filter(({ row }) => row.transferId === null);
  while (left.length > 0) {
    const one = left.shift();
    if (!one) return;
    const at = left.findIndex((each) => isOtherSide(one, each));
    const [other] = at < 0 ? [] : left.splice(at, 1);
    if (other) {
      for (const side of [one, other]) rows.change(side, { transferId: one.row.id });
    } else {
      const problems = [{ column: null, found: `${one.row.amount} ${one.row.currency}`, expected: 'other-side' as const }];
      rows.replace(one, { kind: 'faulty', line: one.line, row: one.row, problems });
    }
  }
}

function isOtherSide(one: Row, other: Row): boolean {
  return (
    one.row.date === other.row.date &&
    one.row.account === other.row.account &&
    one.row.currency !== other.row.currency &&
    isNegative(one.row) !== isNegative(other.row) &&
    one.belonging.reference === other.belonging.reference
  );
}

/** Cash that goes from one account of the file to another on one day; of several equal ones the nearest. */
function pairTransfers(rows: Rows): void {
  const outgoing = rows.ofTypes('TransferOut').filter(({ row }) => row.units === null);
  for (const out of outgoing) {
    const into = nearest(
      rows.ofTypes('TransferIn').filter((each) => isArrivalOf(out, each)),
      out.line,
    );
    if (into) for (const side of [out, into]) rows.change(side, { transferId: out.row.id });
  }
}

function isArrivalOf(out: Row, { row }: Row): boolean {
  return (
    row.transferId === null &&
    row.units === null &&
    row.date === out.row.date &&
    row.currency === out.row.currency &&
    row.account !== out.row.account &&
    decimal(row.amount).plus(decimal(out.row.amount)).isZero()
  );
}

function total(rows: readonly Row[]): string {
  return rows.reduce((all, { row }) => all.plus(decimal(row.amount)), zero).toString();
}

function sizeOf(row: ConvertedRow): Decimal {
  return decimal(moved(row)).abs();
}

function isNegative(row: ConvertedRow): boolean {
  return moved(row).startsWith('-');
}

/** The cash of a row, or the units of one that moves nothing else. */
function moved({ type, amount, units }: ConvertedRow): string {
  return type === 'CorporateAction' && units !== null ? units : amount;
}

function keyOf({ security }: Belonging): string {
  return security === null ? '' : securityKey(security);
}
