import type { HoldingData } from '#contracts/datasets/holding-data.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { income } from '../income-and-charges/income.ts';
import { fundData } from '../private-equity/fund-data.ts';
import { pageCurrency } from '../subject/page-currency.ts';
import { subjectFigures } from '../subject/subject-figures.ts';
import { transactions } from '../transactions/transactions.ts';
import { bondStatistics } from './bond-statistics.ts';
import { heldPositions } from './held-positions.ts';
import { holdingLots } from './holding-lots.ts';
import { holdings } from './holdings.ts';

/**
 * A security that the subject holds or gave up before, from the very datasets of the page.
 *
 * @throws AppError `page-not-found` for any other.
 */
export async function holdingData(snapshot: Queries, subject: ReportSubject, id: string): Promise<HoldingData> {
  const fund = await fundData(snapshot, subject, id);
  const figures = await subjectFigures(snapshot, subject);
  const { positions } = await heldPositions(snapshot, figures);
  const { rows, currency } = await holdings(snapshot, subject);
  const bonds = fund.type === 'Bond' ? (await bondStatistics(snapshot, subject)).rows : [];
  const { period, sources } = await income(snapshot, subject);
  const booked = { ...subject, query: { ...subject.query, find: undefined, holding: id, transactions: 'all' } } as const;
  return {
    asOf: isoDate(figures.asOf),
    currency,
    fund,
    holding: rows.find((row) => row.id === id) ?? null,
    bond: bonds.find((row) => row.id === id) ?? null,
    lots: holdingLots(positions, id, await pageCurrency(snapshot, figures)),
    transactions: await transactions(snapshot, booked),
    income: { period, sources: sources.filter((source) => source.id === id) },
  };
}
