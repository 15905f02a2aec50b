import type { PoolClient } from 'pg';
import type { MergeConflicts } from '#domain/security/merge-refusal.ts';
import { transactionColumns } from '../ledger/transaction-columns.ts';

/** The rows that a merge moves, and the days on which both securities have a price that differs a little. */
export interface MergeNumbers extends MergeConflicts {
  readonly transactions: number;
  readonly portfolios: number;
  readonly prices: number;
  readonly differing: number;
}

/** Tables with a row of a security for each of these keys; where both have one that says something else, it takes someone to decide. */
const keyed = {
  commitments: ['account_id', 'portfolio_id'],
  reported_values: ['account_id', 'portfolio_id', 'day'],
  dividends: ['ex_date'],
  fund_weights: ['day', 'kind', 'key'],
  benchmark_components: ['benchmark_id', 'from_day'],
} as const;

const bothSql = Object.entries(keyed)
  .map(
    ([table, keys]) =>
      `(select count(*) from ${table} a join ${table} b using (${keys.join(', ')}) where a.instrument_id = $1 and b.instrument_id = $2)`,
  )
  .join(' + ');

// The ledger is read once.
const numbersSql = `
  with booked as (
    select portfolio_id, count(*) filter (where instrument_id = $1) as moved, count(*) filter (where instrument_id = $2) as stays,
           count(*) filter (where type in ('Split', 'CorporateAction')) as splits
      from transactions where instrument_id in ($1, $2) and voided_at is null group by portfolio_id
  ), priced as (
    select a.close as moved, b.close as stays from prices a join prices b using (day) where a.instrument_id = $1 and b.instrument_id = $2 and a.close <> b.close
  )
  select (select coalesce(sum(moved), 0)::int from booked) as transactions, (select count(*)::int from booked where moved > 0) as portfolios,
         (select count(*)::int from prices where instrument_id = $1) as prices, (select count(*)::int from priced) as differing,
         (select count(*)::int from priced where abs(moved - stays) > 0.1 * least(moved, stays)) as "farPrices",
         (select count(*)::int from booked where moved > 0 and stays > 0 and splits > 0) as splits, (${bothSql})::int as others`;

// A transaction stays where it is: it is voided and recorded anew, in its own place among those of its day.
const moveSql = [
  `create temp table merged_rows on commit drop as
     select account_id, portfolio_id, id, day, uuidv7() as new_id, $2::uuid as into_id from transactions where instrument_id = $1 and voided_at is null`,
  `select from portfolios where id in (select portfolio_id from merged_rows) order by id for update`,
  `update transactions t set voided_at = now() from merged_rows m where t.account_id = m.account_id and t.portfolio_id = m.portfolio_id and t.id = m.id`,
  `insert into transactions (id, source, source_id, sequence, ${transactionColumns.join(', ')}) overriding system value
   select m.new_id, t.source, t.source_id, t.sequence, ${transactionColumns.map((name) => (name === 'instrument_id' ? 'm.into_id' : `t.${name}`)).join(', ')}
     from merged_rows m join transactions t on t.account_id = m.account_id and t.portfolio_id = m.portfolio_id and t.id = m.id`,
  `update import_transactions r set transaction_id = m.new_id from merged_rows m
    where r.into_account_id = m.account_id and r.into_portfolio_id = m.portfolio_id and r.transaction_id = m.id`,
  `update import_warnings w set transaction_id = m.new_id from merged_rows m
    where w.account_id = m.account_id and w.portfolio_id = m.portfolio_id and w.transaction_id = m.id`,
  `insert into ledger_marks (account_id, portfolio_id, first_changed_day)
   select account_id, portfolio_id, min(day) from merged_rows group by account_id, portfolio_id order by account_id, portfolio_id
   on conflict (account_id, portfolio_id) do update set
     first_changed_day = least(ledger_marks.first_changed_day, excluded.first_changed_day), version = ledger_marks.version + 1, marked_at = now()`,
];

// What it is known by goes over where the other has none.
const nameSql = `
  update instruments i set isin = coalesce(i.isin, f.isin), sedol = coalesce(i.sedol, f.sedol), sector = coalesce(i.sector, f.sector),
         region = coalesce(i.region, f.region)
    from instruments f where i.id = $2 and f.id = $1`;

export function securityMerge(connection: PoolClient) {
  return {
    async numbers(from: string, into: string): Promise<MergeNumbers> {
      const { rows } = await connection.query<MergeNumbers>(numbersSql, [from, into]);
      if (!rows[0]) throw new Error('A merge was not counted.');
      return rows[0];
    },
    /** Moves all that there is of one security to another, and takes the one away. `overwrites` says whose prices count where both have one. */
    async merge(from: string, into: string, overwrites: boolean): Promise<void> {
      const both = async (text: string) => connection.query(text, [from, into]);
      const [keep = '', ...moves] = moveSql;
      await both(keep);
      for (const text of moves) await connection.query(text);
      for (const table of Object.keys(keyed)) await both(`update ${table} set instrument_id = $2 where instrument_id = $1`);
      const pricesOfBoth = 'day in (select day from prices where instrument_id = $2)';
      if (overwrites)
        await both('delete from prices where instrument_id = $2 and day in (select day from prices where instrument_id = $1)');
      await both(`update prices set instrument_id = $2 where instrument_id = $1 and not ${pricesOfBoth}`);
      await both('update import_securities set instrument_id = $2 where instrument_id = $1');
      await both('select move_what_names_security($1, $2)');
      await both(nameSql);
    },
  };
}
