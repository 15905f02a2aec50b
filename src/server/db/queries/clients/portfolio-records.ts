import { and, eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Sql } from '../../queries.ts';
import { portfolios as table } from '../../schema/clients.ts';
import { toLikePattern, matchesSearch, orderBy, type ListQuery } from '../../list-query.ts';

interface ListedPortfolio {
  readonly id: string;
  readonly name: string;
  readonly account: string;
  readonly type: string;
  readonly currency: string;
}

/** The part of a portfolio that a form changes. */
export type PortfolioChange = Pick<
  typeof table.$inferSelect,
  'name' | 'type' | 'currency' | 'region' | 'objective' | 'riskLevel' | 'esgRating' | 'benchmarkId' | 'modelId'
>;

const sorted = { name: 'lower(own.name)', account: 'account.name_key', type: 'own.type', currency: 'own.currency' };

const foundSql = `
    from portfolios own join accounts account on account.id = own.account_id
   where account.is_active and ${matchesSearch('$1', 'own.name', 'account.name')}`;

const pageSql = (query: ListQuery) => `
  select replace(own.id::text, '-', '') as id, own.name, account.name as account, own.type, own.currency
  ${foundSql} ${orderBy(sorted, query, 'own.id')} limit $2 offset $3`;

/** Portfolios as they are kept: listed, opened and changed. */
export function portfolioRecords(sql: Sql, connection: PoolClient) {
  return {
    async page(query: ListQuery): Promise<{ readonly portfolios: ListedPortfolio[]; readonly found: number }> {
      const find = toLikePattern(query.find);
      const { rows } = await connection.query<ListedPortfolio>(pageSql(query), [find, query.limit, query.offset]);
      const counted = await connection.query<{ found: number }>(`select count(*)::int as found ${foundSql}`, [find]);
      return { portfolios: rows, found: counted.rows[0]?.found ?? 0 };
    },
    /** Until the end of the transaction no one else changes it by a form. A lock on its row would make a change of what changes nothing. */
    async lock(id: string): Promise<void> {
      await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`portfolio ${id}`]);
    },
    /** Tells whether anything was ever booked in it. */
    async hasLedger(accountId: string, id: string): Promise<boolean> {
      const { rowCount } = await connection.query('select from transactions where account_id = $1 and portfolio_id = $2 limit 1', [
        accountId,
        id,
      ]);
      return rowCount === 1;
    },
    /** Its id, which is its number at the source too: no import brings another with it. */
    async insert(accountId: string, portfolio: PortfolioChange): Promise<string> {
      const { rows } = await connection.query<{ id: string }>("select replace(uuidv7()::text, '-', '') as id");
      const id = rows[0]?.id ?? '';
      await sql.insert(table).values({ ...portfolio, accountId, id, externalId: id });
      return id;
    },
    async set(accountId: string, id: string, change: PortfolioChange): Promise<number> {
      const own = and(eq(table.accountId, accountId), eq(table.id, id));
      const [changed] = await sql.update(table).set(change).where(own).returning({ version: table.version });
      if (!changed) throw new Error('A portfolio was not changed.');
      return changed.version;
    },
  };
}
