import type { ComparedBenchmark, DatedReturn, Returns } from '#contracts/datasets/returns.ts';
import type { FigureId } from '#contracts/reports/figures.ts';
import type { Period } from '#contracts/datasets/period.ts';
import type { Figure } from '#finance/figure.ts';
import type { NeedsOf } from '../block.tsx';

type ChosenId = Exclude<keyof Returns['chosen'], 'period' | 'clipped'>;

/** One result with its name; `figure` has an explanation of its own where there is one. */
export interface MethodResult {
  readonly id: ChosenId;
  readonly kind: 'rate' | 'money';
  readonly explained: FigureId | null;
  readonly figure: Figure;
}

export type MethodGroup = 'ofInvestments' | 'ofYours' | 'besideBenchmark' | 'inBenchmark';

export interface ShownMethods {
  readonly period: Period;
  readonly currency: string;
  readonly benchmark: ComparedBenchmark | null;
  readonly clipped: DatedReturn | null;
  readonly groups: readonly { readonly group: MethodGroup; readonly results: readonly MethodResult[] }[];
  readonly isEmpty: boolean;
}

const groups: readonly (readonly [MethodGroup, readonly ChosenId[]])[] = [
  ['ofInvestments', ['timeWeightedReturn', 'timeWeightedReturnGross']],
  ['ofYours', ['moneyWeightedReturn', 'modifiedDietz', 'linkedDietz']],
  ['besideBenchmark', ['excess', 'excessGeometric']],
  ['inBenchmark', ['inBenchmark', 'inBenchmarkGain', 'inBenchmarkRate', 'aheadOfBenchmark']],
];

const money: ReadonlySet<ChosenId> = new Set<ChosenId>(['inBenchmark', 'inBenchmarkGain', 'aheadOfBenchmark']);
const unexplained: ReadonlySet<ChosenId> = new Set<ChosenId>(['inBenchmarkGain', 'inBenchmarkRate', 'aheadOfBenchmark']);

/** The methods in groups; what is beside a benchmark only where there is one. */
export function selectMethods({ returns: { chosen, currency, benchmark } }: NeedsOf<'returnMethods'>): ShownMethods {
  const shown = benchmark === null ? groups.slice(0, 2) : groups;
  return {
    period: chosen.period,
    currency,
    benchmark,
    clipped: chosen.clipped,
    groups: shown.map(([group, ids]) => ({ group, results: ids.map((id) => resultOf(id, chosen[id])) })),
    isEmpty: !chosen.timeWeightedReturn.available && !chosen.moneyWeightedReturn.available,
  };
}

function resultOf(id: ChosenId, figure: Figure): MethodResult {
  return { id, kind: money.has(id) ? 'money' : 'rate', explained: unexplained.has(id) ? null : (id as FigureId), figure };
}
