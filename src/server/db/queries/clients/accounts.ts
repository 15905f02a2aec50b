import { inArray } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Account as DomainAccount } from '#domain/account/account.ts';
import type { Sql } from '../../queries.ts';
import { rowReader } from '../../row-reader.ts';
import { accountMembers, accounts as table } from '../../schema/clients.ts';

export type Account = typeof table.$inferSelect;

const byId = rowReader(table, 'where id = $1');
const byExternalId = rowReader(table, 'where external_id = $1 order by id limit 2');
const someByName = rowReader(table, 'order by name, id limit $1 offset $2');
const membersOf = rowReader(accountMembers, 'where account_id = $1 order by user_id');

const ofPortfolioSql = '(select account_id from portfolios where id = $1)';
const ofPortfolio = rowReader(table, `where id = ${ofPortfolioSql}`);
const membersOfPortfolio = rowReader(accountMembers, `where account_id = ${ofPortfolioSql} order by user_id`);

interface Opening {
  readonly portalId: string;
  readonly currency: string;
}

interface NewClient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Tells whether an account is unlinked: where someone keeps a portfolio by hand, figures need no source. */
const unlinkedSql = `
  select own.name from accounts own where own.portal_id = $1 and own.external_id is null
     and not exists (select from portfolios where account_id = own.id and external_id = replace(id::text, '-', ''))
   order by own.name, own.id limit $2`;

export function accounts(sql: Sql, connection: PoolClient) {
  return { ...links(sql, connection), ...lookups(sql, connection) };
}

function lookups(sql: Sql, connection: PoolClient) {
  return {
    /** The account with its client and the advisors that it is open to, as the policy asks for them. */
    async find(id: string): Promise<DomainAccount | null> {
      return withAdvisors(await Promise.all([byId(connection, [id]), membersOf(connection, [id])]));
    },

    /** The account of a portfolio, as `find` has it. */
    async ofPortfolio(portfolioId: string): Promise<DomainAccount | null> {
      return withAdvisors(await Promise.all([ofPortfolio(connection, [portfolioId]), membersOfPortfolio(connection, [portfolioId])]));
    },

    /** The accounts with a number of the source, two at most: each portal has numbers of its own. */
    async numbered(externalId: string): Promise<Account[]> {
      return byExternalId(connection, [externalId]);
    },

    /** Some of all accounts that the actor sees, whatever the portal, by name. */
    async some({ limit, offset }: { readonly limit: number; readonly offset: number }): Promise<Account[]> {
      return someByName(connection, [limit, offset]);
    },

    async byIds(ids: readonly string[]): Promise<Account[]> {
      return ids.length === 0
        ? []
        : sql
            .select()
            .from(table)
            .where(inArray(table.id, [...ids]));
    },

    /** Returns the names of the actor's accounts on a portal that have no external ID, by name, up to a limit. */
    async unlinkedNames(portalId: string, limit: number): Promise<string[]> {
      return (await connection.query<{ name: string }>(unlinkedSql, [portalId, limit])).rows.map(({ name }) => name);
    },
  };
}

function links(sql: Sql, connection: PoolClient) {
  return {
    /** Makes a person the client of the accounts that were opened for the address and have no client yet; tells which. */
    async linkClient({ id, email }: { readonly id: string; readonly email: string }): Promise<string[]> {
      const { rows } = await connection.query<{ id: string }>(
        `insert into account_members (account_id, user_id, relation)
         select own.id, $1, 'client' from accounts own where lower(own.email) = lower($2)
            and not exists (select from account_members member where member.account_id = own.id and member.relation = 'client')
         on conflict do nothing returning replace(account_id::text, '-', '') as id`,
        [id, email],
      );
      return rows.map((row) => row.id);
    },

    /** Makes a person the client of one account that has none; false when someone else is its client. */
    async linkOne(accountId: string, userId: string): Promise<boolean> {
      await sql.insert(accountMembers).values({ accountId, userId, relation: 'client' }).onConflictDoNothing();
      const members = await membersOf(connection, [accountId]);
      return members.some((member) => member.relation === 'client' && member.userId === userId);
    },

    /** Opens an account for someone new, which waits to be validated; the advisers who own the portal are its owners. Tells its id. */
    async openUnvalidated({ id, name, email }: NewClient, { portalId, currency }: Opening): Promise<string> {
      const { rows } = await connection.query<{ id: string }>(
        `insert into accounts (portal_id, name, email, currency, validated_at) values ($1, $2, $3, $4, null)
         returning replace(id::text, '-', '') as id`,
        [portalId, name, email, currency],
      );
      const accountId = rows[0]?.id ?? '';
      await sql.insert(accountMembers).values({ accountId, userId: id, relation: 'client' });
      await connection.query(
        `insert into account_members (account_id, user_id, relation)
         select $1, member.user_id, 'advisor' from portal_members member join users on users.id = member.user_id
          where member.portal_id = $2 and member.is_owner and member.is_open and users.role = 'advisor'`,
        [accountId, portalId],
      );
      return accountId;
    },
  };
}

function withAdvisors([[account], members]: readonly [
  readonly Account[],
  readonly (typeof accountMembers.$inferSelect)[],
]): DomainAccount | null {
  const advisors = members.filter(({ relation, isOpen }) => relation === 'advisor' && isOpen);
  return account ? { ...account, advisorIds: advisors.map(({ userId }) => userId) } : null;
}
