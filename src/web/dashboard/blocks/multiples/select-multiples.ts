import type { Figure } from '#finance/figure.ts';
import { byFigure } from '../by-figure.ts';
import type { NeedsOf } from '../block.tsx';

export interface ShownMultiples {
  readonly funds: readonly ShownMultiple[];
  /** The position of 1.00X, as a fraction of the bars' full length. */
  readonly moneyBack: number;
}

export interface ShownMultiple {
  readonly id: string;
  readonly name: string;
  readonly dpi: Figure;
  readonly rvpi: Figure;
  readonly tvpi: Figure;
  /** Lengths of the bar's parts as parts of its full length; null where a multiple is missing. */
  readonly bar: { readonly back: number; readonly held: number } | null;
}

/** Air at the end of the longest bar. */
const air = 1.15;

/** The funds by what became of each unit paid in, the best first, on one scale. */
export function selectMultiples({ privateEquity: { funds } }: NeedsOf<'multiples'>): ShownMultiples {
  const longest = Math.max(1, ...funds.map(({ dpi, rvpi }) => (dpi.available ? dpi.value : 0) + (rvpi.available ? rvpi.value : 0))) * air;
  return {
    moneyBack: 1 / longest,
    funds: funds.toSorted(byFigure(({ tvpi }) => tvpi)).map(({ id, name, dpi, rvpi, tvpi }) => ({
      id,
      name,
      dpi,
      rvpi,
      tvpi,
      bar: dpi.available && rvpi.available ? { back: dpi.value / longest, held: Math.max(rvpi.value, 0) / longest } : null,
    })),
  };
}
