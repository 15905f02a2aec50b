import type { PrivateEquity } from '#contracts/datasets/private-equity.ts';
import type { NeedsOf } from '../block.tsx';

export interface ShownYears {
  readonly currency: string;
  readonly years: readonly ShownYear[];
  /** The first year since which each has paid out more than it called; null while that is not so. */
  readonly turned: number | null;
}

/** `net` is what was paid out less what was called. */
export type ShownYear = PrivateEquity['years'][number] & { readonly net: number };

export function selectYears({ privateEquity: { currency, years } }: NeedsOf<'calledDistributedValue'>): ShownYears {
  const shown = years.map((year) => ({ ...year, net: year.distributed - year.called }));
  const lastIn = shown.findLastIndex(({ net }) => net <= 0);
  return { currency, years: shown, turned: shown[lastIn + 1]?.year ?? null };
}
