import type { PoolClient } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';
import { columnsSql, type LedgerRow } from '../ledger/transactions.ts';

/** A call of a private fund with the fund's name and what the notice said. */
export interface AnnouncedCall extends LedgerRow {
  readonly fund: string;
  readonly note: string | null;
}

/** A call of a private fund of an account, and the currency of the portfolio that it is to. */
export interface CallOfAccount extends LedgerRow {
  readonly portfolioCurrency: string;
}

const ofAccountsSql = `
  select ${columnsSql}, portfolio.currency as "portfolioCurrency"
    from unnest($1::uuid[], $2::date[]) wanted (account_id, day)
    join transactions entry on entry.account_id = wanted.account_id and entry.day > wanted.day and entry.day <= wanted.day + $3::integer
    join instruments on instruments.id = entry.instrument_id
    join portfolios portfolio on portfolio.account_id = entry.account_id and portfolio.id = entry.portfolio_id
   where entry.voided_at is null and entry.type = 'Call' and instruments.type = 'PrivateEquity'
   order by entry.day, entry.sequence`;

const betweenSql = `
  select ${columnsSql}, instruments.name as fund, entry.note
    from transactions entry join instruments on instruments.id = entry.instrument_id
   where entry.account_id = $1 and entry.portfolio_id = any($2::uuid[]) and entry.voided_at is null
     and entry.day > $3::date and entry.day <= $4::date and entry.type = 'Call' and instruments.type = 'PrivateEquity'
   order by entry.day, instruments.name, entry.sequence`;

export function announcedCalls(connection: PoolClient) {
  return {
    /** The calls to all portfolios of each account within some days after one of its own, the next one first. */
    async ofAccounts(wanted: readonly { readonly accountId: string; readonly day: IsoDate }[], days: number): Promise<CallOfAccount[]> {
      if (wanted.length === 0) return [];
      const values = [wanted.map(({ accountId }) => accountId), wanted.map(({ day }) => day), days];
      return (await connection.query<CallOfAccount>(ofAccountsSql, values)).rows;
    },

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
