import type { Vintages } from '#contracts/datasets/private-equity.ts';
import type { NeedsOf } from '../block.tsx';

export type ShownVintages = Pick<Vintages, 'currency' | 'rows'>;

export function selectVintages({ vintages: { currency, rows } }: NeedsOf<'vintages'>): ShownVintages {
  return { currency, rows };
}
