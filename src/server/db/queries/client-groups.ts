import type { PoolClient } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';
import { everybodySql, mineSql, presentSql, ratesSql, sectionSql } from '../clients-sql.ts';
import type { TotalsWanted } from './clients.ts';

/** An account as a member of a group, on the day of the cross-section. */
export interface GroupMember {
  readonly group: string;
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  /** The day of its figures; null when it has none for the cross-section. */
  readonly day: IsoDate | null;
  /** In its own currency. */
  readonly value: number | null;
  /** What 1 of its currency is in the wanted one. */
  readonly fx: number | null;
}

const membersSql = `
  with ${mineSql}, ${everybodySql([])}, ${sectionSql}, ${ratesSql}
  select (select last_day from section) as "asOf", named."group", replace(everybody.id::text, '-', '') as id, everybody.name,
         everybody.currency, present.day, present.value, fx
    from everybody
    cross join section
    join rates on rates.currency = everybody.currency
    cross join lateral unnest(everybody.groups) named ("group")
    ${presentSql(['day', 'value'])}
   order by named."group", everybody.name, everybody.id`;

export function clientGroups(connection: PoolClient) {
  return {
    /** Every group of the accounts that the actor may see on a portal with those of them that are in it, by name. */
    async members({ portalId, asOf, currency }: TotalsWanted): Promise<{ readonly asOf: IsoDate | null; readonly members: GroupMember[] }> {
      const values = [portalId, asOf, currency];
      const { rows } = await connection.query<GroupMember & { asOf: IsoDate | null }>(membersSql, values);
      return { asOf: rows[0]?.asOf ?? null, members: rows.map(({ asOf: _day, ...member }) => member) };
    },
  };
}
