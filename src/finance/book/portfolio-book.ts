import type { BookInput } from './book-input.ts';
import type { BookedAmount } from '../ledger/booked-amounts.ts';
import { CostPass, type PositionSpan } from './cost-pass.ts';
import type { Disposal } from '../ledger/holding.ts';
import type { PricedEntry } from '../ledger/priced-entry.ts';
import type { Markets } from '../prices/markets.ts';
import { movesOfUnits, type MovedUnits, type Origin, type UnitMove } from './moved-units.ts';
import { dailySeries, type PortfolioSeries } from './portfolio-series.ts';

/** Everything derived from one portfolio's ledger; of a continued book what belongs to its opening's day and later. */
export interface PortfolioBook extends PortfolioSeries {
  /** By holding, then by day; of a continued book those that were open the evening before, and later ones. */
  readonly positions: readonly PositionSpan[];
  readonly disposals: readonly Disposal[];
  /** By day. */
  readonly bookedAmounts: readonly BookedAmount[];
}

/**
 * The daily series of each portfolio, and from the same transactions its positions with lots and cost, what was sold and what was booked.
 * Units that move from one of them to another take their cost with them.
 */
export function buildBooks(inputs: readonly BookInput[]): PortfolioBook[] {
  const moves = movesOfUnits(inputs.map(({ entries }) => entries));
  const passes = inputs.map((input) => {
    const costs = new CostPass(input.currency, input.opening?.positions ?? []);
    const waiting: Waiting[] = [];
    const book =
      moves.size === 0 ? costs.book.bind(costs) : (priced: PricedEntry, markets: Markets) => void waiting.push({ priced, markets });
    const series = dailySeries(input, book);
    return { series, costs, waiting };
  });
  if (moves.size > 0) bookTogether(passes, moves);
  return passes.map(({ series, costs }) => ({ ...series, ...costs.result() }));
}

interface Waiting {
  readonly priced: PricedEntry;
  readonly markets: Markets;
}

interface Pass {
  readonly costs: CostPass;
  /** In order. */
  readonly waiting: readonly Waiting[];
}

/** Day by day; what comes waits for what goes. Where two wait for each other, the first one does so no longer. */
function bookTogether(passes: readonly Pass[], moves: ReadonlyMap<string, Origin>): void {
  const leaving = new Map([...moves.values()].map(({ from, among }) => [from, among]));
  const moved = new Map<string, MovedUnits | null>();
  const isAwaiting = ({ priced: { entry } }: Waiting) => moves.has(entry.id) && !moved.has(moves.get(entry.id)?.from ?? '');
  const queues = passes.map(({ costs, waiting }) => ({ costs, waiting, at: 0 }));
  for (;;) {
    const heads = queues.flatMap((queue) => (queue.waiting[queue.at] ? [{ queue, next: queue.waiting[queue.at] as Waiting }] : []));
    const day = Math.min(...heads.map(({ next }) => next.priced.entry.day));
    const due = heads.filter(({ next }) => next.priced.entry.day === day);
    const head = due.find(({ next }) => !isAwaiting(next)) ?? due[0];
    if (!head) return;
    const { priced, markets } = head.next;
    const origin = moves.get(priced.entry.id);
    const brought = origin && moved.get(origin.from);
    const forThese = leaving.get(priced.entry.id);
    const coming: UnitMove | null = brought ? { kind: 'coming', brought, among: origin.among } : null;
    const move: UnitMove | null = forThese ? { kind: 'leaving', among: forThese } : coming;
    const given = head.queue.costs.book(priced, markets, move);
    if (forThese) moved.set(priced.entry.id, given);
    head.queue.at += 1;
  }
}
