import type { PoolClient } from 'pg';
import { enteredSource } from '#domain/ledger/entered-source.ts';
import type { PricePoint } from '../market/prices.ts';
import { entrySql, type InLedger, type RecordedEntry } from './entries.ts';

const entriesSql = `${entrySql}
   where entry.account_id = $1 and entry.portfolio_id = $2 and entry.instrument_id = $3 and entry.voided_at is null order by entry.sequence`;

const byHandSql = `
  select coalesce(bool_and(source = $4), false) as is from transactions
   where account_id = $1 and portfolio_id = $2 and instrument_id = $3 and voided_at is null`;

/** A portfolio's transactions in a security that was recorded by hand. */
export function handHoldings(connection: PoolClient) {
  return {
    /** The live transactions of a security in a portfolio, in the order of entry. */
    async entries({ accountId, portfolioId }: InLedger, instrumentId: string): Promise<RecordedEntry[]> {
      return (await connection.query<RecordedEntry>(entriesSql, [accountId, portfolioId, instrumentId])).rows;
    },

    /** True if all the portfolio's transactions in a security were recorded by hand. */
    async isByHand({ accountId, portfolioId }: InLedger, instrumentId: string): Promise<boolean> {
      const { rows } = await connection.query<{ is: boolean }>(byHandSql, [accountId, portfolioId, instrumentId, enteredSource]);
      return rows[0]?.is ?? false;
    },

    /** Until the end of the transaction no one else corrects the security. */
    async hold(instrumentId: string): Promise<void> {
      await connection.query("select pg_advisory_xact_lock(hashtextextended('security ' || $1, 0))", [instrumentId]);
    },

    /**
     * Corrects a security that no import brought, for those who record transactions of all who hold it, by a function: the table itself is kept by
     * administrators. Of a property its value points are these, and no others.
     */
    async keep(
      instrumentId: string,
      given: Readonly<Record<'name' | 'region' | 'annualGrowth', string | null>>,
      points: readonly PricePoint[],
    ): Promise<void> {
      const [days, closes] = [points.map(({ day }) => day), points.map(({ price }) => price)];
      const { name, region, annualGrowth } = given;
      await connection.query('select keep_security($1, $2, $3, $4)', [instrumentId, { name, region, annualGrowth }, days, closes]);
    },
  };
}
