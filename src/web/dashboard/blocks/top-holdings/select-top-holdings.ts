import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import type { NeedsOf } from '../block.tsx';

/** So many stand by name. */
const named = 5;

export interface ShownTopHoldings {
  readonly currency: string;
  /** The largest, by value. */
  readonly rows: readonly HoldingRow[];
  /** All others as one; null where there are none. */
  readonly rest: RestOfHoldings | null;
  readonly count: number;
  /** Percent of the total that those by name make; null where one of them has no weight. */
  readonly share: number | null;
}

/** Null where one of them has no figure. */
export interface RestOfHoldings {
  readonly count: number;
  readonly value: number | null;
  readonly percent: number | null;
  readonly gain: number | null;
}

export function selectTopHoldings({ holdings: { currency, rows } }: NeedsOf<'topHoldings'>): ShownTopHoldings {
  const byValue = rows.toSorted((one, other) => valueOf(other) - valueOf(one));
  const [top, others] = [byValue.slice(0, named), byValue.slice(named)];
  return { currency, rows: top, rest: others.length === 0 ? null : restOf(others), count: rows.length, share: sharesOf(top) };
}

const valueOf = ({ value }: HoldingRow) => (value.available ? value.value : -Infinity);

function restOf(rows: readonly HoldingRow[]): RestOfHoldings {
  const owned = rows.filter(({ type }) => type !== 'Cash');
  return {
    count: rows.length,
    value: sumOf(rows.map(({ value }) => (value.available ? value.value : null))),
    percent: sharesOf(rows),
    gain: sumOf(owned.map(({ gain }) => (gain.available ? gain.value : null))),
  };
}

const sharesOf = (rows: readonly HoldingRow[]) => sumOf(rows.map(({ percent }) => percent));

/** In pence, so that the dust of binary fractions never adds up. */
function sumOf(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce<number | null>(
    (sum, amount) => (sum === null || amount === null ? null : Math.round((sum + amount) * 100) / 100),
    0,
  );
}
