import type { Breakdowns, BreakdownSlice, Model, ModelRow } from '#contracts/datasets/breakdowns.ts';
import type { BreakdownChoice } from '#contracts/reports/report-choices.ts';
import type { Figure } from '#finance/figure.ts';
import type { NeedsOf, ReportFrame } from '../block.tsx';

export interface ShownAllocation {
  readonly currency: string;
  readonly total: Figure;
  readonly choices: readonly BreakdownChoice[];
  readonly dimension: BreakdownChoice;
  /** The rows of the list: all slices, and the classes that the model wants but the portfolio lacks. */
  readonly slices: readonly ListedSlice[];
  /** The parts of the ring: at most six. The last part may combine all the smaller ones. */
  readonly drawn: readonly DrawnSlice[];
  /** True when the slices are parts of a whole: none is below zero, and there is a whole. */
  readonly isWhole: boolean;
  readonly largest: BreakdownSlice | null;
  /** The model, for asset classes only. */
  readonly model: Model | null;
  /** The class that is furthest from the model's target. */
  readonly furthest: ModelRow | null;
  readonly excluded: number;
}

export interface ListedSlice extends BreakdownSlice {
  /** The index of its part of the ring; null if it has none. */
  readonly place: number | null;
  readonly model: ModelRow | null;
}

export interface DrawnSlice {
  /** Null for the smaller ones together. */
  readonly key: string | null;
  readonly value: number;
  readonly percent: number;
  readonly parts: number;
}

/** More parts than these are told apart by no one. */
const maxParts = 6;

/** The value divided as the address says, or as the variant does first. */
export function selectAllocation(
  { breakdowns }: NeedsOf<'allocation'>,
  { query }: Pick<ReportFrame, 'query'> = { query: {} },
): ShownAllocation {
  const { currency, total, choices, by, excluded } = breakdowns;
  const dimension = choices.find((one) => one === query.breakdown) ?? choices[0] ?? 'assetClass';
  const slices = by[dimension].filter(({ value }) => value !== 0);
  const isWhole = slices.length > 0 && slices.every(({ value }) => value > 0);
  const drawn = isWhole ? drawnOf(slices) : [];
  const { model, rows } = modelBeside(dimension, breakdowns);
  return {
    currency,
    total,
    choices,
    dimension,
    slices: slices.length === 0 ? [] : listedOf(slices, { drawn, rows }),
    drawn,
    isWhole,
    largest: slices.toSorted((a, b) => b.value - a.value)[0] ?? null,
    model,
    furthest: rows.toSorted((a, b) => Math.abs(b.drift) - Math.abs(a.drift))[0] ?? null,
    excluded: excluded.length,
  };
}

function modelBeside(dimension: BreakdownChoice, { model }: Pick<Breakdowns, 'model'>) {
  if (dimension !== 'assetClass' || !model) return { model: null, rows: [] };
  return { model, rows: model.rows.available ? model.rows.value : [] };
}

/** The largest keep their order; where there are more than six, the others become one. */
function drawnOf(slices: readonly BreakdownSlice[]): DrawnSlice[] {
  const most = slices.length > maxParts ? maxParts - 1 : maxParts;
  const largest = new Set(slices.toSorted((a, b) => b.value - a.value).slice(0, most));
  const shown = slices
    .filter((slice) => largest.has(slice))
    .map(({ key, value, percent }) => ({ key, value, percent: percent ?? 0, parts: 1 }));
  const others = slices.filter((slice) => !largest.has(slice));
  if (others.length === 0) return shown;
  const sumOf = (of: (slice: BreakdownSlice) => number) => others.reduce((sum, slice) => sum + of(slice), 0);
  return [...shown, { key: null, value: sumOf(({ value }) => value), percent: sumOf(({ percent }) => percent ?? 0), parts: others.length }];
}

function listedOf(
  slices: readonly BreakdownSlice[],
  { drawn, rows }: { readonly drawn: readonly DrawnSlice[]; readonly rows: readonly ModelRow[] },
): ListedSlice[] {
  const rowOf = (key: string) => rows.find(({ assetClass }) => assetClass === key) ?? null;
  const placeOf = (key: string) => {
    const own = drawn.findIndex((part) => part.key === key);
    return own >= 0 ? own : drawn.length - 1;
  };
  const held = slices.map((slice) => ({ ...slice, place: drawn.length === 0 ? null : placeOf(slice.key), model: rowOf(slice.key) }));
  const missing = rows.filter(({ assetClass, target }) => target > 0 && !slices.some(({ key }) => key === assetClass));
  return [...held, ...missing.map((model) => ({ key: model.assetClass, value: 0, percent: 0, holdings: 0, place: null, model }))];
}
