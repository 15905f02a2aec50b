import type { Exposures, LookedThrough } from '#contracts/datasets/breakdowns.ts';
import type { Exposure } from '#finance/breakdown/exposure.ts';
import type { Figure } from '#finance/figure.ts';
import type { NeedsOf } from '../block.tsx';

/** The order in which the tables stand. */
export const exposureOrder = ['currency', 'assetClass', 'region'] as const satisfies readonly (keyof Exposures['by'])[];
export type ExposureBy = (typeof exposureOrder)[number];

export interface ShownExposure {
  readonly currency: string;
  readonly tables: readonly { readonly by: ExposureBy; readonly figure: Figure<Exposure> }[];
  readonly funds: readonly LookedThrough[];
}

/** The three tables in their order. */
export function selectExposure({ exposure: { currency, by, funds } }: NeedsOf<'exposure'>): ShownExposure {
  return { currency, tables: exposureOrder.map((one) => ({ by: one, figure: by[one] })), funds };
}
