import { addMonths, type IsoDate, monthEnd } from '#finance/iso-date.ts';
import { type Market, getPriceSeries } from '../market/market.ts';
import { type Random, createRandom } from '../random.ts';
import type { DemoFund } from './demo-fund.ts';

/** Money that a fund asks for or pays back; `share` is a fraction of each investor's commitment. */
export interface FundEvent {
  readonly day: number;
  readonly type: 'Call' | 'Distribution';
  readonly category: '' | 'Fees' | 'ReturnOfCapital' | 'Gain' | 'Income' | 'Recallable';
  readonly share: number;
}

/** The value that a fund reports at a quarter's end, a fraction of the commitment. */
export interface FundReport {
  readonly date: IsoDate;
  readonly share: number;
}

/** A fund's life up to the end of the market; the last report may be of the quarter that is not over yet. */
export interface FundHistory {
  readonly fund: DemoFund;
  readonly events: readonly FundEvent[];
  readonly reports: readonly FundReport[];
}

/** The yearly part of what is still uncalled that is called in the first, second and every later year. */
const callRates = [0.26, 0.34, 0.5];
/** Years after which nothing new is bought. */
const investmentYears = 6;
/** Fees inside the fund, a yearly fraction: of the commitment while it invests, of the value afterwards. */
const fees = 0.018;
/** The share of the movement of listed shares that the reported values follow. */
const withMarkets = 0.35;
/** The return of listed shares in an ordinary quarter. */
const ordinaryQuarter = 0.017;

/** The state of a fund between two quarters, as fractions of the commitment. */
interface Standing {
  readonly uncalled: number;
  readonly value: number;
  readonly paidBack: number;
}

/**
 * Draws a fund's calls, distributions and values quarter by quarter at the pace of Takahashi and Alexander (calls from what is
 * uncalled, distributions that rise with age), with quarters left out and amounts that vary as those of real funds do.
 */
export function fundHistory(fund: DemoFund, market: Market, index: string): FundHistory {
  const random = createRandom(`fund ${fund.symbol}`);
  const events: FundEvent[] = [];
  const reports: FundReport[] = [];
  let standing: Standing = { uncalled: 1, value: 0, paidBack: 0 };
  for (let quarter = 0; ; quarter += 1) {
    const date = quarterEnd(fund.firstCall, quarter);
    if (quarterEnd(date, -1) >= (market.calendar.days.at(-1) ?? '')) break;
    const happened = drawQuarter({ fund, random, quarter, standing, markets: indexReturn(market, index, quarterEnd(date, -1)) });
    events.push(...datedEvents(happened.events, { market, quarter, fund, random }));
    standing = happened.standing;
    reports.push({ date, share: Math.round(standing.value * 1e6) / 1e6 });
  }
  return { fund, events: events.filter(({ day }) => day < market.calendar.days.length), reports };
}

interface Quarter {
  readonly fund: DemoFund;
  readonly random: Random;
  readonly quarter: number;
  readonly standing: Standing;
  /** The return of listed shares in the quarter before: valuations come late. */
  readonly markets: number;
}

type Undated = Omit<FundEvent, 'day'>;

function drawQuarter(drawn: Quarter): { events: Undated[]; standing: Standing } {
  const { quarter, standing } = drawn;
  const called = quarter === 0 ? 0.06 : drawCall(drawn);
  const grown = Math.max(0, standing.value * (1 + drawGrowth(drawn)) + called - feeOf(drawn));
  const paid = drawDistribution(drawn, grown);
  const events: Undated[] = [];
  const forFees = Math.min(called, roundedShare(feeOf(drawn)));
  if (called > forFees) events.push({ type: 'Call', category: '', share: called - forFees });
  if (forFees > 0) events.push({ type: 'Call', category: 'Fees', share: forFees });
  if (paid > 0) events.push({ type: 'Distribution', category: categoryOf(drawn), share: paid });
  const recalled = events.some(({ category }) => category === 'Recallable') ? paid : 0;
  return {
    events,
    standing: { uncalled: standing.uncalled - called + recalled, value: grown - paid, paidBack: standing.paidBack + paid },
  };
}

function drawCall({ random, quarter, standing }: Quarter): number {
  const isSkipped = random.chance(quarter < 8 ? 0.25 : 0.5);
  const varied = random.between(0.7, 1.9);
  if (isSkipped || quarter >= investmentYears * 4) return 0;
  const yearly = callRates[Math.min(Math.floor(quarter / 4), callRates.length - 1)] ?? 0;
  const share = roundedShare(standing.uncalled * (1 - (1 - yearly) ** (1 / 4)) * varied);
  return share < 0.01 ? 0 : Math.min(share, Math.floor(standing.uncalled * 1e4) / 1e4);
}

function drawGrowth({ fund, random, markets }: Quarter): number {
  return (1 + fund.growth) ** (1 / 4) - 1 + withMarkets * (markets - ordinaryQuarter) + 0.018 * random.normal();
}

function feeOf({ quarter, standing }: Quarter): number {
  return ((quarter < investmentYears * 4 ? 0.75 : standing.value) * fees) / 4;
}

function drawDistribution({ fund, random, quarter }: Quarter, value: number): number {
  const isSkipped = random.chance(quarter < 16 ? 0.6 : 0.3);
  const varied = random.between(0.6, 2.2);
  const age = Math.min(1, (quarter + 1) / (fund.life * 4));
  const running = fund.strategy === 'Credit' || fund.strategy === 'Infrastructure' ? 0.04 : 0;
  const yearly = Math.max(running, age ** fund.bow);
  if (isSkipped || quarter < 4) return 0;
  const share = roundedShare(Math.min(value * (1 - (1 - Math.min(yearly, 0.97)) ** (1 / 4)) * varied, value * 0.9));
  return share < 0.003 ? 0 : share;
}

/** Money comes back as capital first, as gain later; lenders and operators pay income. */
function categoryOf({ fund, random, quarter, standing }: Quarter): FundEvent['category'] {
  const drawn = random.next();
  if (quarter < 12 && drawn < 0.2) return 'Recallable';
  if ((fund.strategy === 'Credit' || fund.strategy === 'Infrastructure') && drawn < 0.6) return 'Income';
  if (drawn > 0.9) return 'Income';
  return standing.paidBack < 0.7 && drawn < 0.7 ? 'ReturnOfCapital' : 'Gain';
}

/** Calls fall in the middle of the quarter's first two months, distributions later; a first call has its own day. */
function datedEvents(
  events: readonly Undated[],
  { market, quarter, fund, random }: { market: Market; quarter: number; fund: DemoFund; random: Random },
): FundEvent[] {
  const start = addMonths(`${quarterEnd(fund.firstCall, quarter).slice(0, 7)}-01`, -2);
  const callDay = quarter === 0 ? fund.firstCall : `${addMonths(start, random.whole(0, 1)).slice(0, 8)}${random.whole(10, 26)}`;
  const paidDay = `${addMonths(start, 2).slice(0, 8)}${random.whole(10, 26)}`;
  return events.map((event) => ({ ...event, day: market.calendar.onOrAfter(event.type === 'Call' ? callDay : paidDay) }));
}

/** The end of the quarter so many quarters after the one of `day`. */
function quarterEnd(day: IsoDate, quarters: number): IsoDate {
  const monthsToEnd = 2 - ((Number(day.slice(5, 7)) - 1) % 3);
  return monthEnd(addMonths(`${day.slice(0, 7)}-01`, monthsToEnd + 3 * quarters));
}

function indexReturn(market: Market, symbol: string, date: IsoDate): number {
  const { closes } = getPriceSeries(market, symbol);
  const at = (day: IsoDate) => closes[market.calendar.onOrBefore(day)] ?? Number.NaN;
  return at(date) / at(quarterEnd(date, -1)) - 1;
}

function roundedShare(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}
