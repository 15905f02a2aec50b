import type { PoolClient } from 'pg';
import type { RemovalUse, RemovedPage } from '#contracts/records.ts';

type Counted = Readonly<Partial<Record<RemovalUse['kind'], number>>>;

type ListedClient = RemovedPage['rows'][number];

const listedSql = `
  select collection, replace(id::text, '-', '') as id, name, removed_at::text as "removedAt", removed_by as "removedBy", account, obstacle, found
    from removed_clients($1, $2, $3)`;

const counted = (table: string, condition: string) => `(select count(*)::int from ${table} where ${condition})`;

/** As far as the actor sees them. */
const accountUsesSql = `
  select ${counted('portfolios', 'account_id = $1')} as portfolios,
         ${counted('transactions', 'account_id = $1 and voided_at is null')} as transactions,
         ${counted('documents', 'account_id = $1 and removed_at is null')} as documents,
         ${counted('threads', 'account_id = $1')} as threads,
         ${counted('published_reports', 'account_id = $1')} as reports,
         ${counted('client_group_members', 'account_id = $1')} as groups,
         ${counted('account_members', "account_id = $1 and relation = 'client'")} as client,
         ${counted('delegations', 'account_id = $1 and ended_at is null and expires_at > now()')} as delegates,
         ${counted('document_requests', 'account_id = $1')} as requests,
         ${counted('projections', 'account_id = $1 and deleted_at is null')} as projections`;

const ofPortfolio = 'account_id = $1 and portfolio_id = $2';
const portfolioUsesSql = `
  select (select coalesce(sum(cardinality(instruments)), 0)::int from portfolio_health where ${ofPortfolio}) as holdings,
         ${counted('transactions', `${ofPortfolio} and voided_at is null`)} as transactions,
         ${counted('commitments', ofPortfolio)} + ${counted('reported_values', ofPortfolio)} as funds,
         ${counted('documents', `${ofPortfolio} and removed_at is null`)} as documents,
         ${counted('published_reports', ofPortfolio)} as reports,
         ${counted('delegations', 'account_id = $1 and $2 = any(portfolio_ids) and ended_at is null and expires_at > now()')} as delegates`;

/** Accounts and portfolios on their way into the trash and out of it; the database asks whether they are the actor's to keep. */
export function removedClients(connection: PoolClient) {
  const said = async (sql: string, values: readonly unknown[]) => {
    await connection.query(sql, [...values]);
  };
  return {
    /** Lists accounts and portfolios of a portal that are the actor's to restore, the latest first, with how many there are; nothing for a page past the last. */
    async ofClients(portal: string, limit: number, offset: number): Promise<{ rows: ListedClient[]; found: number }> {
      const { rows } = await connection.query<ListedClient & { found: number }>(listedSql, [portal, limit, offset]);
      return { rows: rows.map(({ found: _all, ...row }) => row), found: rows[0]?.found ?? 0 };
    },
    /** Counts what uses an account, by its kinds. */
    async usesOfAccount(id: string): Promise<Counted> {
      return (await connection.query<Counted>(accountUsesSql, [id])).rows[0] ?? {};
    },
    async usesOfPortfolio(accountId: string, id: string): Promise<Counted> {
      return (await connection.query<Counted>(portfolioUsesSql, [accountId, id])).rows[0] ?? {};
    },
    removeAccount: (id: string) => said('select remove_account($1)', [id]),
    /** False for whose it is not to keep. */
    async restoreAccount(id: string, isActive: boolean): Promise<boolean> {
      const { rows } = await connection.query<{ done: boolean }>('select restore_account($1, $2) as done', [id, isActive]);
      return rows[0]?.done ?? false;
    },
    removePortfolio: (accountId: string, id: string) => said('select remove_portfolio($1, $2)', [accountId, id]),
    restorePortfolio: (accountId: string, id: string) => said('select restore_portfolio($1, $2)', [accountId, id]),
  };
}
