import type { Headline } from '#contracts/datasets/headline.ts';
import type { PrivateEquity } from '#contracts/datasets/private-equity.ts';
import type { FigureId } from '#contracts/reports/figures.ts';
import { combineFigures, type Figure, unavailable } from '#finance/figure.ts';
import type { NeedsOf, ReportFrame } from '../block.tsx';
import { type HeadlineItem, type HeadlineNote, selectHeadline } from '../headline/select-headline.ts';

export interface ShownProgramme {
  readonly currency: string;
  readonly commitment: Figure;
  readonly called: Figure;
  readonly calledRate: Figure;
  readonly unfunded: Figure;
  /** The figures beside the commitment. */
  readonly items: readonly HeadlineItem[];
}

/** They stand together as the commitment and what has become of it. */
const together: ReadonlySet<FigureId> = new Set<FigureId>(['commitment', 'called', 'calledRate', 'unfunded']);

const wanted = 6;
const fillers: readonly FigureId[] = ['tvpi', 'dpi', 'rvpi'];

/** The commitment, and beside it the figures that the variant names: six, completed by multiples. */
export function selectProgramme(datasets: NeedsOf<'privateEquityHeadline'>, { layout }: Pick<ReportFrame, 'layout'>): ShownProgramme {
  const { headline, privateEquity } = datasets;
  const named = layout.headline.filter((id) => !together.has(id));
  const ids = [...new Set([...named, ...fillers])].slice(0, Math.max(wanted, named.length));
  const items = selectHeadline({ headline }, { layout: { headline: ids, rows: [] }, asOf: privateEquity.asOf });
  const of = (id: FigureId) => headline.figures[id] ?? unavailable('not-recorded');
  return {
    currency: headline.currency,
    commitment: of('commitment'),
    called: of('called'),
    calledRate: of('calledRate'),
    unfunded: of('unfunded'),
    items: items.map((item) => ({ ...item, note: noteOf(item, headline, privateEquity) ?? item.note })),
  };
}

/** Returns the note of a figure that differs between a programme and a portfolio; null if it does not differ. */
function noteOf({ id }: HeadlineItem, { figures }: Headline, { since }: PrivateEquity): HeadlineNote | null {
  if (id === 'gain') return { kind: 'afterFees' };
  if (id === 'netIrr' && since !== null) return { kind: 'yearlySince', year: since };
  if (id !== 'distributed' || !figures.distributed || !figures.called) return null;
  const rate = combineFigures(figures.distributed, figures.called, (back, called) => back / called);
  return rate.available && Number.isFinite(rate.value) ? { kind: 'ofCalled', rate: rate.value } : null;
}
