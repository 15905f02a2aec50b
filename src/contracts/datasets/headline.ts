import type { Figure } from '#finance/figure.ts';
import type { FigureId } from '../reports/figures.ts';
import type { Period } from './period.ts';

/** One figure per FigureId that the variant's headline may show; the period is the one chosen on the page. */
export interface Headline {
  readonly period: Period;
  readonly currency: string;
  readonly figures: Readonly<Partial<Record<FigureId, Figure>>>;
}
