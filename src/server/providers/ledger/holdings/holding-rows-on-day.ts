import type { ExposedHolding } from '#finance/breakdown/exposure.ts';
import type { DailySeries } from '#finance/daily-series.ts';
import type { Figure } from '#finance/figure.ts';
import type { Instrument } from '../../../db/queries/market/instruments.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { heldPositions } from './held-positions.ts';
import { holdingRows, type UnweightedRow } from './holding-rows.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';
import { pageCurrency } from '../subject/page-currency.ts';
import { seriesOn, type SubjectFigures, subjectFigures } from '../subject/subject-figures.ts';

/** The holdings of a subject on the day of the page, one row a security or currency. */
export interface HoldingRowsOnDay {
  readonly figures: SubjectFigures;
  /** The series, or the reason why nothing is known of that day: then there are no rows. */
  readonly known: Figure<DailySeries>;
  readonly rows: readonly UnweightedRow[];
  readonly instruments: ReadonlyMap<string, Instrument>;
}

export const getHoldingRowsOnDay = oncePerSnapshot(async (snapshot, subject: ReportSubject): Promise<HoldingRowsOnDay> => {
  const figures = await subjectFigures(snapshot, subject);
  const known = seriesOn(figures, figures.asOf);
  const held = await heldPositions(snapshot, figures);
  const rows = known.available ? holdingRows(held, await pageCurrency(snapshot, figures)) : [];
  return { figures, known, rows, instruments: held.instruments };
});

/** A row with what is known of it besides its value; the value is NaN where it is not available. */
export function classifyRow({ value, assetClass, type, currency }: UnweightedRow, instrument: Instrument | undefined): ExposedHolding {
  const { region, sector, strategy, subStrategy, vintage } = instrument ?? ofCash;
  return { value: value.available ? value.value : NaN, assetClass, type, currency, region, sector, strategy, subStrategy, vintage };
}

/** Cash is in no region or sector. */
const ofCash = { region: null, sector: null, strategy: null, subStrategy: null, vintage: null };
