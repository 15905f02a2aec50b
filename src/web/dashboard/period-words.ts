import type { Period } from '#contracts/datasets.ts';
import { monthsBefore, type IsoDate, yearOf } from '#finance/iso-date.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';

export type NamedSpan = '1m' | '3m' | 'ytd' | '1y' | '3y' | '5y';

const months = { '1m': 1, '3m': 3, '1y': 12, '3y': 36, '5y': 60 } as const;

/**
 * The name of a period by its own days, whatever was asked for: a history shorter than five years is not called so.
 * Null when it has no name but its days.
 */
export function spanOf({ from, to }: Period): NamedSpan | null {
  if (from === `${yearOf(to) - 1}-12-31`) return 'ytd';
  const spans = Object.entries(months) as [keyof typeof months, number][];
  return spans.find(([, count]) => monthsBefore(to, count) === from)?.[0] ?? null;
}

/** `5 years`, or `since 12/04/2016` up to the day of the page, or both days. */
export function periodWords(
  period: Period,
  asOf: IsoDate,
  { texts, formats }: { readonly texts: Texts; readonly formats: Formats },
): string {
  const span = spanOf(period);
  if (span) return texts(`figures.period.${span}`);
  const days = { from: formats.date(period.from), to: formats.date(period.to) };
  return texts(period.to === asOf ? 'figures.period.max' : 'figures.period.custom', days);
}
