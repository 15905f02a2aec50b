import { asc, eq, or } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { isId } from '#domain/is-id.ts';
import { folded } from '../../folded-text.ts';
import type { Sql } from '../../queries.ts';
import { rowReader } from '../../row-reader.ts';
import { portfolios as table } from '../../schema/clients.ts';
import { toLikePattern, matchesAllWords } from '../../list-query.ts';

export type Portfolio = typeof table.$inferSelect;

const byId = rowReader(table, 'where id = $1');
const ofAccounts = rowReader(table, 'where account_id = any($1::uuid[]) order by name, id');
const areThereSql = `
  select exists (select from portfolios join accounts on accounts.id = portfolios.account_id where accounts.portal_id = $1) as found`;

const searchSql = `
  select replace(portfolio.id::text, '-', '') as id, portfolio.name, own.name as client, portfolio.currency
    from own_accounts own
    join portfolios portfolio on portfolio.account_id = own.id
   where own.portal_id = $1 and portfolio.id <> $2 and ${matchesAllWords(folded("own.name || ' ' || portfolio.name"), '$3')}
   order by own.id <> $4, own.name, portfolio.name, portfolio.id limit $5`;

interface Beside {
  readonly accountId: string;
  readonly portalId: string;
  readonly portfolioId: string;
}

interface NamedPortfolio {
  readonly id: string;
  readonly name: string;
  readonly client: string;
  readonly currency: string;
}

export function portfolios(sql: Sql, connection: PoolClient) {
  return {
    async find(id: string): Promise<Portfolio | null> {
      return (await byId(connection, [id]))[0] ?? null;
    },

    /** Locks the row of a portfolio: another transaction that locks it waits until this one ends. */
    async lock({ accountId, id }: Pick<Portfolio, 'accountId' | 'id'>): Promise<void> {
      await connection.query('select from portfolios where account_id = $1 and id = $2 for no key update', [accountId, id]);
    },

    /** Returns the portfolios with this id, which is our own or the source's. */
    async named(name: string): Promise<Portfolio[]> {
      const own = isId(name) ? eq(table.id, name) : undefined;
      return sql
        .select()
        .from(table)
        .where(or(own, eq(table.externalId, name)))
        .orderBy(asc(table.id))
        .limit(10);
    },

    /** The other ones of a portal, of the actor's clients, whose name or client words may mean: those of the same account first. */
    async search(words: string, { beside, limit }: { readonly beside: Beside; readonly limit: number }): Promise<NamedPortfolio[]> {
      const { portalId, portfolioId, accountId } = beside;
      const values = [portalId, portfolioId, toLikePattern(words.trim()), accountId, limit];
      return (await connection.query<NamedPortfolio>(searchSql, values)).rows;
    },

    /** Tells whether the actor sees one on a portal. */
    async areThereOn(portalId: string): Promise<boolean> {
      const { rows } = await connection.query<{ found: boolean }>(areThereSql, [portalId]);
      return rows[0]?.found ?? false;
    },

    async ofAccounts(accountIds: readonly string[]): Promise<Portfolio[]> {
      return accountIds.length === 0 ? [] : ofAccounts(connection, [accountIds]);
    },
  };
}
