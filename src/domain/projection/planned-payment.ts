import type { IsoDate } from '#finance/iso-date.ts';

/** The purposes of payments: the specification's types of pockets. */
export const pockets = ['home', 'education', 'retirement', 'family', 'reserve', 'other'] as const;
export type Pocket = (typeof pockets)[number];

export const quarters = [1, 2, 3, 4] as const;

/** A payment of a projection in the last month of a quarter: the specification's movement in a pocket. */
export interface PlannedPayment {
  readonly pocket: Pocket;
  readonly year: number;
  readonly quarter: (typeof quarters)[number];
  /** In the account's currency, in the money of its day; below 0 it is taken out. */
  readonly amount: number;
  /** The id of the security that it is meant for; null for the account as a whole. */
  readonly fund: string | null;
}

/** Maximum payments of a projection. */
export const maxPayments = 20;
/** Maximum characters of all payments as text; the database holds the same. */
export const longestPayments = 1400;
/** The most that one payment may be, in or out. */
export const largestPayment = 1e9;

const one = /^(?<year>[12]\d{3}) Q(?<quarter>[1-4]) (?<amount>-?\d{1,10}(?:\.\d{1,2})?) (?<pocket>[a-z]+)(?: (?<fund>[0-9a-f]{32}))?$/;
const between = '; ';

/**
 * Reads payments as `writePayments` writes them, `2031 Q2 -150000 home; 2034 Q3 2500.50 education` with the id of a fund behind one that names it: by date. Null where one is not whole, is of
 * nothing, or is beyond the limits, and where they are too many.
 */
export function parsePayments(written: string): readonly PlannedPayment[] | null {
  if (written === '') return [];
  const parsed = written.split(between).map(parsePayment);
  const payments = parsed.filter((payment) => payment !== null);
  return payments.length < parsed.length || payments.length > maxPayments ? null : payments.toSorted(byDate);
}

function parsePayment(written: string): PlannedPayment | null {
  const { year, quarter, amount, pocket, fund = null } = one.exec(written)?.groups ?? {};
  const [known, own] = [pockets.find((each) => each === pocket), quarters.find((each) => String(each) === quarter)];
  const value = Number(amount);
  if (known === undefined || own === undefined || !(Math.abs(value) > 0 && Math.abs(value) <= largestPayment)) return null;
  return { pocket: known, year: Number(year), quarter: own, amount: value, fund };
}

function byDate(a: PlannedPayment, b: PlannedPayment): number {
  return (
    a.year - b.year ||
    a.quarter - b.quarter ||
    compareText(a.pocket, b.pocket) ||
    a.amount - b.amount ||
    compareText(a.fund ?? '', b.fund ?? '')
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Returns the ids of the funds that payments name, each once. */
export function fundsOf(payments: readonly Pick<PlannedPayment, 'fund'>[]): string[] {
  return [...new Set(payments.flatMap(({ fund }) => fund ?? []))];
}

export function writePayments(payments: readonly PlannedPayment[]): string {
  return payments
    .map(({ year, quarter, amount, pocket, fund }) => [year, `Q${quarter}`, amount, pocket, ...(fund === null ? [] : [fund])].join(' '))
    .join(between);
}

/** A payment as it is being typed: nothing of it needs to be right yet. The fund is blank for none. */
export type PaymentDraft = Readonly<Record<'pocket' | 'direction' | 'year' | 'quarter' | 'amount' | 'fund', string>>;

const blank = '?';

/** Writes drafts so that whole ones are payments, and `parsePayments` refuses the others. */
export function writeDrafts(drafts: readonly PaymentDraft[]): string {
  return drafts
    .map(({ pocket, direction, year, quarter, amount, fund }) =>
      [word(year), `Q${quarter}`, `${direction === 'out' ? '-' : ''}${word(amount)}`, pocket, ...(fund ? [fund] : [])].join(' '),
    )
    .join(between);
}

/** Returns what was typed without spaces, or a mark for nothing. */
function word(typed: string): string {
  return typed.replaceAll(/[\s;]/g, '') || blank;
}

export function readDrafts(written: string): PaymentDraft[] {
  if (written === '') return [];
  return written.split(between).map((each) => {
    const [year = blank, quarter = 'Q1', amount = blank, pocket = 'other', fund = ''] = each.split(' ');
    const isOut = amount.startsWith('-');
    const plain = (typed: string) => (typed === blank ? '' : typed);
    return {
      pocket,
      direction: isOut ? 'out' : 'in',
      year: plain(year),
      quarter: quarter.slice(1),
      amount: plain(isOut ? amount.slice(1) : amount),
      fund,
    };
  });
}

/** The month after the start, 1 for the first, in which a payment is made; 0 or less where the quarter is over. */
export function monthOfPayment({ year, quarter }: Pick<PlannedPayment, 'year' | 'quarter'>, startDay: IsoDate): number {
  return (year - Number(startDay.slice(0, 4))) * 12 + quarter * 3 - Number(startDay.slice(5, 7));
}

/** Returns the amount of each month of a projection, several payments of a month as one. Payments before the start or after the end are left out. */
export function paymentsByMonth(
  payments: readonly PlannedPayment[],
  { startDay, years }: { readonly startDay: IsoDate; readonly years: number },
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const payment of payments) {
    const month = monthOfPayment(payment, startDay);
    if (month >= 1 && month <= years * 12) found.set(month, (found.get(month) ?? 0) + payment.amount);
  }
  return found;
}
