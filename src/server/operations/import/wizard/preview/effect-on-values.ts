import type { ImportEffect } from '#contracts/imports.ts';
import type { Settlement } from '#finance/ledger/entry-effect.ts';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import type { Queries } from '../../../../db/queries.ts';
import { computeAccounts } from '../../../figures/compute-accounts.ts';
import { FiguresMemory } from '../../../figures/figures-memory.ts';

/** As of which day, and how cash is settled. */
export interface Valuing {
  readonly through: IsoDate;
  readonly settlement: Settlement;
}

const subjectsSql = `
  select replace(p.id::text, '-', '') as "portfolioId", p.name, a.name as client, p.currency,
         c.rows, live.rows = c.added as "isNew", h.value::float8 as value
    from portfolios p join accounts a on a.id = p.account_id
    cross join lateral (select count(*)::int as rows, count(*) filter (where old_id is null) as added
                          from changed_transactions where portfolio_id = p.id) c
    cross join lateral (select count(*) as rows from transactions
                         where account_id = p.account_id and portfolio_id = p.id and voided_at is null) live
    left join portfolio_health h on h.account_id = p.account_id and h.portfolio_id = p.id
   where p.id in (select portfolio_id from changed_transactions)
   order by a.name, p.name, p.id`;

const accountsSql = `select distinct replace(account_id::text, '-', '') as id from changed_transactions order by id`;

interface Subject extends Omit<ImportEffect, 'before' | 'after'> {
  /** True if the portfolio has no transactions yet. */
  readonly isNew: boolean;
  readonly value: number | null;
}

/**
 * Returns the value of each portfolio that the import has just written to, without and with it. Computes and stores figures as the refresh
 * does, so the caller must roll the transaction back.
 */
export async function effectOnValues(tx: Queries, { through, settlement }: Valuing): Promise<ImportEffect[]> {
  const { rows: before } = await tx.connection.query<Subject>(subjectsSql);
  const { rows: accounts } = await tx.connection.query<{ id: string }>(accountsSql);
  const ids = accounts.map(({ id }) => id);
  for (const id of ids) await tx.ledgerMarks.claimAfterWaiting(id);
  await computeAccounts(tx, await tx.ledgerMarks.portfoliosOf(ids), {
    memory: new FiguresMemory(),
    settlement,
    through: dayNumber(through),
  });
  const { rows: after } = await tx.connection.query<Subject>(subjectsSql);
  const valueAfter = new Map(after.map(({ portfolioId, value }) => [portfolioId, value]));
  return before.map(({ value, isNew, ...subject }) => ({
    ...subject,
    before: isNew ? 0 : value,
    after: valueAfter.get(subject.portfolioId) ?? null,
  }));
}
