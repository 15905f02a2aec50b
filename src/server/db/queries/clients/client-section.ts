import type { PoolClient } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';
import { ratesSql } from '../../clients-sql.ts';

/** The accounts that are wanted: all of the actor's on a portal, as they were on a day, in one currency. */
export interface SectionQuery {
  readonly portalId: string;
  readonly asOf: IsoDate;
  readonly currency: string;
}

/**
 * The cross-section that a list shows: the last day of anyone, and the rates of that day. Who is behind since the end of the month
 * before is not part of it; who is a few days behind is about to be computed.
 */
export interface ClientSection {
  /** Null when no one has figures. */
  readonly lastDay: IsoDate | null;
  /** The day that a statement gets: the last one that there may be if no one has figures. */
  readonly shownDay: IsoDate;
  /** The end of the month before. */
  readonly since: IsoDate | null;
  /** The evening before the calendar quarter. */
  readonly quarterOpening: IsoDate | null;
  /** True if figures of anyone, seen or not, end before the day. */
  readonly isAnyoneBehind: boolean;
  /** The accounts that the actor sees: every account, those that are open to them, or those open to them and to the client whom they look for. */
  readonly view: 'all_clients' | 'own_clients' | 'viewed_clients';
  /** There is no other portal: no account has to be looked at to leave it out. */
  readonly isEveryOwnListed: boolean;
  /** The actor sees so many accounts that whatever is asked of them is found by reading all. */
  readonly isLarge: boolean;
  readonly currencies: readonly string[];
  /** The rate of each currency in the wanted one; null without a rate. */
  readonly rates: readonly (number | null)[];
}

/** From here on one plan for everyone is good, and making another for each question costs more than it saves. */
const manyAccounts = 1000;
const isLargeSql = (view: 'all_clients' | 'own_clients') =>
  `(select count(*) from (select from ${view} limit ${manyAccounts}) seen) = ${manyAccounts}`;

// Every currency with a rate is found by one step along the index.
const sectionSql = `
  with recursive quoted_currency (currency) as (
    select min(currency) from exchange_rates
     union all
    select (select min(later.currency) from exchange_rates later where later.currency > quoted_currency.currency)
      from quoted_currency where quoted_currency.currency is not null),
  section as materialized (select last_own_day($1, $2) as last_day),
  ${ratesSql("select $3::text as currency union select 'EUR' union select currency from quoted_currency where currency is not null")}
  select section.last_day as "lastDay", coalesce(section.last_day, date '2199-12-31') as "shownDay",
         (date_trunc('month', section.last_day::timestamp) - interval '1 day')::date as since,
         (date_trunc('quarter', section.last_day::timestamp) - interval '1 day')::date as "quarterOpening",
         coalesce(anyone_behind(section.last_day), false) as "isAnyoneBehind",
         case when actor_kind() in ('admin', 'system') then 'all_clients' when actor_kind() = 'viewer' then 'viewed_clients' else 'own_clients' end as view,
         (select count(*) from portals) = 1 as "isEveryOwnListed",
         case when actor_kind() in ('admin', 'system') then ${isLargeSql('all_clients')} when actor_kind() = 'viewer' then false else ${isLargeSql('own_clients')} end as "isLarge",
         array_agg(rates.currency order by rates.currency <> $3) as currencies,
         array_agg(rates.fx order by rates.currency <> $3) as rates
    from section cross join rates
   group by section.last_day`;

/** The cross-section of the last day on or before the wanted one on which the actor has a line. */
export async function clientSection(connection: PoolClient, { portalId, asOf, currency }: SectionQuery): Promise<ClientSection> {
  const { rows } = await connection.query<ClientSection>(sectionSql, [portalId, asOf, currency]);
  const [section] = rows;
  if (!section) throw new Error('A cross-section came without its day.');
  return section;
}
