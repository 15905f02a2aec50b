import type { Vintages } from '#contracts/datasets/private-equity.ts';
import { isoDate } from '#finance/iso-date.ts';
import { byVintage } from '#finance/private-equity/by-vintage.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { computePooledFigures } from './private-equity-figures.ts';
import { privateFunds } from './private-funds.ts';
import { subjectFigures } from '../subject/subject-figures.ts';

export async function vintages(snapshot: Queries, subject: ReportSubject): Promise<Vintages> {
  const figures = await subjectFigures(snapshot, subject);
  const { asOf } = figures;
  const funds = await privateFunds(snapshot, subject);
  const groups = byVintage(funds, ({ position, instrument }) => ({ flows: position.flows, statedVintage: instrument.vintage }));
  return {
    asOf: isoDate(asOf),
    currency: figures.currency,
    rows: groups.map(([vintage, own]) => ({ vintage, funds: own.length, ...computePooledFigures(own, asOf) })),
  };
}
