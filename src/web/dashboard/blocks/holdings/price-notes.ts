import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import type { IsoDate } from '#finance/iso-date.ts';

/** The note on a price below the holdings on paper: the price is older than its market, or the value is missing. */
export type PriceNote = { readonly kind: 'stale'; readonly day: IsoDate } | { readonly kind: 'missing' };

export interface PriceNotes {
  /** The first one has the number 1. */
  readonly notes: readonly PriceNote[];
  readonly numberOf: ReadonlyMap<HoldingRow['id'], number>;
}

type Priced = Pick<HoldingRow, 'id' | 'price' | 'value'>;

/** The notes in the order of the holdings; whose note says the same have the same number. */
export function priceNotes(rows: readonly Priced[]): PriceNotes {
  const notes = new Map<string, PriceNote>();
  const numberOf = new Map<string, number>();
  for (const row of rows) {
    const note = noteOn(row);
    if (!note) continue;
    const key = note.kind === 'stale' ? note.day : note.kind;
    notes.set(key, note);
    numberOf.set(row.id, [...notes.keys()].indexOf(key) + 1);
  }
  return { notes: [...notes.values()], numberOf };
}

function noteOn({ price, value }: Priced): PriceNote | null {
  if (!value.available) return { kind: 'missing' };
  return price?.isStale ? { kind: 'stale', day: price.day } : null;
}
