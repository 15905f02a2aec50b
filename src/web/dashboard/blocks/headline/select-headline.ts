import type { Headline } from '#contracts/datasets/headline.ts';
import type { Period } from '#contracts/datasets/period.ts';
import { type FigureId, type FigureKind, figureKinds } from '#contracts/reports/figures.ts';
import { type Figure, unavailable } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { NeedsOf, ReportFrame } from '../block.tsx';

/** The note below a figure, as facts; `headline-note.ts` puts them into words. */
export type HeadlineNote =
  | { readonly kind: 'day'; readonly currency: string; readonly day: IsoDate }
  | { readonly kind: 'afterCharges' | 'ownPeriod' | 'investments'; readonly period: Period }
  | { readonly kind: 'aYear'; readonly rate: number }
  | { readonly kind: 'chargesRate' | 'chargesRateAnnual' | 'ofCalled' | 'ofCommitment'; readonly rate: number }
  | { readonly kind: 'yearlySince'; readonly year: number }
  | {
      readonly kind:
        | 'afterFees'
        | 'ownAnnual'
        | 'income'
        | 'charges'
        | 'yearly'
        | 'totalToPaidIn'
        | 'paidBack'
        | 'stillHeld'
        | 'againstBenchmark';
    };

export interface HeadlineItem {
  readonly id: FigureId;
  readonly kind: FigureKind;
  readonly figure: Figure;
  /** Gains and returns carry a sign and its colour. */
  readonly isSigned: boolean;
  readonly currency: string;
  readonly period: Period;
  readonly note: HeadlineNote | null;
}

const signed: ReadonlySet<FigureId> = new Set<FigureId>([
  'gain',
  'timeWeightedReturn',
  'timeWeightedReturnAnnual',
  'moneyWeightedReturn',
  'moneyWeightedReturnAnnual',
  'netIrr',
]);

/** The figures that the variant names, in its order; the money-weighted return a year where there is one. */
export function selectHeadline({ headline }: NeedsOf<'headline'>, { layout, asOf }: Pick<ReportFrame, 'layout' | 'asOf'>): HeadlineItem[] {
  return layout.headline.map((asked) => {
    const id = asked === 'moneyWeightedReturn' && isThere(headline, 'moneyWeightedReturnAnnual') ? 'moneyWeightedReturnAnnual' : asked;
    return {
      id,
      kind: figureKinds[id],
      figure: figureOf(headline, id),
      isSigned: signed.has(id),
      currency: headline.currency,
      period: headline.period,
      note: notes[id]?.(headline, asOf) ?? null,
    };
  });
}

type NoteOf = (headline: Headline, asOf: IsoDate) => HeadlineNote | null;

const notes: { readonly [Id in FigureId]?: NoteOf } = {
  value: ({ currency }, asOf) => ({ kind: 'day', currency, day: asOf }),
  gain: ({ period }) => ({ kind: 'afterCharges', period }),
  timeWeightedReturn: (headline) =>
    rateNote('aYear', headline, 'timeWeightedReturnAnnual') ?? { kind: 'investments', period: headline.period },
  timeWeightedReturnAnnual: () => ({ kind: 'yearly' }),
  moneyWeightedReturn: ({ period }) => ({ kind: 'ownPeriod', period }),
  moneyWeightedReturnAnnual: () => ({ kind: 'ownAnnual' }),
  income: () => ({ kind: 'income' }),
  charges: (headline) =>
    rateNote('chargesRateAnnual', headline, 'chargesRateAnnual') ?? rateNote('chargesRate', headline, 'chargesRate') ?? { kind: 'charges' },
  called: (headline) => rateNote('ofCommitment', headline, 'calledRate'),
  netIrr: () => ({ kind: 'yearly' }),
  dpi: () => ({ kind: 'paidBack' }),
  rvpi: () => ({ kind: 'stillHeld' }),
  tvpi: () => ({ kind: 'totalToPaidIn' }),
  kaplanSchoarPme: () => ({ kind: 'againstBenchmark' }),
};

function rateNote(
  kind: 'aYear' | 'chargesRate' | 'chargesRateAnnual' | 'ofCommitment',
  headline: Headline,
  id: FigureId,
): HeadlineNote | null {
  const figure = figureOf(headline, id);
  return figure.available ? { kind, rate: figure.value } : null;
}

function figureOf({ figures }: Headline, id: FigureId): Figure {
  return figures[id] ?? unavailable('not-recorded');
}

function isThere({ figures }: Headline, id: FigureId): boolean {
  return figures[id]?.available === true;
}
