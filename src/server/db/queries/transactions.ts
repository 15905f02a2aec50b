import type { PoolClient } from 'pg';

/** A live transaction as the figures need it: exact numbers as text, days as day numbers. */
export interface LedgerRow {
  readonly accountId: string;
  readonly portfolioId: string;
  readonly id: string;
  readonly sequence: number;
  readonly day: number;
  readonly type: string;
  readonly instrumentId: string | null;
  readonly units: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly fxRate: string | null;
  readonly charges: string;
  readonly tax: string;
  readonly category: string | null;
  readonly ratio: string | null;
  readonly cost: string | null;
  readonly acquiredDay: number | null;
  readonly transferId: string | null;
}

const ledgerSql = `
  select replace(account_id::text, '-', '') as "accountId", replace(portfolio_id::text, '-', '') as "portfolioId",
         replace(id::text, '-', '') as id, sequence::float8 as sequence, day - date '1970-01-01' as day, type,
         replace(instrument_id::text, '-', '') as "instrumentId", units, amount, currency, fx_rate as "fxRate", charges, tax, category,
         ratio, cost, acquired - date '1970-01-01' as "acquiredDay", transfer_id as "transferId"
    from transactions
   where account_id = any($1::uuid[]) and voided_at is null and day <= $2::date
   order by account_id, portfolio_id, day, sequence`;

export function transactions(connection: PoolClient) {
  return {
    /** The whole live ledger of these accounts up to `through`. */
    async ledgerOf(accountIds: readonly string[], through: string): Promise<LedgerRow[]> {
      return (await connection.query<LedgerRow>(ledgerSql, [accountIds, through])).rows;
    },
  };
}
