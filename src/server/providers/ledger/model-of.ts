import type { Model } from '#contracts/holding-datasets.ts';
import type { AssetClassScheme } from '#finance/breakdown/asset-class-scheme.ts';
import type { Breakdown } from '#finance/breakdown/breakdown.ts';
import { modelDrift } from '#finance/breakdown/model-drift.ts';
import { shownTargets } from '#finance/breakdown/shown-targets.ts';
import { type Figure, mapFigure } from '#finance/figure.ts';
import type { AssetClass } from '#finance/ledger/ledger.ts';
import type { Queries } from '../../db/queries.ts';
import type { MeasuredSubject } from './measured-subject.ts';
import { oncePerSnapshot } from './once-per-snapshot.ts';

interface Modelled {
  readonly measured: MeasuredSubject;
  readonly scheme: AssetClassScheme;
  readonly weights: Figure<Breakdown>;
}

/** The model that all portfolios of the subject share with how far they are from it; `null` when they share none. */
export async function modelOf(snapshot: Queries, { measured, scheme, weights }: Modelled): Promise<Model | null> {
  const [id, ...others] = new Set(measured.portfolios.map(({ modelId }) => modelId));
  if (!id || others.length > 0) return null;
  const model = await oncePerSnapshot(snapshot, `model ${id}`, async () => (await snapshot.models.byIds([id])).get(id));
  if (!model) return null;
  const drift = weights.available ? modelDrift(weights.value, shownTargets(model.targets, scheme)) : weights;
  return {
    name: model.name,
    rows: mapFigure(drift, ({ rows }) => rows.map(({ key, value: _value, ...row }) => ({ assetClass: key as AssetClass, ...row }))),
  };
}
