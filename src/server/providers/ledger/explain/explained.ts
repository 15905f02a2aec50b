import type { ExplanationRow, ExplanationStep, FigureId, FigureKind } from '#contracts/reports/figures.ts';
import type { Period } from '#finance/daily-series.ts';
import { available, type Figure, unavailable } from '#finance/figure.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import type { SubjectFigures } from '../subject/subject-figures.ts';

/** The figure that is to be explained, of a subject over a period, with its result. */
export interface Question {
  readonly snapshot: Queries;
  readonly subject: ReportSubject;
  readonly figures: SubjectFigures;
  readonly period: Period;
  readonly result: Figure;
}

/** The same before anything came out. */
export type Asked = Omit<Question, 'result'>;

/** The calculation in a few lines, the result last, and everything that stands behind it. */
export interface Explained {
  readonly steps: readonly ExplanationStep[];
  readonly rows: readonly ExplanationRow[];
  /** The period, if it is not the chosen one. */
  readonly period?: Period;
}

export type Explainer = (figure: FigureId, question: Question) => Promise<Explained> | Explained;

/** A line in money, or in another kind. NaN is "not available". */
export function step(label: string, value: number | Figure, kind: FigureKind | 'count' = 'money'): ExplanationStep {
  return { label, kind, value: figureOf(value) };
}

/** The last line. */
export function result(label: string, value: Figure, kind: FigureKind): ExplanationStep {
  return { label, kind, value, isSum: true };
}

function figureOf(value: number | Figure): Figure {
  if (typeof value !== 'number') return value;
  return Number.isNaN(value) ? unavailable('no-price') : available(value);
}
