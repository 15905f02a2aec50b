import type { Explanation, ExplanationStep, FigureId, FigureKind } from '#contracts/reports/figures.ts';
import { isIsoDate } from '#finance/iso-date.ts';
import type { Formats } from './formats.ts';
import type { Texts } from './texts.ts';

interface Language {
  readonly texts: Texts;
  readonly formats: Formats;
}

type StepKey = 'explanation.step.gain.total';
type RowKey = 'explanation.row.paidIn';

const rowPrefix = 'explanation.row.';

/** The words of a step; days and counts among its details are written as the language writes them. */
export function stepText({ label, details = {} }: Pick<ExplanationStep, 'label' | 'details'>, { texts, formats }: Language): string {
  const written = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, detail(value, formats)]));
  return texts(`explanation.step.${label}` as StepKey, written);
}

/** A row's own name, or the sentence that its key stands for. */
export function rowText(text: string, texts: Texts): string {
  return text.startsWith(rowPrefix) ? texts(text as RowKey) : text;
}

/** Figures that are parts of a whole and never below zero: no sign in front. */
const shares: ReadonlySet<FigureId> = new Set<FigureId>([
  'chargesRate',
  'chargesRateAnnual',
  'calledRate',
  'effectOfCharges',
  'reductionInYield',
]);

/** A figure of a calculation as its kind is written. */
export function figureText(
  { kind, value }: { readonly kind: FigureKind | 'count'; readonly value: number },
  { figure, currency }: Pick<Explanation, 'figure' | 'currency'>,
  formats: Formats,
): string {
  switch (kind) {
    case 'money':
      return formats.money(value, currency);
    case 'percent':
      return shares.has(figure) ? formats.share(value) : formats.percent(value);
    case 'share':
      return formats.share(value);
    case 'multiple':
      return formats.multiple(value);
    case 'ratio':
      return formats.ratio(value);
    case 'count':
      return formats.count(value);
    default:
      return kind satisfies never;
  }
}

function detail(value: string | number, formats: Formats): string {
  if (typeof value === 'number') return formats.count(value);
  return isIsoDate(value) ? formats.date(value) : value;
}
