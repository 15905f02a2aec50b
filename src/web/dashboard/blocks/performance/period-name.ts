import type { NamedYear } from '#contracts/datasets/performance.ts';
import type { ShownPerformance } from './select-performance.ts';

/** The name of the year that the period is, `2025` or `2025/26`; null when it is none. */
export function periodName({ period, years }: Pick<ShownPerformance, 'period' | 'years'>): string | null {
  const isPeriod = ({ from, to }: NamedYear) => from === period.from && to === period.to;
  return [...years.calendar, ...years.tax].find(isPeriod)?.name ?? null;
}
