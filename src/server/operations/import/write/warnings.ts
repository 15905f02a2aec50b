import type pg from 'pg';
import { type ImportWarningKind, warningsKept } from '#domain/data-health/import-warning.ts';

/** By kind, of the transactions that `check/` doubts: their line, the number of the row, and about what it would be. */
const doubts: Readonly<Record<ImportWarningKind, string>> = {
  'amount-differs':
    'select line, amount as recorded, round(direction * gross - costs, 2) as expected from trade_doubts where factor is null',
  'rate-differs': 'select line, rate as recorded, round(market, 8) as expected from rate_doubts where not is_upside_down',
};

const warned = Object.entries(doubts)
  .map(([kind, sql]) => `select '${kind}' as kind, doubt.* from (${sql}) as doubt`)
  .join(' union all ');

/**
 * Keeps the warnings of this import's transactions beside them, in the place of those that the same rows had before. What says the same as before
 * stays as it is: someone may have found it right. Says how many.
 */
export async function writeWarnings(connection: pg.PoolClient): Promise<number> {
  const kept = await connection.query(`
    create temp table warned_now on commit drop as
    select p.account_id, p.portfolio_id, t.id as transaction_id, warned.kind, warned.recorded, warned.expected
    from (select * from (${warned}) as each order by line, kind limit ${warningsKept}) as warned
    join staged_transactions s on s.line = warned.line
    join known_portfolios p on p.external_id = s.portfolio
    join transactions t on t.account_id = p.account_id and t.portfolio_id = p.portfolio_id and t.source = s.source and t.source_id = s.id
      and t.voided_at is null`);
  await connection.query(`
    delete from import_warnings w using transactions t, staged_transactions s
    where t.account_id = w.account_id and t.portfolio_id = w.portfolio_id and t.id = w.transaction_id
      and s.source = t.source and s.id = t.source_id
      and not exists (select from warned_now n where n.account_id = w.account_id and n.portfolio_id = w.portfolio_id
        and n.transaction_id = w.transaction_id and n.kind = w.kind and n.recorded = w.recorded and n.expected = w.expected);
    insert into import_warnings (account_id, portfolio_id, transaction_id, kind, recorded, expected)
    select account_id, portfolio_id, transaction_id, kind, recorded, expected from warned_now on conflict do nothing`);
  return kept.rowCount ?? 0;
}
