import type { PoolClient } from 'pg';
import { undoDays } from '#domain/import/file-import.ts';
import { hex } from '../../hex.ts';

/** The rows that refer to a security and would be lost with it. */
export interface SecurityUse {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly transactions: number;
  readonly portfolios: number;
  /** Transactions that come back where an import is undone. */
  readonly returning: number;
  /** Commitments to it, and values that it reported. */
  readonly reports: number;
  readonly benchmarks: number;
}

// The ledger is read once, whatever the number of securities. $2 is the import whose own transactions do not count.
const useSql = `
  with booked as (
    select t.instrument_id, count(*)::int as transactions, count(distinct t.portfolio_id)::int as portfolios
      from transactions t
     where t.instrument_id = any($1::uuid[]) and t.voided_at is null
       and not exists (select from import_transactions r where r.import_id = $2 and r.into_account_id = t.account_id
                                                           and r.into_portfolio_id = t.portfolio_id and r.transaction_id = t.id)
     group by t.instrument_id
  ), coming_back as (
    select o.instrument_id, count(*)::int as transactions
      from import_transactions r
      join imports i on i.id = r.import_id and i.imported_at > now() - interval '${undoDays} days'
      join transactions now on now.account_id = r.into_account_id and now.portfolio_id = r.into_portfolio_id and now.id = r.transaction_id
                           and now.voided_at is null
      join transactions o on o.account_id = r.into_account_id and o.id = r.replaced_id and o.instrument_id = any($1::uuid[])
     where r.replaced_id is not null and r.import_id is distinct from $2
     group by o.instrument_id
  )
  select ${hex('own.id')} as id, own.symbol, own.name, coalesce(booked.transactions, 0) as transactions, coalesce(booked.portfolios, 0) as portfolios,
         coalesce(coming_back.transactions, 0) as "returning",
         (select count(*)::int from commitments where instrument_id = own.id) + (select count(*)::int from reported_values where instrument_id = own.id) as reports,
         (select count(distinct benchmark_id)::int from benchmark_components where instrument_id = own.id) as benchmarks
    from instruments own left join booked on booked.instrument_id = own.id left join coming_back on coming_back.instrument_id = own.id
   where own.id = any($1::uuid[]) order by own.symbol`;

/** Counts what uses each of these securities, beside the transactions of an import. */
export async function useOfSecurities(
  connection: PoolClient,
  ids: readonly string[],
  besides: string | null = null,
): Promise<SecurityUse[]> {
  if (ids.length === 0) return [];
  return (await connection.query<SecurityUse>(useSql, [ids, besides])).rows;
}

export function isUsed({ transactions, returning, reports, benchmarks }: SecurityUse): boolean {
  return transactions + returning + reports + benchmarks > 0;
}

/** Takes securities away with their prices, and with what imports know of them; refused by the database while something refers to them. */
export async function deleteSecurities(connection: PoolClient, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await connection.query('update import_securities set instrument_id = null where instrument_id = any($1::uuid[])', [ids]);
  for (const table of ['prices', 'dividends', 'fund_weights'])
    await connection.query(`delete from ${table} where instrument_id = any($1::uuid[])`, [ids]);
  await connection.query('delete from instruments where id = any($1::uuid[])', [ids]);
}
