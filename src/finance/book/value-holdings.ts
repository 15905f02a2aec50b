import type { BookProblem } from './book-problem.ts';
import type { Calendar, Markets } from '../prices/markets.ts';
import type { Quotation } from '../prices/quotation.ts';
import type { UnitSteps } from './unit-steps.ts';
import { cashIn, unitValue } from '../prices/valuation.ts';

/** Markets, calendar and currency in which holdings are valued. */
export interface ValuationPlace {
  readonly markets: Markets;
  readonly calendar: Calendar;
  /** The portfolio's own. */
  readonly currency: string;
}

/**
 * Returns the total value of the holdings at the end of each day of the calendar: units × (last price + accrued interest) × unit
 * factor, added up in each currency and converted at the rate of the day. A day on which a price or rate is missing is NaN; the
 * problems say which.
 */
export function valueHoldings(holdings: readonly UnitSteps[], place: ValuationPlace): { value: Float64Array; problems: BookProblem[] } {
  const { markets, calendar, currency } = place;
  const value = new Float64Array(calendar.days);
  const totals = new Map([[currency, value]]);
  const problems: BookProblem[] = [];
  for (const steps of holdings) {
    const quotation = steps.instrumentId === null ? cashIn(steps.currency) : markets.quotation(steps.instrumentId);
    if (!quotation) continue;
    const total = totals.get(quotation.currency) ?? new Float64Array(calendar.days);
    totals.set(quotation.currency, total);
    addValues(total, { steps, quotation, place });
    problems.push(...valueProblems({ steps, quotation, place }));
  }
  for (const [from, total] of totals) if (total !== value) addConverted(value, total, markets.rateColumn(from));
  return { value, problems };
}

/** Adds values at a rate. Zero stays zero on days without a rate. */
function addConverted(value: Float64Array, total: Float64Array, fx: Float64Array): void {
  for (let at = 0; at < value.length; at += 1) {
    const worth = total[at] ?? 0;
    if (worth !== 0) value[at] = (value[at] ?? 0) + worth * (fx[at] ?? 0);
  }
}

interface HoldingToValue {
  readonly steps: UnitSteps;
  readonly quotation: Quotation;
  readonly place: ValuationPlace;
}

/** Days from `from` to before `to`, with the units held then. */
interface Segment {
  readonly from: number;
  readonly to: number;
  readonly units: number;
}

function addValues(total: Float64Array, { steps, quotation, place }: HoldingToValue): void {
  const { firstDay } = place.calendar;
  if (quotation.growth !== 0) {
    eachSegment(steps, place.calendar, (from, to, units) => addGrowing(total, { from, to, units }, { quotation, firstDay }));
    return;
  }
  const { series, perUnit, factor } = quotation;
  const carried = place.markets.carried.since(firstDay, series);
  const start = Math.min(Math.max(carried.firstDay - firstDay, 0), total.length);
  const levels = carried.levels.subarray(Math.max(firstDay - carried.firstDay, 0));
  const prices = { levels, start, priced: total.subarray(start), last: series.prices.at(-1) ?? NaN };
  eachSegment(steps, place.calendar, (from, to, units) => addPriced(total, { from, to, units: perUnit ? units * factor : 1 }, prices));
  if (quotation.bond) {
    const accrued = place.markets.carried.accrued(quotation.bond, place.calendar);
    eachSegment(steps, place.calendar, (from, to, units) => addTimes(total, { from, to, units: units * factor }, accrued));
  }
}

/** The segments in which something is held, as far as they are in the calendar. */
function eachSegment(
  { days, amounts }: UnitSteps,
  { firstDay, days: length }: Calendar,
  context: (from: number, to: number, units: number) => void,
): void {
  let from = Math.max((days[0] ?? 0) - firstDay, 0);
  for (let at = 0; at < days.length; at += 1) {
    const to = at + 1 < days.length ? Math.min((days[at + 1] ?? 0) - firstDay, length) : length;
    const units = amounts[at] ?? 0;
    if (units !== 0 && from < to) context(from, to, units);
    from = Math.max(to, 0);
  }
}

/** `levels` are the prices from place `start` on and `priced` the total from there on, `last` what counts behind them. */
interface Prices {
  readonly levels: Float64Array;
  readonly start: number;
  readonly priced: Float64Array;
  readonly last: number;
}

// The innermost loops of the product: they allocate nothing and read no place that does not exist.
function addPriced(total: Float64Array, { from, to, units }: Segment, { levels, start, priced, last }: Prices): void {
  if (from < start) total.fill(NaN, from, Math.min(start, to));
  const first = Math.max(from - start, 0);
  const end = Math.max(Math.min(to - start, levels.length), first);
  for (let at = first; at < end; at += 1) priced[at] = (priced[at] ?? 0) + units * (levels[at] ?? 0);
  const worth = units * last;
  for (let at = end; at < to - start; at += 1) priced[at] = (priced[at] ?? 0) + worth;
}

function addTimes(total: Float64Array, { from, to, units }: Segment, column: Float64Array): void {
  for (let at = from; at < to; at += 1) total[at] = (total[at] ?? 0) + units * (column[at] ?? 0);
}

function addGrowing(
  total: Float64Array,
  { from, to, units }: Segment,
  { quotation, firstDay }: { quotation: Quotation; firstDay: number },
): void {
  const own = { ...quotation, factor: 1 };
  for (let at = from; at < to; at += 1) total[at] = (total[at] ?? 0) + units * unitValue(own, firstDay + at);
}

/** Lists the days of a holding without a price or an exchange rate, and what is missing. */
function valueProblems({ steps, quotation, place }: HoldingToValue): BookProblem[] {
  const { markets, calendar, currency } = place;
  const priceDay = quotation.series.days[0] ?? Infinity;
  const rateDay = quotation.currency === currency ? -Infinity : markets.firstRateDay(quotation.currency);
  const firstHeld = Math.max(steps.days[0] ?? Infinity, calendar.firstDay);
  if (priceDay <= firstHeld && rateDay <= firstHeld) return [];
  const price = { reason: quotation.perUnit ? 'no-price' : 'no-reported-value', subject: steps.instrumentId ?? '' } as const;
  const rate = { reason: 'no-exchange-rate', subject: `${quotation.currency}/${currency}` } as const;
  const problems: BookProblem[] = [];
  eachSegment(steps, calendar, (from, to) => {
    const [fromDay, toDay] = [calendar.firstDay + from, calendar.firstDay + to];
    if (priceDay > fromDay) problems.push({ ...price, fromDay, toDay: Math.min(toDay, priceDay) });
    if (rateDay > fromDay) problems.push({ ...rate, fromDay, toDay: Math.min(toDay, rateDay) });
  });
  return problems;
}
