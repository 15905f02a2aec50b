import type { PoolClient } from 'pg';
import type { CashAccount } from '#contracts/datasets/transactions.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { ListedTransaction } from './transaction-list.ts';

/** The movements of cash of some portfolios of an account, in the closed range of days [from, to]. */
export interface CashQuery {
  readonly accountId: string;
  readonly portfolioIds: readonly string[];
  readonly from: IsoDate | null;
  readonly to: IsoDate;
  /** Types that are settled outside the portfolios and move none of their cash. */
  readonly without: readonly string[];
}

interface AccountRow extends CashAccount {
  readonly count: number;
}

const movedSql = `
  from transactions entry
 where entry.account_id = $1 and entry.portfolio_id = any($2::uuid[]) and entry.voided_at is null and entry.amount <> 0
   and entry.day <= $4::date and entry.type <> all($5::text[])`;

// The balance runs over all movements up to the last day, so that a page of the list has it too.
const pageSql = `
  select replace(moved.id::text, '-', '') as id, moved.day, moved.type, moved.category,
         replace(moved.instrument_id::text, '-', '') as "instrumentId", instrument.name, instrument.symbol,
         moved.units, moved.price, case when moved.price is null then null else coalesce(instrument.quote_unit, moved.currency) end as "priceUnit",
         moved.amount, moved.currency, moved.charges, moved.tax, moved.note, moved.balance
    from (select entry.*, sum(entry.amount) over (partition by entry.currency order by entry.day, entry.sequence) as balance ${movedSql}) moved
    left join instruments instrument on instrument.id = moved.instrument_id
   where moved.day >= coalesce($3::date, '-infinity')
   order by moved.day desc, moved.sequence desc limit $6 offset $7`;

const inRange = `filter (where entry.day >= coalesce($3::date, '-infinity')`;

const accountsSql = `
  select entry.currency,
         coalesce(sum(entry.amount) filter (where entry.day < $3::date), 0)::text as opening,
         coalesce(sum(entry.amount) ${inRange} and entry.amount > 0), 0)::text as "paidIn",
         coalesce(-sum(entry.amount) ${inRange} and entry.amount < 0), 0)::text as "paidOut",
         sum(entry.amount)::text as closing,
         (count(*) ${inRange}))::integer as count
  ${movedSql}
   group by entry.currency order by count(*) desc, entry.currency`;

const balanceSql = `
  select trim_scale(coalesce(sum(amount), 0))::text as balance from transactions
   where account_id = $1 and portfolio_id = $2 and currency = $3 and day <= $4 and voided_at is null and id is distinct from $5::uuid`;

const lowestSql = `
  with booked as (
    select day, sum(sum(amount)) over (order by day) as balance from transactions
     where account_id = $1 and portfolio_id = $2 and currency = $3 and voided_at is null group by day)
  select trim_scale(least(
    coalesce((select balance from booked where day <= $4 order by day desc limit 1), 0),
    (select min(balance) from booked where day > $4)))::text as balance`;

const balancesSql = `
  select currency, trim_scale(sum(amount))::text as balance from transactions
   where account_id = $1 and portfolio_id = $2 and day <= $3 and voided_at is null and amount <> 0
   group by currency order by currency`;

export function cashList(connection: PoolClient) {
  return {
    /** Newest first, each with the balance of its currency after it. */
    async page(
      query: CashQuery,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<(ListedTransaction & { readonly balance: string })[]> {
      return (await connection.query<ListedTransaction & { balance: string }>(pageSql, [...rangeOf(query), limit, offset])).rows;
    },

    /** The balance of a currency at the end of a day, as if one of the transactions were not there. */
    async balanceOn(
      { accountId, portfolioId }: { readonly accountId: string; readonly portfolioId: string },
      { currency, day, without }: { readonly currency: string; readonly day: IsoDate; readonly without: string | null },
    ): Promise<string> {
      const { rows } = await connection.query<{ balance: string }>(balanceSql, [accountId, portfolioId, currency, day, without]);
      return rows[0]?.balance ?? '0';
    },

    /** The lowest balance of a currency at the end of a day or of any after it: so much can leave on that day. */
    async lowestFrom(
      { accountId, portfolioId }: { readonly accountId: string; readonly portfolioId: string },
      { currency, day }: { readonly currency: string; readonly day: IsoDate },
    ): Promise<string> {
      const { rows } = await connection.query<{ balance: string }>(lowestSql, [accountId, portfolioId, currency, day]);
      return rows[0]?.balance ?? '0';
    },

    /** The balance of each currency that ever moved, at the end of a day. */
    async balances(
      { accountId, portfolioId }: { readonly accountId: string; readonly portfolioId: string },
      day: IsoDate,
    ): Promise<ReadonlyMap<string, string>> {
      const { rows } = await connection.query<{ currency: string; balance: string }>(balancesSql, [accountId, portfolioId, day]);
      return new Map(rows.map(({ currency, balance }) => [currency, balance]));
    },

    /** One a currency that ever moved: balances and sums, and how many movements the range has. */
    async accounts(query: CashQuery): Promise<AccountRow[]> {
      return (await connection.query<AccountRow>(accountsSql, rangeOf(query))).rows;
    },
  };
}

function rangeOf({ accountId, portfolioIds, from, to, without }: CashQuery): unknown[] {
  return [accountId, portfolioIds, from, to, without];
}
