import type { PoolClient } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';
import { hex } from '../../hex.ts';

/** A dividend as the market data have it. */
export interface StoredDividend {
  readonly instrumentId: string;
  readonly exDate: IsoDate;
  readonly payDate: IsoDate | null;
  /** Per unit, an exact decimal as text. */
  readonly amount: string;
  readonly currency: string;
}

const payableSql = `
  select ${hex('instrument_id')} as "instrumentId", ex_date as "exDate", pay_date as "payDate", amount::text as amount, currency
    from dividends where instrument_id = any($1::uuid[]) and coalesce(pay_date, ex_date) > $2::date and coalesce(pay_date, ex_date) <= $3::date
   order by ex_date limit 2000`;

export function dividends(connection: PoolClient) {
  return {
    /** Dividends of these securities that are paid after a day, up to another one. */
    async payable(
      ids: readonly string[],
      { after, until }: { readonly after: IsoDate; readonly until: IsoDate },
    ): Promise<StoredDividend[]> {
      if (ids.length === 0) return [];
      return (await connection.query<StoredDividend>(payableSql, [ids, after, until])).rows;
    },
  };
}
