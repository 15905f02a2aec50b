import type { Period } from '../daily-series.ts';
import { decimal, type Decimal, sum, zero } from '../decimal.ts';
import { available, type Figure, unavailable } from '../figure.ts';
import type { Disposal } from '../ledger/holding.ts';
import type { MoneySpan, PositionSpan } from '../book/cost-pass.ts';
import { sumUnits } from '../ledger/lots.ts';
import { holdingKey } from '../book/position-history.ts';

/** A holding at the end of a day: its span of that day, and its value in the portfolio's currency. */
export interface HoldingOn<Span extends MoneySpan = MoneySpan> {
  readonly span: Span;
  readonly value: Figure;
}

/** State of one holding (or cash) at the opening and the closing of a period. */
export interface HoldingOver {
  /** On the day of the opening valuation; `null` when it had never been held by then. */
  readonly opening: HoldingOn | null;
  readonly closing: HoldingOn;
}

/** Gain of a holding over a period and its parts, in the portfolio's currency. Exact: the parts add up to the gain. */
export interface HoldingGain {
  readonly instrumentId: string | null;
  readonly currency: string;
  readonly opening: Decimal;
  readonly closing: Decimal;
  /** Put in and taken out: purchases and proceeds net of costs, units moved at market value. */
  readonly paid: Decimal;
  readonly received: Decimal;
  readonly income: Decimal;
  readonly taxes: Decimal;
  /** closing − opening − paid + received: what prices and exchange rates did, after costs of dealing. Of cash its exchange gain. */
  readonly priceGain: Decimal;
  /** Realised part of `priceGain`, measured since purchase: gain over cost of what was sold in the period. */
  readonly realised: Decimal;
  /** The rest of `priceGain`: change in the unrealised gain since purchase. A gain that came in with units from elsewhere is no change. */
  readonly unrealisedChange: Decimal;
  /** Part of the cost could not be found out: `realised` and `unrealisedChange` are not known apart, only their sum is. */
  readonly costUnknown: boolean;
  /** priceGain + income − taxes. */
  readonly gain: Decimal;
}

/** Gain of a holding over (from, to], between two of its spans. Unavailable without a value, or with a flow of unknown size in the period. */
export function holdingGain({ opening, closing }: HoldingOver): Figure<HoldingGain> {
  const { instrumentId, currency, flowsUnknown, costUnknown } = closing.span;
  // Rates and prices are carried on: what has a value at the opening has no flow of unknown size after it.
  if (flowsUnknown && !opening?.span.flowsUnknown) return unavailable('flow-without-value', instrumentId ?? currency);
  if (opening && !opening.value.available) return opening.value;
  if (!closing.value.available) return closing.value;
  const since = (column: 'paid' | 'received' | 'income' | 'taxes' | 'realised') =>
    opening ? closing.span[column].minus(opening.span[column]) : closing.span[column];
  const values = { opening: opening?.value.available ? decimal(opening.value.value) : zero, closing: decimal(closing.value.value) };
  const moved = { paid: since('paid'), received: since('received'), income: since('income'), taxes: since('taxes') };
  const priceGain = values.closing.minus(values.opening).minus(moved.paid).plus(moved.received);
  const realised = since('realised');
  return available({
    instrumentId,
    currency,
    ...values,
    ...moved,
    priceGain,
    realised,
    unrealisedChange: priceGain.minus(realised),
    costUnknown,
    gain: priceGain.plus(moved.income).minus(moved.taxes),
  });
}

/**
 * The gains over (from, to] of everything that was held in it, by holding, then by day as in the book (`spans` are
 * its own, or those that touch the period). Unavailable when one of them is: what is missing is named, not left out.
 */
export function holdingGains(
  spans: readonly MoneySpan[],
  { from, to }: Period,
  valueOf: (span: MoneySpan, day: number) => Figure,
): Figure<readonly HoldingGain[]> {
  const gains: HoldingGain[] = [];
  for (const own of Map.groupBy(spans, holdingKey).values()) {
    const [first, last] = [findSpanOnDay(own, from), findSpanOnDay(own, to)];
    if (!last || (first === last && last.units.isZero())) continue;
    const opening = first && { span: first, value: valueOf(first, from) };
    const figure = holdingGain({ opening: opening ?? null, closing: { span: last, value: valueOf(last, to) } });
    if (!figure.available) return figure;
    gains.push(figure.value);
  }
  return available(gains);
}

/** The one of a holding's spans, in order of their days, that contains `day`. */
export function findSpanOnDay<Span extends MoneySpan>(spans: readonly Span[], day: number): Span | undefined {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.fromDay ?? Infinity) <= day) low = middle + 1;
    else high = middle;
  }
  const span = spans[low - 1];
  return span && (span.toDay === null || day < span.toDay) ? span : undefined;
}

/** A period's gain with the opening value as cost: what was held then counts as bought at that value on that day. */
export interface PeriodGain {
  /** Proceeds in the period − what the units sold were worth at the opening, or had cost since. */
  readonly realised: Decimal;
  /** Closing value − what the units held were worth at the opening, or had cost since. */
  readonly unrealised: Decimal;
  /** Cost on this basis of the units held at the end: closing value − unrealised. */
  readonly cost: Decimal;
}

/** New units for one old, on its day. */
export interface SplitOn {
  readonly day: number;
  readonly ratio: Decimal;
}

/**
 * The price gain of a period on the opening value instead of the cost. Each lot sold leaves out the gain that it had at the
 * opening already; together both parts are the price gain. `disposals` and `splits` are those of the holding.
 */
export function periodGain(
  gain: HoldingGain,
  opening: HoldingOn<PositionSpan> | null,
  { disposals, splits, period }: { disposals: readonly Disposal[]; splits: readonly SplitOn[]; period: Period },
): PeriodGain {
  const sold = disposals.filter(({ day }) => day > period.from && day <= period.to);
  const gainedBefore = opening ? sum(sold.map((disposal) => openingGainOf(disposal, { opening, splits, gain, from: period.from }))) : zero;
  const realised = gain.realised.minus(gainedBefore);
  const unrealised = gain.priceGain.minus(realised);
  return { realised, unrealised, cost: gain.closing.minus(unrealised) };
}

interface OpeningBasis {
  readonly opening: HoldingOn<PositionSpan>;
  readonly gain: HoldingGain;
  readonly splits: readonly SplitOn[];
  readonly from: number;
}

/** Returns the part of a disposal's gain that had already accrued by the opening. */
function openingGainOf({ day, lots }: Disposal, { opening: { span }, gain, splits, from }: OpeningBasis): Decimal {
  const factor = splits.reduce((total, split) => (split.day > from && split.day <= day ? total.times(split.ratio) : total), decimal(1));
  const held = sumUnits(span.lots);
  return sum(
    lots.flatMap((sold) => {
      const before = span.lots.filter((lot) => lot.day === sold.day);
      const units = sumUnits(before);
      if (units.isZero() || held.isZero()) return [];
      const worth = gain.opening.times(units).div(held);
      const gained = worth.minus(sum(before.map(({ cost }) => cost)));
      return [gained.times(sold.units).div(units.times(factor))];
    }),
  );
}
