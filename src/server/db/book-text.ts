import type { BookedAmount } from '#finance/booked-amounts.ts';
import { type Decimal, decimal } from '#finance/decimal.ts';
import type { Disposal } from '#finance/holding.ts';
import type { Lot } from '#finance/lots.ts';
import type { PositionSpan } from '#finance/ledger-pass.ts';

/** Day acquired (a day number), units, cost, rate of the acquisition. */
export type LotText = readonly [day: number, units: string, cost: string, rate: string | null];

const exactFields = ['units', 'cost', 'averageCost', 'realised', 'income', 'paid', 'received', 'dealingCosts', 'taxes'] as const;
const unknownFields = ['costUnknown', 'flowsUnknown'] as const;

/** A span as it is stored: `day` is its first day, and of the rest what is not as in the span before it. */
type SpanText = { readonly day: number; readonly lots?: readonly LotText[] } & {
  readonly [Field in (typeof exactFields)[number]]?: string;
} & { readonly [Field in (typeof unknownFields)[number]]?: boolean };

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
  readonly costUnknown: boolean;
  readonly lots: readonly LotText[];
}

export type BookedText = Omit<BookedAmount, 'amount'> & { readonly amount: string | null };

/** The JSON of the spans of one holding. Decimals are digits, sign and point, so they need no escaping. */
export function holdingJson([first, ...rest]: readonly [PositionSpan, ...PositionSpan[]]): string {
  let before = first;
  let spans = spanJson(first, null);
  for (const span of rest) {
    spans += `,${spanJson(span, before)}`;
    before = span;
  }
  const { instrumentId, currency } = first;
  return `{"instrumentId":${JSON.stringify(instrumentId)},"currency":${JSON.stringify(currency)},"spans":[${spans}]}`;
}

function spanJson(span: PositionSpan, before: PositionSpan | null): string {
  let text = `{"day":${span.fromDay}`;
  for (const field of exactFields) {
    if (before && isSame(span[field], before[field])) continue;
    text += `,"${field}":"${span[field].toString()}"`;
  }
  for (const field of unknownFields) if (span[field] !== (before?.[field] ?? false)) text += `,"${field}":${span[field]}`;
  if (span.lots !== before?.lots) text += `,"lots":[${span.lots.map(lotJson).join(',')}]`;
  return `${text}}`;
}

function isSame(one: Decimal, other: Decimal): boolean {
  return one === other || one.cmp(other) === 0;
}

function lotJson({ day, units, cost, rate }: Lot): string {
  return `[${day},"${units.toString()}","${cost.toString()}",${rate ? `"${rate.toString()}"` : 'null'}]`;
}

/** The spans that `holdingJson` wrote. Each ends where the next begins; the last is open. */
export function spansOf({ instrumentId, currency, spans }: HoldingText): PositionSpan[] {
  const found: PositionSpan[] = [];
  for (const { day, lots, ...changed } of spans) {
    const before = found.at(-1);
    if (before) found[found.length - 1] = { ...before, toDay: day };
    const exact = Object.fromEntries(exactFields.flatMap((field) => textOf(field, changed[field])));
    const unknown = Object.fromEntries(unknownFields.flatMap((field) => (changed[field] === undefined ? [] : [[field, changed[field]]])));
    found.push({
      ...(before ?? { instrumentId, currency, costUnknown: false, flowsUnknown: false }),
      ...exact,
      ...unknown,
      ...(lots ? { lots: lots.map(lotOf) } : {}),
      fromDay: day,
      toDay: null,
    } as PositionSpan);
  }
  return found;
}

function textOf(field: string, text: string | undefined): [string, Decimal][] {
  return text === undefined ? [] : [[field, decimal(text)]];
}

function lotOf([day, units, cost, rate]: LotText): Lot {
  return { day, units: decimal(units), cost: decimal(cost), rate: rate === null ? null : decimal(rate) };
}

/** A `Decimal` becomes its digits, a lot what `LotText` says; the rest is as it is. */
export function disposalJson({ lots, ...disposal }: Disposal): string {
  return `${JSON.stringify(disposal).slice(0, -1)},"lots":[${lots.map(lotJson).join(',')}]}`;
}

export function disposalOf({ units, proceeds, cost, gain, averageGain, lots, ...text }: DisposalText): Disposal {
  return {
    ...text,
    units: decimal(units),
    proceeds: decimal(proceeds),
    cost: decimal(cost),
    gain: decimal(gain),
    averageGain: decimal(averageGain),
    priceEffect: text.priceEffect === null ? null : decimal(text.priceEffect),
    currencyEffect: text.currencyEffect === null ? null : decimal(text.currencyEffect),
    lots: lots.map(lotOf),
  };
}

export function bookedOf({ amount, ...text }: BookedText): BookedAmount {
  return { ...text, amount: amount === null ? null : decimal(amount) };
}
