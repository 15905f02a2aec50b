import type { Exposures } from '#contracts/datasets/breakdowns.ts';
import { exposure as exposureBy } from '#finance/breakdown/exposure.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { classifyRow, getHoldingRowsOnDay } from './holding-rows-on-day.ts';

/** Reads the exposure of the day's holdings, funds by the weights that they had published by then. */
export async function exposure(snapshot: Queries, subject: ReportSubject): Promise<Exposures> {
  const { figures, known, rows, instruments } = await getHoldingRowsOnDay(snapshot, subject);
  const asOf = isoDate(figures.asOf);
  const published = await snapshot.fundWeights.lastOn([...instruments.keys()], asOf);
  const holdings = rows.map((row) => ({ ...classifyRow(row, instruments.get(row.id)), published: published.get(row.id)?.weights ?? {} }));
  const by = (dimension: keyof Exposures['by']) =>
    known.available ? exposureBy(dimension, holdings, subject.variant.assetClasses) : known;
  return {
    asOf,
    currency: figures.currency,
    by: { currency: by('currency'), assetClass: by('assetClass'), region: by('region') },
    funds: rows.flatMap(({ id, name }) => {
      const own = published.get(id);
      return own ? [{ name, days: own.days }] : [];
    }),
  };
}
