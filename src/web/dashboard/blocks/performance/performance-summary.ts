import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { namedPeriod, periodDetails } from '../../period-words.ts';
import type { ShownPerformance } from './select-performance.ts';

interface Language {
  readonly texts: Texts;
  readonly formats: Formats;
}

type Summed = Pick<ShownPerformance, 'period' | 'asOf' | 'last' | 'deepest' | 'hasBenchmark'>;

/** Less than what two decimals show of a percentage point. */
const nothing = 0.00005;

/** Describes the chart in one sentence: the return, its comparison with any benchmark, and the deepest fall. */
export function performanceSummary(shown: Summed, language: Language): string {
  const { texts, formats } = language;
  const { deepest } = shown;
  const start = standing(shown, language);
  if (!deepest.available || deepest.value.depth === 0) return texts('performance.noFall', { start });
  const { depth, peak, trough, recovery } = deepest.value;
  const told = { start, depth: formats.share(Math.abs(depth)) };
  if (recovery === null) return texts('performance.fallOpen', { ...told, peak: formats.date(peak), trough: formats.date(trough) });
  return texts('performance.fallRecovered', { ...told, month: formats.monthYear(recovery), recovery: formats.date(recovery) });
}

function standing({ period, asOf, last, hasBenchmark }: Summed, { texts, formats }: Language): string {
  const over = texts(`performance.over.${namedPeriod(period, asOf)}`, periodDetails(period, formats));
  if (!last || last.portfolio === null) return texts('performance.noReturn', { over });
  if (!hasBenchmark || last.benchmark === null) return texts('performance.alone', { rate: formats.percent(last.portfolio), over });
  const difference = last.portfolio - last.benchmark;
  if (Math.abs(difference) < nothing) return texts('performance.level', { over });
  return texts(difference > 0 ? 'performance.ahead' : 'performance.behind', { points: formats.points(difference), over });
}
