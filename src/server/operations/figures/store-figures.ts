import { setImmediate as nextTurn } from 'node:timers/promises';
import { yearOfDay } from '#finance/iso-date.ts';
import type { Queries } from '../../db/queries.ts';
import type { AccountFigures } from './account-figures.ts';
import { lately } from './account-material.ts';
import type { AccountPlan } from './account-plan.ts';

export interface ComputedAccount {
  readonly plan: AccountPlan;
  readonly figures: AccountFigures;
}

/** Before every year and day of any ledger. */
const firstYear = 0;
const firstDay = -719_162;

/**
 * Writes the figures of these accounts, from the first day on that is no longer right: one statement a table for all of them. The long
 * tables go out one by one, so that the server stores the first while the next is put into columns.
 */
export async function storeFigures(tx: Queries, computed: readonly ComputedAccount[], through: number): Promise<void> {
  const all = computed.map(({ plan, figures }) => ({
    figures,
    accountId: plan.accountId,
    currency: plan.currency,
    from: staleFrom(plan),
    changedFrom: plan.continued?.fromDay ?? firstDay,
  }));
  const books = all.flatMap(({ figures, accountId, from }) => figures.books.map((book) => ({ ...book, ...from, accountId })));
  const subjects = all.flatMap(({ figures, accountId, from }) => figures.subjects.map((one) => ({ ...one, ...from, accountId })));
  const snapshots = all.map(({ figures, accountId, currency, from }) => ({ ...from, accountId, currency, snapshots: figures.snapshots }));
  const states = all.flatMap(({ figures, accountId }) => figures.states.map((state) => ({ ...state, accountId, lastDay: through })));
  const health = all.flatMap(({ figures, accountId }) => figures.health.map((one) => ({ ...one, accountId })));
  await Promise.all([
    tx.snapshots.replace(snapshots),
    nextTurn().then(() => tx.dailySeries.replace(subjects)),
    nextTurn()
      .then(() => nextTurn())
      .then(() => tx.bookYears.replace(books)),
    tx.figureStates.store(states),
    tx.portfolioHealth.store(health, through),
    tx.changes.tell(
      'accounts',
      all.map(({ accountId }) => accountId),
    ),
    tx.publishedReports.checkAgain(all.map(({ accountId, changedFrom }) => ({ accountId, fromDay: changedFrom }))),
  ]);
}

/** From where on what is stored is not right. */
function staleFrom({ continued, isStored }: AccountPlan): { fromYear: number | null; fromDay: number | null } {
  if (!isStored) return { fromYear: null, fromDay: null };
  return continued
    ? { fromYear: yearOfDay(continued.fromDay), fromDay: continued.fromDay - lately }
    : { fromYear: firstYear, fromDay: firstDay };
}
