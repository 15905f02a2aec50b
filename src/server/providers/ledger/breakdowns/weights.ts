import type { Weights } from '#contracts/datasets/weights.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { breakdowns } from './breakdowns.ts';

/** Divides the value into shares of it alone. */
export async function weights(snapshot: Queries, subject: ReportSubject): Promise<Weights> {
  const { asOf, choices, by } = await breakdowns(snapshot, subject);
  const shares = Object.entries(by).map(([dimension, slices]) => [
    dimension,
    slices.filter(({ value }) => value !== 0).map(({ key, percent }) => ({ key, percent })),
  ]);
  return { asOf, choices, by: Object.fromEntries(shares) as Weights['by'] };
}
