import type { PoolClient } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';
import type { TransactionType } from '#finance/ledger/ledger.ts';
import { transactionColumns } from './transaction-columns.ts';

/** A transaction as it was recorded, with the symbol of its security; numbers exact, as text. */
export interface RecordedEntry {
  readonly id: string;
  readonly accountId: string;
  readonly portfolioId: string;
  /** The external id of its portfolio. */
  readonly portfolio: string;
  readonly source: string;
  readonly sourceId: string;
  readonly day: IsoDate;
  readonly settleDay: IsoDate | null;
  readonly type: TransactionType;
  readonly symbol: string | null;
  readonly units: string | null;
  readonly price: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly rate: string | null;
  readonly charges: string;
  readonly tax: string;
  readonly category: string | null;
  readonly note: string | null;
  readonly transferId: string | null;
  readonly cost: string | null;
  readonly acquired: IsoDate | null;
  readonly ratio: string | null;
  readonly isVoided: boolean;
}

const idOf = (column: string) => `replace(${column}::text, '-', '')`;
const number = (column: string) => `trim_scale(entry.${column})::text`;

export const entrySql = `
  select ${idOf('entry.id')} as id, ${idOf('entry.account_id')} as "accountId", ${idOf('entry.portfolio_id')} as "portfolioId",
         portfolio.external_id as portfolio, entry.source, entry.source_id as "sourceId", entry.day, entry.settle_day as "settleDay", entry.type,
         instrument.symbol, ${number('units')} as units, ${number('price')} as price, ${number('amount')} as amount, entry.currency,
         ${number('fx_rate')} as rate, ${number('charges')} as charges, ${number('tax')} as tax, entry.category, entry.note,
         entry.transfer_id as "transferId", ${number('cost')} as cost, entry.acquired, ${number('ratio')} as ratio,
         entry.voided_at is not null as "isVoided"
    from transactions entry
    join portfolios portfolio on portfolio.account_id = entry.account_id and portfolio.id = entry.portfolio_id
    left join instruments instrument on instrument.id = entry.instrument_id`;

const ofPortfolioSql = `${entrySql} where entry.account_id = $1 and entry.portfolio_id = $2 and entry.id = any($3::uuid[]) order by entry.sequence`;

const byIdsSql = `${entrySql} where entry.id = any($1::uuid[]) and entry.account_id = any($2::uuid[]) order by entry.sequence`;

const sidesSql = `${entrySql}
   where portfolio.account_id = $1 and entry.source = $2 and entry.transfer_id = $3 and entry.voided_at is null
   union all ${entrySql}
   where portfolio.account_id <> $1 and entry.source = $2 and entry.transfer_id = $3 and entry.voided_at is null
     and portfolio.id = (select counter_portfolio_id from transactions where account_id = $1 and portfolio_id = $4 and id = $5)`;

const liveSql = `${entrySql}
   where entry.account_id = $1 and entry.source = $2 and entry.source_id = any($3::text[]) and entry.voided_at is null order by entry.sequence`;

const voidSql = `
  update transactions set voided_at = now(), void_reason = $4
   where account_id = $1 and portfolio_id = $2 and id = any($3::uuid[]) and voided_at is null`;

const reasonSql = `
  update transactions set void_reason = $4
   where account_id = $1 and source = $2 and source_id = any($3::text[]) and voided_at = now() and void_reason is null`;

const recentSql = `
  select count(*)::integer as count from transactions
   where account_id = $1 and portfolio_id = $2 and id = any($3::uuid[])
     and case when voided_at is null then recorded_at else voided_at end > now() - make_interval(secs => $4)`;

const copied = ['source', 'source_id', 'sequence', ...transactionColumns].join(', ');

const restoreSql = `
  insert into transactions (${copied}) overriding system value
  select ${copied} from transactions
   where account_id = $1 and portfolio_id = $2 and id = any($3::uuid[]) and void_reason is not null
  returning ${idOf('id')} as id`;

const counterSql = `
  select distinct ${idOf('other.account_id')} as id
    from transactions entry join portfolios other on other.id = entry.counter_portfolio_id
   where entry.account_id = $1 and entry.portfolio_id = $2 and entry.id = any($3::uuid[]) and other.account_id <> $1`;

const markSql = `
  insert into ledger_marks (account_id, portfolio_id, first_changed_day) values ($1, $2, $3)
  on conflict (account_id, portfolio_id) do update set
    first_changed_day = least(ledger_marks.first_changed_day, excluded.first_changed_day),
    version = ledger_marks.version + 1,
    marked_at = now()`;

export interface InLedger {
  readonly accountId: string;
  readonly portfolioId: string;
}

/** Single transactions, as they are recorded, voided and brought back by hand. */
export function entries(connection: PoolClient) {
  return {
    /** Returns the entries of a portfolio with these ids, including voided ones, in the order of entry. */
    async ofPortfolio({ accountId, portfolioId }: InLedger, ids: readonly string[]): Promise<RecordedEntry[]> {
      return (await connection.query<RecordedEntry>(ofPortfolioSql, [accountId, portfolioId, ids])).rows;
    },

    /** The other accounts that these of a portfolio have their other sides in, as far as the actor sees them. */
    async counterAccounts({ accountId, portfolioId }: InLedger, ids: readonly string[]): Promise<string[]> {
      return (await connection.query<{ id: string }>(counterSql, [accountId, portfolioId, ids])).rows.map(({ id }) => id);
    },

    /** Returns the entries of several accounts with these ids, including voided ones. */
    async ofAccounts(accountIds: readonly string[], ids: readonly string[]): Promise<RecordedEntry[]> {
      return (await connection.query<RecordedEntry>(byIdsSql, [ids, accountIds])).rows;
    },

    /** The live ones that belong together, of the account and of the portfolio that it names as the other one. */
    async sides({ accountId, portfolioId, id, source, transferId }: RecordedEntry): Promise<RecordedEntry[]> {
      return (await connection.query<RecordedEntry>(sidesSql, [accountId, source, transferId, portfolioId, id])).rows;
    },

    /** The live ones of an account that a source has under these ids. */
    async live({ accountId, source }: Pick<RecordedEntry, 'accountId' | 'source'>, sourceIds: readonly string[]): Promise<RecordedEntry[]> {
      return (await connection.query<RecordedEntry>(liveSql, [accountId, source, sourceIds])).rows;
    },

    /** Voids them for a reason; tells how many were live. */
    async void({ accountId, portfolioId }: InLedger, ids: readonly string[], reason: string): Promise<number> {
      return (await connection.query(voidSql, [accountId, portfolioId, ids, reason])).rowCount ?? 0;
    },

    /** Explains why this transaction has voided those that a source has under these ids. */
    async explainVoid(
      { accountId, source }: Pick<RecordedEntry, 'accountId' | 'source'>,
      sourceIds: readonly string[],
      reason: string,
    ): Promise<void> {
      await connection.query(reasonSql, [accountId, source, sourceIds, reason]);
    },

    /** Counts those of them that were recorded, or voided, at most so many seconds ago. */
    async countRecent({ accountId, portfolioId }: InLedger, ids: readonly string[], seconds: number): Promise<number> {
      const { rows } = await connection.query<{ count: number }>(recentSql, [accountId, portfolioId, ids, seconds]);
      return rows[0]?.count ?? 0;
    },

    /** Records what was voided by hand once more, in its place in the order of entry; tells the new ids. */
    async restore({ accountId, portfolioId }: InLedger, ids: readonly string[]): Promise<string[]> {
      return (await connection.query<{ id: string }>(restoreSql, [accountId, portfolioId, ids])).rows.map(({ id }) => id);
    },

    /** Figures are old from that day on. */
    async mark({ accountId, portfolioId }: InLedger, day: IsoDate): Promise<void> {
      await connection.query(markSql, [accountId, portfolioId, day]);
    },
  };
}
