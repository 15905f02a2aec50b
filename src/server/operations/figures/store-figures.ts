import { type IsoDate, dayNumber, isoDate, yearOf } from '#finance/iso-date.ts';
import type { Queries } from '../../db/queries.ts';
import type { AccountFigures, SubjectFigures } from './account-figures.ts';
import type { AccountLedger } from './account-ledger.ts';

export interface ComputedAccount {
  readonly ledger: AccountLedger;
  readonly figures: AccountFigures;
}

/** Writes the figures of these accounts, from the first day on that is no longer right: a few statements a table for all of them. */
export async function storeFigures(tx: Queries, computed: readonly ComputedAccount[], through: IsoDate): Promise<void> {
  const portfolios = computed.flatMap(({ ledger, figures }) => figures.portfolios.map((one) => ({ ...one, accountId: ledger.account.id })));
  const accounts = computed.map(({ ledger, figures }) => ({ ...figures.account, accountId: ledger.account.id }));
  const subjects = [...portfolios, ...accounts];

  await tx.positions.replace(portfolios.map((one) => ({ ...one, portfolioId: one.subjectId, spans: one.book.positions })));
  await tx.dailySeries.replace(subjects.map((one) => ({ ...one, fromYear: yearOf(isoDate(one.fromDay)) })));
  await tx.snapshots.replace(subjects.map((one) => ({ ...one, fromDay: one.snapshotsFrom })));
  await tx.figureStates.store(subjects.map((one) => ({ ...one, firstDay: firstDayOf(one), lastDay: dayNumber(through) })));
  const marks = computed.flatMap(({ ledger }) => ledger.portfolios.map(({ mark }) => mark));
  await tx.ledgerMarks.computed(marks, through);
}

function firstDayOf({ series }: SubjectFigures): number | null {
  return series?.firstDay ?? null;
}
