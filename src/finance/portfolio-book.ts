import { type BookedAmount } from './booked-amounts.ts';
import type { BookOpening } from './book-opening.ts';
import { type DailySeries, type MoneyColumn, seriesFrom } from './daily-series.ts';
import type { Settlement } from './entry-effect.ts';
import type { Disposal } from './holding.ts';
import { inOrder } from './ledger.ts';
import { type BookProblem, passLedger, type PositionSpan } from './ledger-pass.ts';
import { type Calendar, type Markets, type MarketSources, marketsOf } from './markets.ts';
import type { Quotation } from './quotation.ts';
import { chainedReturns, type ChainRemark } from './time-weighted-return.ts';
import { addHoldingValues, cashIn, valueProblems } from './valuation.ts';

export interface BookInput extends MarketSources {
  readonly settlement: Settlement;
  /** Where the series begins; by default the day before the first transaction, worth nothing then. */
  readonly firstDay?: number;
  /** The last day that counts; later transactions are pending. */
  readonly through: number;
  /** Goes on from here instead of beginning; `entries` are then those from its day on, and the last day is not before it. */
  readonly opening?: BookOpening;
}

/** Everything derived from one portfolio's ledger; of a continued book what belongs to its opening's day and later. */
export interface PortfolioBook {
  /** The first day of the series. */
  readonly firstDay: number;
  /** The day of the first transaction; `null` of an empty ledger. */
  readonly inceptionDay: number | null;
  readonly series: DailySeries;
  /** By holding, then by day; of a continued book those that were open the evening before, and later ones. */
  readonly positions: readonly PositionSpan[];
  readonly disposals: readonly Disposal[];
  /** By day. */
  readonly bookedAmounts: readonly BookedAmount[];
  readonly problems: readonly BookProblem[];
}

/**
 * One pass over the ledger and one over the days: positions with their FIFO lots, daily value, flows, income, charges, tax
 * and the return indices. The valuation goes along each holding's prices with a cursor: days × holdings steps. With an
 * `opening` (see `canContinueFrom`) only what comes after it is passed; the result is the rest of the whole book.
 */
export function buildBook(input: BookInput): PortfolioBook {
  const { opening, settlement, currency } = input;
  const entries = inOrder(input.entries, input.through);
  const inceptionDay = opening?.inceptionDay ?? entries[0]?.day ?? null;
  const calendar = calendarOf(input, inceptionDay);
  const quoting = opening ? [...inOrder(opening.earlierEntries, opening.day - 1), ...entries] : entries;
  const markets = marketsOf({ ...input, entries: quoting }, calendar);
  const columns = emptyColumns(calendar.days);
  const add = (column: MoneyColumn, day: number, amount: number) => {
    const at = day - calendar.firstDay;
    columns[column][at] = (columns[column][at] ?? 0) + amount;
  };
  const pass = passLedger({ entries, markets, settlement, currency, add, held: opening?.positions ?? [] });
  const { value, problems } = valuePositions(pass.positions, { markets, calendar, currency });

  const { net, gross } = chainedReturns({ ...columns, value }, opening);
  const whole = { firstDay: calendar.firstDay, ...columns, value, index: net.index, grossIndex: gross.index };
  const series = seriesFrom(whole, input.firstDay ?? calendar.firstDay);
  return {
    ...pass,
    firstDay: series.firstDay,
    inceptionDay,
    series,
    problems: [...pass.problems, ...problems, ...net.remarks.map((remark) => chainProblem(remark, calendar))],
  };
}

/** From the day before the first transaction (or the first day asked for, if that is earlier) to the last day. */
function calendarOf({ firstDay, through, opening }: BookInput, inceptionDay: number | null): Calendar {
  if (opening) return { firstDay: opening.day, days: through - opening.day + 1 };
  const before = inceptionDay === null ? through : inceptionDay - 1;
  const start = Math.min(before, firstDay ?? before, through);
  return { firstDay: start, days: through - start + 1 };
}

function emptyColumns(days: number): Record<MoneyColumn, Float64Array> {
  return {
    paidIn: new Float64Array(days),
    paidOut: new Float64Array(days),
    income: new Float64Array(days),
    charges: new Float64Array(days),
    dealingCosts: new Float64Array(days),
    taxes: new Float64Array(days),
  };
}

function valuePositions(
  positions: readonly PositionSpan[],
  { markets, calendar, currency }: { markets: Markets; calendar: Calendar; currency: string },
): { value: Float64Array; problems: BookProblem[] } {
  const value = new Float64Array(calendar.days);
  const problems: BookProblem[] = [];
  for (const spans of byHolding(positions)) {
    const quotation = quotationFor(spans, markets);
    if (!quotation) continue;
    const holding = { spans, quotation, fx: markets.rateColumn(quotation.currency), firstDay: calendar.firstDay };
    addHoldingValues(value, holding);
    problems.push(...valueProblems(holding, currency));
  }
  return { value, problems };
}

/** The spans of each holding; those of one stand together. */
function byHolding(positions: readonly PositionSpan[]): PositionSpan[][] {
  const groups: PositionSpan[][] = [];
  let last: PositionSpan | undefined;
  for (const span of positions) {
    const isSame = last !== undefined && span.instrumentId === last.instrumentId && span.currency === last.currency;
    if (isSame) groups.at(-1)?.push(span);
    else groups.push([span]);
    last = span;
  }
  return groups;
}

function quotationFor([span]: readonly PositionSpan[], markets: Markets): Quotation | undefined {
  if (!span) return undefined;
  return span.instrumentId === null ? cashIn(span.currency) : markets.quotation(span.instrumentId);
}

function chainProblem({ at, reason }: ChainRemark, { firstDay }: Calendar): BookProblem {
  return { reason, subject: 'return', fromDay: firstDay + at, toDay: firstDay + at + 1 };
}
