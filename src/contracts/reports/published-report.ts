import type { Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Period } from '../datasets/period.ts';
import { type FigureId, type FigureKind, figureKinds } from './figures.ts';

export type PublishedFigures = Readonly<Partial<Record<FigureId, Figure>>>;

/** The figures of a portfolio's report at the time it was issued as a file. */
export interface PublishedReport {
  readonly id: string;
  readonly asOf: IsoDate;
  readonly period: Period;
  readonly currency: string;
  /** The day on which it left, where the firm is. */
  readonly publishedOn: IsoDate;
  readonly figures: PublishedFigures;
}

/** A figure of a published report that is another one today. */
export interface FigureChange {
  readonly figure: FigureId;
  readonly before: Figure;
  readonly after: Figure;
}

/** The earlier value of a figure and the report that showed it. */
export interface Restatement {
  readonly was: Figure;
  readonly publishedOn: IsoDate;
}

/** The decimals with which a report writes a figure; a percentage has two of its own. */
const decimals: Readonly<Record<FigureKind, number>> = { money: 2, percent: 4, share: 4, multiple: 2, ratio: 2 };

/** The figures that a report would write otherwise today: another rounded number, or one that was there and is not, or the reverse. */
export function changedFigures(published: PublishedFigures, present: PublishedFigures): FigureChange[] {
  return (Object.keys(published) as FigureId[]).flatMap((figure) => {
    const [before, after] = [published[figure], present[figure]];
    if (!before || !after || !isOtherFigure(figureKinds[figure], before, after)) return [];
    return [{ figure, before, after }];
  });
}

/** Returns the value that the last report of the same day and period showed, when it differs from the current one. */
export function restatementOf(
  published: readonly PublishedReport[],
  { id, period, figure }: { readonly id: FigureId; readonly period: Period; readonly figure: Figure },
): Restatement | null {
  const last = published.findLast((report) => report.period.from === period.from && report.period.to === period.to);
  const was = last?.figures[id];
  if (!last || !was || !isOtherFigure(figureKinds[id], was, figure)) return null;
  return { was, publishedOn: last.publishedOn };
}

function isOtherFigure(kind: FigureKind, before: Figure, after: Figure): boolean {
  if (!before.available || !after.available) return before.available !== after.available;
  const places = decimals[kind];
  return rounded(before.value, places) !== rounded(after.value, places);
}

function rounded(value: number, places: number): string {
  return value.toFixed(places).replace(/^-(0(?:\.0*)?)$/, '$1');
}
