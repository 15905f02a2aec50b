import type { BookedAmount } from '#finance/ledger/booked-amounts.ts';
import { type Decimal, decimal, zero } from '#finance/decimal.ts';
import { type Disposal, emptyHolding } from '#finance/ledger/holding.ts';
import type { Lot } from '#finance/ledger/lots.ts';
import type { PositionSpan } from '#finance/book/cost-pass.ts';
import type { OpenSpan } from '#finance/book/position-history.ts';

/** Day acquired (a day number), units, cost, rate of the acquisition. */
export type LotText = readonly [day: number, units: string, cost: string, rate: string | null];

/** The exact numbers of a span by the names that they are stored under; there are many of them. */
const exactFields = {
  u: 'units',
  c: 'cost',
  a: 'averageCost',
  g: 'realised',
  i: 'income',
  p: 'paid',
  r: 'received',
  d: 'dealingCosts',
  t: 'taxes',
} as const;
const exactNames = Object.entries(exactFields) as [keyof typeof exactFields, (typeof exactFields)[keyof typeof exactFields]][];
const unknownFields = ['costUnknown', 'costMissing', 'flowsUnknown'] as const;

/**
 * A span as it is stored: `day` is its first day, and of the rest what is not as in the span before it, or not zero in the first. `lots` stand
 * between so many of the first and of the last lots of the span before as `kept` says; without it they are all there are.
 */
type SpanText = { readonly day: number; readonly lots?: readonly LotText[]; readonly kept?: KeptLots } & {
  readonly [Name in keyof typeof exactFields]?: string;
} & { readonly [Field in (typeof unknownFields)[number]]?: boolean } & {
  /** The x of `averageRate`. */
  readonly x?: string | null;
};

type KeptLots = readonly [first: number, last: number];

/** The spans of one holding in one year, the one that was open when the year began among them. */
export interface HoldingText {
  readonly instrumentId: string | null;
  readonly currency: string;
  readonly spans: readonly SpanText[];
}

export interface DisposalText {
  readonly entryId: string;
  readonly day: number;
  readonly instrumentId: string;
  readonly units: string;
  readonly proceeds: string;
  readonly cost: string;
  readonly gain: string;
  readonly priceEffect: string | null;
  readonly currencyEffect: string | null;
  readonly averageGain: string;
  readonly averagePriceEffect: string | null;
  readonly costUnknown: boolean;
  /** Absent from figures that were computed before it was told apart. */
  readonly costMissing?: boolean;
  readonly lots: readonly LotText[];
}

export type BookedText = Omit<BookedAmount, 'amount'> & { readonly amount: string | null };

/** The JSON of one holding. */
export function holdingJson({ instrumentId, currency }: PositionSpan, spans: string): string {
  return `{"instrumentId":${JSON.stringify(instrumentId)},"currency":${JSON.stringify(currency)},"spans":[${spans}]}`;
}

type SpanState = Omit<PositionSpan, 'fromDay' | 'toDay'>;

const nothing: SpanState = { ...emptyHolding(null, ''), cost: zero };

/** The JSON of one span after another, or of the first one. Decimals are digits, sign and point, so they need no escaping. */
export function spanJson(span: PositionSpan, before: SpanState | null, texts: LotTexts): string {
  const known = before ?? nothing;
  let text = `{"day":${span.fromDay}`;
  for (const [name, field] of exactNames) {
    const value = span[field];
    if (!isSame(value, known[field])) text += `,"${name}":"${value.toString()}"`;
  }
  if (!isSame(span.averageRate, known.averageRate)) text += `,"x":${quoted(span.averageRate)}`;
  for (const field of unknownFields) if (span[field] !== known[field]) text += `,"${field}":${span[field]}`;
  const hasSameLots = span.lots === known.lots || (span.lots.length === 0 && known.lots.length === 0);
  return hasSameLots ? `${text}}` : `${text}${lotsJson(span.lots, known.lots, texts)}}`;
}

/** Most changes add a lot or take some: a holding of many purchases would else be in the text of each of them. */
function lotsJson(lots: readonly Lot[], before: readonly Lot[], texts: LotTexts): string {
  const [first, last] = keptLots(before, lots);
  if (first + last === 0) return `,"lots":${texts.of(lots)}`;
  return `,"kept":[${first},${last}],"lots":${texts.of(lots.slice(first, lots.length - last))}`;
}

function keptLots(before: readonly Lot[], lots: readonly Lot[]): KeptLots {
  const most = Math.min(before.length, lots.length);
  let first = 0;
  while (first < most && before[first] === lots[first]) first += 1;
  let last = 0;
  while (last < most - first && before[before.length - 1 - last] === lots[lots.length - 1 - last]) last += 1;
  return [first, last];
}

function isSame(a: Decimal | null, b: Decimal | null): boolean {
  return a === b || (a !== null && b !== null && a.cmp(b) === 0);
}

/** The JSON of lots. Each is in the text of every change and year that it outlives, and is put into words once. */
export class LotTexts {
  readonly #known = new Map<Lot, string>();

  of(lots: readonly Lot[]): string {
    let text = '';
    for (const lot of lots) {
      const known = this.#known.get(lot) ?? lotJson(lot);
      this.#known.set(lot, known);
      text += text === '' ? known : `,${known}`;
    }
    return `[${text}]`;
  }
}

function lotJson({ day, units, cost, rate }: Lot): string {
  return `[${day},"${units.toString()}","${cost.toString()}",${quoted(rate)}]`;
}

/** Ids and decimals need no escaping. */
function quoted(value: string | Decimal | null): string {
  return value === null ? 'null' : `"${value.toString()}"`;
}

/**
 * Adds the spans of a holding in one year to those of the years before. Each ends where the next begins; the last is open. What went on
 * into this year is known already.
 */
export function addSpans(found: OpenSpan[], { instrumentId, currency, spans }: HoldingText): void {
  for (const text of spans) {
    const before = found.at(-1);
    if (before && text.day <= before.fromDay) continue;
    if (before) before.toDay = text.day;
    found.push(spanAfter(before ?? { ...emptyHolding(instrumentId, currency), fromDay: text.day, toDay: null }, text));
  }
}

function spanAfter(before: PositionSpan, text: SpanText): OpenSpan {
  const span: OpenSpan = { ...before, fromDay: text.day, toDay: null };
  for (const [name, field] of exactNames) {
    const exact = text[name];
    if (exact !== undefined) span[field] = decimal(exact);
  }
  if (text.x !== undefined) span.averageRate = decimalOrNull(text.x);
  for (const field of unknownFields) span[field] = text[field] ?? before[field];
  if (text.lots) span.lots = lotsAfter(before.lots, text.lots.map(lotOf), text.kept);
  return span;
}

function lotsAfter(before: readonly Lot[], lots: readonly Lot[], [first, last]: KeptLots = [0, 0]): readonly Lot[] {
  return [...before.slice(0, first), ...lots, ...before.slice(before.length - last)];
}

function lotOf([day, units, cost, rate]: LotText): Lot {
  return { day, units: decimal(units), cost: decimal(cost), rate: decimalOrNull(rate) };
}

function decimalOrNull(text: string | null): Decimal | null {
  return text === null ? null : decimal(text);
}

/** Writes a disposal as `DisposalText` describes it. */
export function disposalJson({ lots, ...disposal }: Disposal, texts: LotTexts): string {
  return `${JSON.stringify(disposal).slice(0, -1)},"lots":${texts.of(lots)}}`;
}

/** Writes an entry as `BookedText` describes it. */
export function bookedJson({ day, kind, category, instrumentId, entryId, amount }: BookedAmount): string {
  const ids = `"instrumentId":${quoted(instrumentId)},"entryId":"${entryId}"`;
  return `{"day":${day},"kind":"${kind}","category":${JSON.stringify(category)},${ids},"amount":${quoted(amount)}}`;
}

export function disposalOf({ units, proceeds, cost, gain, averageGain, lots, ...text }: DisposalText): Disposal {
  return {
    ...text,
    costMissing: text.costMissing ?? false,
    units: decimal(units),
    proceeds: decimal(proceeds),
    cost: decimal(cost),
    gain: decimal(gain),
    averageGain: decimal(averageGain),
    averagePriceEffect: decimalOrNull(text.averagePriceEffect),
    priceEffect: decimalOrNull(text.priceEffect),
    currencyEffect: decimalOrNull(text.currencyEffect),
    lots: lots.map(lotOf),
  };
}

export function bookedOf({ amount, ...text }: BookedText): BookedAmount {
  return { ...text, amount: decimalOrNull(amount) };
}
