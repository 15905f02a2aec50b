import { getMajorUnit } from '../currency.ts';
import type { PriceSeries } from './price-series.ts';
import type { PriceSplit } from './split-adjusted.ts';
import { type Trade, whatWasPaid } from './split-evidence.ts';

/** `unit`: a hundredfold jump, as from pounds to pence. `split`: a jump like a split's, or a split without one. `zero`: no one confirmed it. */
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

/** Evidence about an instrument besides its prices. */
export interface PriceEvidence {
  /** In which prices are published: a currency, or a hundredth of one, such as GBX. */
  readonly quoteUnit: string;
  /** New units for one old unit, on the first day of the new ones. Of these the raw price has a jump of 1 / ratio. */
  readonly splits: readonly PriceSplit[];
  /** Prices paid for it: evidence of splits that the prices do not show, and of the unit. */
  readonly trades: readonly Trade[];
  /** From this day on a price of zero is confirmed: the thing is worthless. */
  readonly worthlessFrom: number | null;
}

const hundred = Math.log(100);

/** Tolerance (as a logarithm) between a jump and the ratio that it resembles. */
const allowance = Math.log(1.03);

/** Tolerance for the other end of a block in another unit, which includes the market's move on that day. */
const otherEndAllowance = Math.log(1.2);

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
  questionUnits(inQuestion, evidence);
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
  /** Moves that are accounted for, such as by a recorded split. */
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

/** Hundredfold jumps: with two prices of one thing in two units, the one that is not in the quote unit. */
function questionUnits(inQuestion: Questionable, evidence: PriceEvidence): void {
  const jumps = unitJumps(inQuestion);
  if (jumps.length === 0) return;
  const doubtful = getMajorUnit(evidence.quoteUnit).factor === 1 ? oddBlocks : blocksInWholeUnits;
  for (const { logFactor, ...block } of doubtful(inQuestion, jumps, evidence)) addDoubt(inQuestion, block, { why: 'unit', logFactor });
}

function unitJumps({ moves, explained }: Questionable): readonly number[] {
  const near = [...moves.keys()].filter((at) => isHundredfold(moves[at] ?? 0, otherEndAllowance) && !explained.has(at));
  const isSure = (at: number) => isHundredfold(moves[at] ?? 0, allowance);
  const isOtherEnd = (at: number, end: number | undefined) =>
    end !== undefined && isSure(end) && Math.sign(moves[at] ?? 0) !== Math.sign(moves[end] ?? 0);
  return near.filter((at, place) => isSure(at) || isOtherEnd(at, near[place - 1]) || isOtherEnd(at, near[place + 1]));
}

function isHundredfold(move: number, within: number): boolean {
  return Math.abs(Math.abs(move) - hundred) <= within;
}

interface DoubtfulBlock {
  readonly from: number;
  readonly to: number;
  readonly logFactor: number;
}

/**
 * Finds the doubtful blocks of a series quoted in a currency: a level entered and left again, or of two levels the one with fewer
 * prices.
 */
function oddBlocks({ moves, points }: Questionable, jumps: readonly number[]): DoubtfulBlock[] {
  const sizeOf = (at: number) => Math.sign(moves[at] ?? 0) * hundred;
  const blocks: DoubtfulBlock[] = [];
  let settled = 0;
  for (const at of jumps) {
    if (at < settled) continue;
    const back = jumps.find((other) => other > at && sizeOf(other) === -sizeOf(at));
    const odd =
      back === undefined
        ? shorterSide({ from: settled, at, to: points.length }, sizeOf(at))
        : { from: at, to: back, logFactor: -sizeOf(at) };
    blocks.push(odd);
    settled = (back ?? at) + 1;
  }
  return blocks;
}

/**
 * Finds the doubtful blocks of a series quoted in hundredths, such as pence: the lower prices are in the currency itself and doubtful,
 * however many they are, unless trades say that just these are right.
 */
function blocksInWholeUnits({ points, moves }: Questionable, jumps: readonly number[], { trades }: PriceEvidence): DoubtfulBlock[] {
  const blocks = [0, ...jumps].map((from, at) => {
    const to = jumps[at] ?? points.length;
    return { from, to, isLow: at === 0 ? (moves[to] ?? 0) > 0 : (moves[from] ?? 0) < 0 };
  });
  const low = blocks.filter(({ isLow }) => isLow).flatMap(({ from, to }) => points.slice(from, to));
  const isLowRight = whatWasPaid(low, trades, { since: -Infinity, day: Infinity, ratio: 100 }) === 'the same';
  return blocks
    .filter(({ isLow }) => isLow !== isLowRight)
    .map(({ from, to, isLow }) => ({ from, to, logFactor: isLow ? hundred : -hundred }));
}

/** Jumps of the size of a split that no one recorded: a block that is entered and left, or the shorter side of one that is not left. */
function questionJumps(inQuestion: Questionable): void {
  const { points, moves, explained } = inQuestion;
  let settled = 0;
  for (const [at, move] of moves.entries()) {
    const suspicion = at < settled || explained.has(at) ? null : suspicionOf(move);
    if (!suspicion) continue;
    const back = wayBack(inQuestion, { at, size: suspicion.size });
    if (back !== null) {
      addDoubt(inQuestion, { from: at, to: back }, { why: 'split', logFactor: -suspicion.size });
      settled = back + 1;
    } else if (suspicion.staysDoubtful) {
      const { logFactor, ...side } = shorterSide({ from: settled, at, to: points.length }, suspicion.size);
      addDoubt(inQuestion, side, { why: 'split', logFactor });
      settled = at + 1;
    }
  }
}

interface Suspicion {
  /** ln of the ratio that the jump is like, with the jump's sign. */
  readonly size: number;
  readonly staysDoubtful: boolean;
}

function suspicionOf(move: number): Suspicion | null {
  const like = (ratio: number) => Math.abs(Math.abs(move) - ratio) <= allowance;
  const large = largeRatios.find(like);
  const ratio = large ?? smallRatios.find(like);
  return ratio === undefined ? null : { size: Math.sign(move) * ratio, staysDoubtful: large !== undefined };
}

/** Returns the index at which the prices jump back by the same ratio; `null` when they do not. */
function wayBack({ moves, explained }: Questionable, { at, size }: { at: number; size: number }): number | null {
  const last = at + longestBlock + 1;
  const back = moves.findIndex((move, place) => place > at && place < last && !explained.has(place) && Math.abs(move + size) <= allowance);
  return back < 0 ? null : back;
}

/** Returns the odd one of two levels parted by a jump of `size`: the one with fewer prices; of two equal ones the newer. */
function shorterSide({ from, at, to }: { from: number; at: number; to: number }, size: number): DoubtfulBlock {
  return at - from < to - at ? { from, to: at, logFactor: size } : { from: at, to, logFactor: -size };
}
