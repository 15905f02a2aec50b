import type { ChangeWindow } from '#finance/period.ts';

/** The overview's first three parameters: $1 the portal, $2 the chosen day, $3 the currency to show. */

/** Whose accounts are asked for: membership first, so that the walls of the tables only confirm. */
export const mineSql = `
  mine as (
    select account_id from account_members
     where user_id = actor_user() and relation = case actor_kind() when 'advisor' then 'advisor' when 'investor' then 'client' end
     union all
    select id from accounts where actor_kind() in ('admin', 'system') and portal_id = $1)`;

/** Every account of the actor on the portal with its last snapshot on or before the chosen day: one index entry an account. */
export function everybodySql(snapshotColumns: readonly string[]): string {
  return `
  everybody as materialized (
    select account.id, account.name, account.email, account.external_id, account.currency, account.groups, latest.*
      from mine
      join accounts account on account.id = mine.account_id
      left join lateral (
        select ${['day', 'value', ...snapshotColumns].join(', ')}
          from snapshots stored
         where stored.account_id = account.id and stored.subject_id = account.id and stored.day <= $2::date
         order by stored.day desc limit 1) latest on true
     where account.portal_id = $1 and (account.is_active or actor_kind() <> 'investor'))`;
}

/**
 * The day of the cross-section: the last one of anybody. Who is behind since the end of the month before is not part of it; who
 * is a few days behind is about to be computed. Its days are columns because behind walls no index is used with a day that is computed
 * in the condition.
 */
export const sectionSql = `
  section as materialized (
    select last_day, (date_trunc('month', last_day::timestamp) - interval '1 day')::date as since,
           (date_trunc('quarter', last_day::timestamp) - interval '1 day')::date as quarter_opening
      from (select max(day) as last_day from everybody) everyone)`;

const lastRate = (ofCurrency: string, expression: string) => `
  (select ${expression} from exchange_rates quoted
    where quoted.currency = ${ofCurrency} and quoted.day <= section.last_day order by quoted.day desc limit 1)`;

/** Units of $3 for 1 of each currency on the day of the cross-section: through the euro, both legs of one date. Null when there is none. */
export const ratesSql = `
  rates as materialized (
    select held.currency,
           case when held.currency = $3 then 1
                when held.currency = 'EUR' then ${lastRate('$3', 'quoted.per_euro::float8')}
                when $3 = 'EUR' then ${lastRate('held.currency', '1 / quoted.per_euro::float8')}
                else (select target.per_euro::float8 / own.per_euro::float8
                        from exchange_rates own
                        join exchange_rates target on target.day = own.day and target.currency = $3
                       where own.currency = held.currency and own.day <= section.last_day
                       order by own.day desc limit 1) end as fx
      from (select distinct currency from everybody) held cross join section)`;

/** The snapshot's columns of one window, as `gain`, `return` and `benchmark`. */
export function changeColumns(period: ChangeWindow): string[] {
  return ['gain', 'return', 'benchmark'].map((measure) => `${measure}_${period} as "${measure}"`);
}

/** The figures of whoever is part of the cross-section, nulls for the others: to join to `everybody` and `section`. */
export function presentSql(columns: readonly string[]): string {
  const own = columns.map((column) => `everybody.${column}`);
  return `left join lateral (select ${own.join(', ')} where everybody.day >= section.since) present on true`;
}
