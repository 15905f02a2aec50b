import { createRandom } from '../random.ts';
import { bondCloses } from './bond-closes.ts';
import type { Calendar } from './calendar.ts';
import type { DemoInstrument } from './demo-instrument.ts';
import { type FactorPaths, stormScale } from './factor-paths.ts';

/** Money that an instrument pays for each unit held before `exDay`; days are indexes of the calendar. */
export interface Payout {
  readonly exDay: number;
  /** May lie behind the end of the calendar. */
  readonly payDay: number;
  /** In the instrument's currency (pounds, not pence). */
  readonly amount: number;
}

/** An instrument with its raw closes (quote unit, neither split- nor dividend-adjusted; NaN where there is none) and payouts. */
export interface PriceSeries {
  readonly instrument: DemoInstrument;
  readonly closes: Float64Array;
  /** The last day whose close is known to the public; later ones are drawn all the same, so that a later end changes no past. */
  readonly publishedThrough: number;
  readonly payouts: readonly Payout[];
  /** The day of the split with its ratio (5 for five new units for one). */
  readonly split: { readonly day: number; readonly ratio: number } | undefined;
  /** Currency per quote unit: 0.01 for pence. */
  readonly unitFactor: number;
}

const openDaysAYear = 261;
const openDaysToPayment = 18;
/** Share of its own departure from the factors that a price loses each day: it takes about two years to lose half. */
const reversion = 1 / 700;

/** Draws the prices of one instrument from the factors and a seed of its own. */
export function priceSeries(instrument: DemoInstrument, calendar: Calendar, paths: FactorPaths): PriceSeries {
  const unitFactor = instrument.quoteUnit === 'GBX' ? 0.01 : 1;
  const split = splitOf(instrument, calendar);
  const exDays = exDaysOf(instrument, calendar);
  const closes = closesOf({ instrument, calendar, paths, exDays, split });
  const payouts = exDays
    .filter((exDay) => !Number.isNaN(closes[exDay - 1]))
    .map((exDay) => ({
      exDay,
      payDay: instrument.traits.coupon === undefined ? exDay + openDaysToPayment : exDay,
      amount: payoutAmount(instrument, (closes[exDay - 1] ?? 0) * unitFactor),
    }));
  const publishedThrough = calendar.days.length - 1 - (instrument.traits.staleDays ?? 0);
  return { instrument, closes, publishedThrough, payouts, split, unitFactor };
}

interface Drawing {
  readonly instrument: DemoInstrument;
  readonly calendar: Calendar;
  readonly paths: FactorPaths;
  readonly exDays: readonly number[];
  readonly split: PriceSeries['split'];
}

function closesOf(drawing: Drawing): Float64Array {
  const { instrument, calendar } = drawing;
  if (instrument.traits.valuedOn) return valuations(instrument, calendar);
  return instrument.traits.coupon === undefined ? drawnCloses(drawing) : bondCloses(instrument, calendar);
}

function drawnCloses({ instrument, calendar, paths, exDays, split }: Drawing): Float64Array {
  const random = createRandom(`price ${instrument.symbol}`);
  const scale = stormScale(calendar);
  const payoutDays = new Set(exDays);
  const { traits } = instrument;
  const firstDay = traits.from ? calendar.onOrAfter(traits.from) : 0;
  let log = Math.log(instrument.startPrice);
  let departure = 0;
  return scale.map((times, day) => {
    const own = (instrument.ownVolatility / Math.sqrt(openDaysAYear)) * Math.sqrt(times) * random.normal() - reversion * departure;
    if (day > 0) {
      departure += own;
      log += movement(instrument, paths, day) + own + (instrument.alpha - instrument.ter) / openDaysAYear;
    }
    if (payoutDays.has(day)) log += Math.log(1 - payoutShare(instrument));
    if (day === split?.day) log -= Math.log(split.ratio);
    return day < firstDay ? Number.NaN : roundedPrice(Math.exp(log));
  });
}

function movement({ exposures }: DemoInstrument, paths: FactorPaths, day: number): number {
  return exposures.reduce((sum, { factor, weight }) => {
    const path = paths.get(factor);
    if (!path) throw new RangeError(`no factor ${factor}`);
    return sum + weight * ((path[day] ?? 0) - (path[day - 1] ?? 0));
  }, 0);
}

function valuations({ traits }: DemoInstrument, calendar: Calendar): Float64Array {
  const closes = new Float64Array(calendar.days.length).fill(Number.NaN);
  for (const { date, price } of traits.valuedOn ?? []) closes[calendar.onOrAfter(date)] = price;
  return closes;
}

/** The first open day on or after the 8th of each month in which the instrument goes ex dividend; of a bond its coupon days. */
function exDaysOf({ payout, traits }: DemoInstrument, calendar: Calendar): number[] {
  const years = new Set(calendar.days.map((day) => day.slice(0, 4)));
  const dayOfMonth = traits.maturity?.slice(8) ?? '08';
  return [...years]
    .flatMap((year) => payout.months.map((month) => calendar.onOrAfter(`${year}-${String(month).padStart(2, '0')}-${dayOfMonth}`)))
    .filter((day) => day > 0 && day < calendar.days.length)
    .toSorted((one, other) => one - other);
}

function payoutShare({ payout }: DemoInstrument): number {
  return payout.yield / payout.months.length;
}

/** A coupon is the same every time; a dividend follows the price. */
function payoutAmount(instrument: DemoInstrument, price: number): number {
  const { coupon } = instrument.traits;
  const amount = coupon === undefined ? payoutShare(instrument) * price : (coupon * 100) / instrument.payout.months.length;
  return Math.round(amount * 1e6) / 1e6;
}

function splitOf({ traits }: DemoInstrument, calendar: Calendar): PriceSeries['split'] {
  return traits.split && { day: calendar.onOrAfter(traits.split.date), ratio: traits.split.ratio };
}

function roundedPrice(price: number): number {
  const scale = price < 20 ? 1e4 : 1e2;
  return Math.round(price * scale) / scale;
}
