import type { ChangeWindow } from '#finance/period.ts';

/** The accounts that are asked for, on the portal $1: membership first, so that the policies of the tables only confirm. */
export const mineSql = `
  mine as (
    select account_id from account_members
     where user_id = actor_user() and relation = case actor_kind() when 'advisor' then 'advisor' when 'investor' then 'client' end
       and is_open
     union all
    select id from accounts where actor_kind() in ('admin', 'system') and portal_id = $1
     union all
    select id from accounts_as_client() seen (id) where actor_kind() = 'viewer')`;

const lastRate = (ofCurrency: string, expression: string) => `
  (select ${expression} from exchange_rates quoted
    where quoted.currency = ${ofCurrency} and quoted.day <= section.last_day order by quoted.day desc limit 1)`;

/**
 * Units of $3 for 1 of each currency that `held` selects, on the day of `section`: through the euro, both legs of one date. Null
 * when there is none.
 */
export function ratesSql(held: string): string {
  return `
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
      from (${held}) held cross join section)`;
}

/** The columns of one window. */
export function changeColumns(period: ChangeWindow) {
  return { gain: `gain_${period}`, return: `return_${period}`, benchmark: `benchmark_${period}` } as const;
}
