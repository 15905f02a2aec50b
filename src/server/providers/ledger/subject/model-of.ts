import type { Model } from '#contracts/datasets/breakdowns.ts';
import type { AssetClassScheme } from '#finance/breakdown/asset-class-scheme.ts';
import type { Breakdown } from '#finance/breakdown/breakdown.ts';
import { modelDrift } from '#finance/breakdown/model-drift.ts';
import { shownTargets } from '#finance/breakdown/shown-targets.ts';
import { type Figure, mapFigure } from '#finance/figure.ts';
import type { AssetClass } from '#finance/ledger/ledger.ts';
import type { Queries } from '../../../db/queries.ts';
import type { SubjectFigures } from './subject-figures.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';

const sharedModel = oncePerSnapshot(async ({ models }, { portfolios }: SubjectFigures) => {
  const [id, ...others] = new Set(portfolios.map(({ modelId }) => modelId));
  return id && others.length === 0 ? (await models.byIds([id])).get(id) : undefined;
});

/** The model that all portfolios of the subject share with how far they are from it; `null` when they share none. */
export async function modelOf(
  snapshot: Queries,
  figures: SubjectFigures,
  { scheme, weights }: { readonly scheme: AssetClassScheme; readonly weights: Figure<Breakdown> },
): Promise<Model | null> {
  const model = await sharedModel(snapshot, figures);
  if (!model) return null;
  const drift = weights.available ? modelDrift(weights.value, shownTargets(model.targets, scheme)) : weights;
  return {
    name: model.name,
    rows: mapFigure(drift, ({ rows }) => rows.map(({ key, value: _value, ...row }) => ({ assetClass: key as AssetClass, ...row }))),
  };
}
