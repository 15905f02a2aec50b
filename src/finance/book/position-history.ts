import { emptyHolding, type Holding } from '../ledger/holding.ts';
import type { PositionSpan } from './cost-pass.ts';
import { sumCost } from '../ledger/lots.ts';

/** A span while the ledger is passed: the last one of a holding is changed in place. */
export type OpenSpan = { -readonly [Name in keyof PositionSpan]: PositionSpan[Name] };

/** The spans of all holdings while a ledger is passed. */
export class PositionHistory {
  readonly #spans = new Map<string, OpenSpan[]>();

  /** Begins with what was held when the ledger begins. */
  constructor(held: readonly PositionSpan[]) {
    for (const span of held) this.#spans.set(holdingKey(span), [{ ...span, cost: sumCost(span.lots), toDay: null }]);
  }

  /** The holding to change on `day`: in the span of the same day when there is one, else in a new span that ends the one before. */
  open(of: Pick<Holding, 'instrumentId' | 'currency'>, day: number): OpenSpan {
    const key = holdingKey(of);
    const spans = this.#spans.get(key);
    const last = spans?.at(-1);
    if (!spans || !last) {
      const first: OpenSpan = { ...emptyHolding(of.instrumentId, of.currency), fromDay: day, toDay: null };
      this.#spans.set(key, [first]);
      return first;
    }
    if (last.fromDay >= day) return last;
    const next: OpenSpan = { ...last, fromDay: day };
    last.toDay = day;
    spans.push(next);
    return next;
  }

  /** By holding, then by day. */
  spans(): PositionSpan[] {
    return [...this.#spans.values()].flat();
  }
}

/** By what the holdings of one portfolio are told apart: the instrument, or the currency of cash. */
export function holdingKey({ instrumentId, currency }: Pick<Holding, 'instrumentId' | 'currency'>): string {
  return instrumentId ?? `cash ${currency}`;
}
