import type { SimulatedWeights } from '#contracts/reports/report-choices.ts';
import { available, type Figure, mapFigure, sumOfFigures } from '#finance/figure.ts';
import { modelWeights } from '#finance/breakdown/model-weights.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { heldPositions } from '../holdings/held-positions.ts';
import { holdingRows, type UnweightedRow } from '../holdings/holding-rows.ts';
import { pageCurrency } from '../subject/page-currency.ts';
import type { SubjectFigures } from '../subject/subject-figures.ts';

/** Something held, with its size in a simulation. */
export interface WeightedHolding {
  /** The instrument, or the currency of cash. */
  readonly id: string;
  readonly currency: string;
  readonly isCash: boolean;
  readonly weight: number;
}

interface Weights {
  readonly basis: SimulatedWeights;
  readonly hasModel: boolean;
  readonly holdings: Figure<readonly WeightedHolding[]>;
}

/** Reads today's holdings with their value as their weight, or with the weights of the portfolio's model if these are asked for. */
export async function simulatedWeights(snapshot: Queries, { portfolio, query }: ReportSubject, figures: SubjectFigures): Promise<Weights> {
  const modelId = portfolio?.modelId ?? null;
  const rows = holdingRows(await heldPositions(snapshot, figures), await pageCurrency(snapshot, figures));
  const values = valuesOf(rows);
  if (modelId === null || query.weights !== 'model')
    return { basis: 'today', hasModel: modelId !== null, holdings: weighted(rows, values) };
  const targets = (await snapshot.models.byIds([modelId])).get(modelId)?.targets ?? [];
  const groups = rows.map(({ assetClass }, at) => ({ group: assetClass, value: values.available ? (values.value[at] ?? 0) : 0 }));
  return { basis: 'model', hasModel: true, holdings: weighted(rows, values.available ? modelWeights(groups, targets) : values) };
}

function valuesOf(rows: readonly UnweightedRow[]): Figure<readonly number[]> {
  const total = sumOfFigures(rows.map(({ value }) => value));
  return total.available ? available(rows.map(({ value }) => (value.available ? value.value : 0))) : total;
}

function weighted(rows: readonly UnweightedRow[], weights: Figure<readonly number[]>): Weights['holdings'] {
  return mapFigure(weights, (all) =>
    rows.map(({ id, currency, type }, at) => ({ id, currency, isCash: type === 'Cash', weight: all[at] ?? 0 })),
  );
}
