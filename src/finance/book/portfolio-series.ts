import type { BookInput } from './book-input.ts';
import type { BookProblem } from './book-problem.ts';
import { type DailySeries, seriesFrom } from '../daily-series.ts';
import { sortEntries, upTo } from '../ledger/ordered-entries.ts';
import { type Calendar, type Markets, createMarkets } from '../prices/markets.ts';
import { Movements } from './movements.ts';
import { convertToNewUnits } from '../ledger/split-day-trades.ts';
import { pricedEntry, type PricedEntry, rateOf } from '../ledger/priced-entry.ts';
import { settledExchanges } from '../ledger/settled-exchanges.ts';
import { chainLinked, type ChainRemark } from '../returns/time-weighted-return.ts';
import { valueHoldings } from './value-holdings.ts';

/** Value and movements of a portfolio day by day, derived from its ledger. */
export interface PortfolioSeries {
  /** The first day of the series. */
  readonly firstDay: number;
  /** The day of the first transaction; `null` of an empty ledger. */
  readonly inceptionDay: number | null;
  readonly series: DailySeries;
  readonly problems: readonly BookProblem[];
}

/** Is told of each transaction in its turn. */
export type Follower = (priced: PricedEntry, markets: Markets) => void;

/**
 * One pass over the ledger for what moved, one over the days of each holding for what it was worth, and the returns chained from
 * both. With an `opening` (see `canContinueFrom`) only what comes after it is passed; the result is the rest of the whole series.
 */
export function dailySeries(input: BookInput, follow?: Follower): PortfolioSeries {
  const { opening, settlement, currency } = input;
  const { entries, inceptionDay, calendar, markets } = setting(input);

  const pricing = { markets, settlement, currency };
  const movements = new Movements(pricing, calendar, opening?.positions ?? []);
  const counted = convertToNewUnits(entries, { unitValueOn: markets.unitValueOn, rateOf: (entry) => rateOf(pricing, entry) });
  for (const entry of settlement === 'cash' ? settledExchanges(counted, pricing) : counted) {
    const priced = pricedEntry(pricing, entry);
    movements.book(priced);
    follow?.(priced, markets);
  }
  const { value, problems } = valueHoldings(movements.holdings(), { markets, calendar, currency });

  const { columns } = movements;
  const { remarks, ...levels } = chainLinked({ ...columns, value }, opening);
  const whole = { firstDay: calendar.firstDay, ...columns, value, ...levels };
  const series = seriesFrom(whole, input.firstDay ?? calendar.firstDay);
  const broken = remarks.map((remark) => chainProblem(remark, calendar));
  return { firstDay: series.firstDay, inceptionDay, series, problems: [...movements.problems, ...problems, ...broken] };
}

/** The transactions that count, in order, and the days and the market in which they are seen. */
function setting(input: BookInput) {
  const { opening } = input;
  const entries = upTo(input.entries, input.through);
  const inceptionDay = opening?.inceptionDay ?? entries[0]?.day ?? null;
  const calendar = calendarOf(input, inceptionDay);
  const quoting = opening ? sortEntries([...opening.earlierEntries, ...entries]) : entries;
  return { entries, inceptionDay, calendar, markets: createMarkets({ ...input, entries: quoting }, calendar) };
}

/** From the day before the first transaction (or the first day asked for, if that is earlier) to the last day. */
function calendarOf({ firstDay, through, opening }: BookInput, inceptionDay: number | null): Calendar {
  if (opening) return { firstDay: opening.day, days: through - opening.day + 1 };
  const before = inceptionDay === null ? through : inceptionDay - 1;
  const start = Math.min(before, firstDay ?? before, through);
  return { firstDay: start, days: through - start + 1 };
}

function chainProblem({ at, reason }: ChainRemark, { firstDay }: Calendar): BookProblem {
  return { reason, subject: 'return', fromDay: firstDay + at, toDay: firstDay + at + 1 };
}
