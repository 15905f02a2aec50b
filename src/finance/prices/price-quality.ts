import type { PriceSeries } from './price-series.ts';
import type { PriceSplit } from './split-adjusted.ts';
import { type Trade, whatWasPaid } from './split-witness.ts';

/** `unit`: a hundredfold jump, as from pounds to pence. `split`: a jump like a split's, or a split without one. `zero`: nobody confirmed it. */
export type PriceDoubt = 'unit' | 'split' | 'zero';

/** A price held in quarantine. `price` × `factor` would fit the prices around it; `null` where nothing can be suggested. */
export interface DoubtfulPrice {
  readonly day: number;
  readonly price: number;
  readonly why: PriceDoubt;
  readonly factor: number | null;
}

/** A price that its source had adjusted for later splits: `price` × `factor` is the one of the day. */
export interface AdjustedPrice {
  readonly day: number;
  readonly factor: number;
}

export interface JudgedPrices {
  /** By day. */
  readonly doubtful: readonly DoubtfulPrice[];
  /** By day. */
  readonly adjusted: readonly AdjustedPrice[];
}

/** What is known about an instrument beside its prices. */
export interface PriceEvidence {
  /** New units for one old unit, on the first day of the new ones. Of these the raw price has a jump of 1 / ratio. */
  readonly splits: readonly PriceSplit[];
  /** What was paid for it: witnesses of splits that the prices do not show. */
  readonly trades: readonly Trade[];
  /** From this day on a price of zero is confirmed: the thing is worthless. */
  readonly worthlessFrom: number | null;
}

const hundred = Math.log(100);

/** How far a hundredfold jump may be from 100: what the market did on that day is in it. No market moves so far by itself. */
const unitAllowance = Math.log(1.2);

const splitAllowance = Math.log(1.03);

/** Falls and rises by these factors happen: one that stays is believed, unless a split of that size is recorded nearby. */
const smallRatios = [2, 3, 4].map(Math.log);

/** A change by one of these within 3 % is questioned also without a recorded split. */
const largeRatios = [5, 6, 8, 10, 15, 20, 25, 30, 40, 50].map(Math.log);

/** A recorded split smaller than 3:2 cannot be told from what markets do. */
const smallestSplit = Math.log(1.5);

/** Within so many days of a recorded split a jump is taken to be its own. */
const splitWindow = 30;

/** A doubtful block of split-like prices is no longer than this; two real halvings and doublings are further apart. */
const longestBlock = 30;

/**
 * The prices that do not fit their neighbours. Prices are raw: neither adjusted for splits nor for dividends; where trades show
 * that a source has adjusted them all the same, by what they are read. Real jumps stay: what is not near 100, 1/100 or a split's
 * ratio is the market's. Decision: docs/calculations/price-quality.md.
 */
export function judgePrices(series: PriceSeries, evidence: PriceEvidence): JudgedPrices {
  const points = Array.from(series.days, (day, at) => ({ day, price: series.prices[at] ?? NaN }));
  const zeros = points.filter((point) => !(point.price > 0) && !isConfirmedZero(point, evidence));
  const inQuestion = questionable(points.filter(({ price }) => price > 0));
  const unseen = evidence.splits.filter((split) => !questionSplit(inQuestion, split));
  const factors = readUnseen(inQuestion, unseen, evidence.trades);
  questionJumps(inQuestion);
  const jumps = inQuestion.points.flatMap(({ day, price }, at) => {
    const doubt = inQuestion.doubts[at];
    return doubt ? [{ day, price, why: doubt.why, factor: Math.exp(doubt.logFactor) }] : [];
  });
  const doubtful = [...zeros.map((point) => ({ ...point, why: 'zero' as const, factor: null })), ...jumps];
  const adjusted = inQuestion.points.flatMap(({ day }, at) => (factors[at] === 1 ? [] : [{ day, factor: factors[at] ?? NaN }]));
  return { doubtful: doubtful.sort((a, b) => a.day - b.day), adjusted };
}

function isConfirmedZero({ day, price }: Point, { worthlessFrom }: PriceEvidence): boolean {
  return price === 0 && worthlessFrom !== null && day >= worthlessFrom;
}

interface Point {
  readonly day: number;
  readonly price: number;
}

interface Doubt {
  readonly why: PriceDoubt;
  readonly logFactor: number;
}

interface Questionable {
  readonly points: readonly Point[];
  /** ln(price / price before); 0 for the first. */
  readonly moves: readonly number[];
  /** Moves that a recorded split accounts for. */
  readonly explained: Set<number>;
  readonly doubts: (Doubt | undefined)[];
}

function questionable(points: readonly Point[]): Questionable {
  const moves = points.map(({ price }, at) => (at === 0 ? 0 : Math.log(price / (points[at - 1]?.price ?? NaN))));
  return { points, moves, explained: new Set(), doubts: points.map(() => undefined) };
}

/** From place `from` to before `to`. What is doubted twice needs both factors. */
function addDoubt({ doubts }: Questionable, { from, to }: { from: number; to: number }, added: Doubt): void {
  for (let at = from; at < to; at += 1) {
    const before = doubts[at];
    doubts[at] = { why: before?.why ?? added.why, logFactor: (before?.logFactor ?? 0) + added.logFactor };
  }
}

/** Looks for the jump of a recorded split: on its day, on another day near it, or the other way round. False when there is none. */
function questionSplit(inQuestion: Questionable, { day, ratio }: PriceSplit): boolean {
  const { points, moves, explained } = inQuestion;
  const expected = -Math.log(ratio);
  const at = points.findIndex((point) => point.day >= day);
  if (at <= 0 || Math.abs(expected) < smallestSplit) return true;
  const isLikeIt = isLike(expected);
  const found = isLikeIt(moves[at] ?? 0) ? at : jumpNear(inQuestion, { day, size: Math.abs(expected) });
  if (found === null) return false;
  explained.add(found);
  const move = moves[found] ?? 0;
  if (!isLikeIt(move)) {
    addDoubt(inQuestion, { from: 0, to: found }, { why: 'split', logFactor: Math.sign(move) * Math.abs(expected) });
    return true;
  }
  // Late: still in old units after the split. Early: in new units before it.
  addDoubt(inQuestion, { from: at, to: found }, { why: 'split', logFactor: expected });
  addDoubt(inQuestion, { from: found, to: at }, { why: 'split', logFactor: -expected });
  return true;
}

function isLike(expected: number): (move: number) => boolean {
  return (move) => Math.abs(move - expected) <= Math.abs(expected) / 2;
}

/**
 * Reads splits without a jump near their day, the latest first, by what was paid before them: prices far below it are adjusted
 * already, prices like it are still in old units after the split. Without a witness everything before is doubtful.
 *
 * @returns by what each price is multiplied to be the one of its day
 */
function readUnseen(inQuestion: Questionable, unseen: readonly PriceSplit[], trades: readonly Trade[]): readonly number[] {
  const { points, moves, explained } = inQuestion;
  const factors = points.map(() => 1);
  for (const { day, ratio } of unseen.toReversed()) {
    const at = points.findIndex((point) => point.day >= day);
    const since = unseen.findLast((split) => split.day < day)?.day ?? -Infinity;
    const known = points.map((point, place) => ({ day: point.day, price: point.price * (factors[place] ?? 1) }));
    const paid = whatWasPaid(known, trades, { since, day, ratio });
    if (paid === 'more') factors.fill((factors[at - 1] ?? 1) * ratio, 0, at);
    if (paid === null) addDoubt(inQuestion, { from: 0, to: at }, { why: 'split', logFactor: Math.log(ratio) });
    if (paid === 'the same') {
      const late = moves.findIndex((move, place) => place > at && isLike(-Math.log(ratio))(move));
      if (late >= 0) explained.add(late);
      addDoubt(inQuestion, { from: at, to: late < 0 ? points.length : late }, { why: 'split', logFactor: -Math.log(ratio) });
    }
  }
  return factors;
}

/** The nearest move of at least half the size of a split, either way; `null` when there is none near its day. */
function jumpNear({ points, moves, explained }: Questionable, { day, size }: { day: number; size: number }): number | null {
  const distance = (at: number) => Math.abs((points[at]?.day ?? Infinity) - day);
  const near = [...moves.keys()]
    .filter((at) => Math.abs(moves[at] ?? 0) > size / 2 && distance(at) <= splitWindow && !explained.has(at))
    .sort((a, b) => distance(a) - distance(b));
  return near[0] ?? null;
}

/** Jumps of a suspicious size: a block that is entered and left, or the shorter side of one that is not left. */
function questionJumps(inQuestion: Questionable): void {
  const { moves, explained } = inQuestion;
  let settled = 0;
  for (const [at, move] of moves.entries()) {
    const suspicion = at < settled || explained.has(at) ? null : suspicionOf(move);
    if (!suspicion) continue;
    const back = wayBack(inQuestion, { at, suspicion });
    if (back !== null) {
      addDoubt(inQuestion, { from: at, to: back }, { why: suspicion.why, logFactor: -suspicion.size });
      settled = back + 1;
    } else if (suspicion.staysDoubtful) {
      doubtShorterSide(inQuestion, { from: settled, at }, suspicion);
      settled = at + 1;
    }
  }
}

interface Suspicion {
  readonly why: PriceDoubt;
  /** ln of the ratio that the jump is like, with the jump's sign. */
  readonly size: number;
  readonly allowance: number;
  readonly staysDoubtful: boolean;
}

function suspicionOf(move: number): Suspicion | null {
  const size = Math.abs(move);
  const like = (ratio: number) => Math.abs(size - ratio) <= splitAllowance;
  const signed = (ratio: number) => Math.sign(move) * ratio;
  if (Math.abs(size - hundred) <= unitAllowance) {
    return { why: 'unit', size: signed(hundred), allowance: unitAllowance, staysDoubtful: true };
  }
  const large = largeRatios.find(like);
  const ratio = large ?? smallRatios.find(like);
  if (ratio === undefined) return null;
  return { why: 'split', size: signed(ratio), allowance: splitAllowance, staysDoubtful: large !== undefined };
}

/** Where the prices jump back by the same ratio; `null` when they do not. */
function wayBack({ moves, explained }: Questionable, { at, suspicion }: { at: number; suspicion: Suspicion }): number | null {
  const { why, size, allowance } = suspicion;
  const last = why === 'unit' ? moves.length : at + longestBlock + 1;
  const back = moves.findIndex((move, place) => place > at && place < last && !explained.has(place) && Math.abs(move + size) <= allowance);
  return back < 0 ? null : back;
}

/** Of two levels the one with fewer prices is the odd one out; of two equal ones the newer. */
function doubtShorterSide(inQuestion: Questionable, { from, at }: { from: number; at: number }, { why, size }: Suspicion): void {
  const end = inQuestion.points.length;
  if (at - from < end - at) addDoubt(inQuestion, { from, to: at }, { why, logFactor: size });
  else addDoubt(inQuestion, { from: at, to: end }, { why, logFactor: -size });
}
