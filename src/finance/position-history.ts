import type { Holding } from './holding.ts';
import type { PositionSpan } from './ledger-pass.ts';
import { costOf } from './lots.ts';

/** The holdings while a ledger is passed, and the spans of all of them, by holding and then by day. */
export class PositionHistory {
  readonly #holdings = new Map<string, Holding>();
  readonly #spans = new Map<string, PositionSpan[]>();

  /** Begins with what was held when the ledger begins. */
  constructor(held: readonly PositionSpan[]) {
    for (const span of held) {
      const key = holdingKey(span);
      this.#holdings.set(key, span);
      this.#spans.set(key, [{ ...span, toDay: null }]);
    }
  }

  holding(key: string): Holding | undefined {
    return this.#holdings.get(key);
  }

  /** Keeps the new state: in the span of the same day when there is one, else in a new span that ends the one before. */
  keep(key: string, day: number, holding: Holding): void {
    this.#holdings.set(key, holding);
    const spans = this.#spans.get(key) ?? [];
    if (spans.length === 0) this.#spans.set(key, spans);
    const last = spans.pop();
    if (last && last.fromDay < day) spans.push({ ...last, toDay: day });
    spans.push({ ...holding, cost: costOf(holding.lots), fromDay: day, toDay: null });
  }

  spans(): PositionSpan[] {
    return [...this.#spans.values()].flat();
  }
}

/** By what the holdings of one portfolio are told apart: the instrument, or the currency of cash. */
export function holdingKey({ instrumentId, currency }: Pick<Holding, 'instrumentId' | 'currency'>): string {
  return instrumentId ?? `cash ${currency}`;
}
