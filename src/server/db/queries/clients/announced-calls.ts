import type { PoolClient } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';
import { columnsSql, type LedgerRow } from '../ledger/transactions.ts';

/** A call of a private fund with the fund's name and what the notice said. */
export interface AnnouncedCall extends LedgerRow {
  readonly fund: string;
  readonly note: string | null;
}

const betweenSql = `
  select ${columnsSql}, instruments.name as fund, entry.note
    from transactions entry join instruments on instruments.id = entry.instrument_id
   where entry.account_id = $1 and entry.portfolio_id = any($2::uuid[]) and entry.voided_at is null
     and entry.day > $3::date and entry.day <= $4::date and entry.type = 'Call' and instruments.type = 'PrivateEquity'
   order by entry.day, instruments.name, entry.sequence`;

export function announcedCalls(connection: PoolClient) {
  return {
    /** The calls to these portfolios after a day up to another one, the next one first. */
    async between(
      { accountId, portfolioIds }: { readonly accountId: string; readonly portfolioIds: readonly string[] },
      after: IsoDate,
      until: IsoDate,
    ): Promise<AnnouncedCall[]> {
      return (await connection.query<AnnouncedCall>(betweenSql, [accountId, portfolioIds, after, until])).rows;
    },
  };
}
