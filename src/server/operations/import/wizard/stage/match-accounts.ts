import type { PoolClient } from 'pg';
import type { ImportAccount } from '#contracts/imports.ts';
import { detectShapes } from '#domain/import/layouts/detect-layout.ts';
import type { Layout } from '#domain/import/layouts/layout.ts';
import { TableRows } from '#domain/import/convert/table-rows.ts';
import type { CsvRows } from '../../read/csv-reader.ts';
import { UnreadableFile } from '../../read/source-file.ts';
import type { PortfolioOfRows } from './broker-rows.ts';

/** No firm's file has so many accounts; a column of something else, taken for accounts, has. */
const maxAccounts = 500;
/** In characters. */
const longestAccount = 200;

/** The same account in another file of the source has the same key. */
export function accountKey({ source, account }: Pick<ImportAccount, 'source' | 'account'>): string {
  return `${source}\n${account}`;
}

/**
 * Returns the accounts that the rows of a file name, with their numbers of rows; `null` where the layout has no column for them.
 *
 * @throws UnreadableFile where there are so many that it is no column of accounts
 */
export async function accountsIn(layout: Layout, open: () => AsyncIterable<CsvRows>): Promise<ReadonlyMap<string, number> | null> {
  if (!layout.tables.some(({ account }) => account !== undefined)) return null;
  const found = new Map<string, number>();
  const tables = new TableRows(layout, detectShapes(layout, []));
  for await (const { rows } of open()) {
    for (const cells of rows) {
      const account = accountOf(tables, cells);
      if (account !== null) found.set(account, (found.get(account) ?? 0) + 1);
    }
    if (found.size > maxAccounts)
      throw new UnreadableFile(`this file names more than ${maxAccounts} accounts; is this column the right one?`, null);
  }
  return found;
}

function accountOf(tables: TableRows, cells: readonly string[]): string | null {
  const isRow = tables.place(cells) === 'row';
  return isRow && tables.header ? (tables.row?.text(tables.header.table.account)?.slice(0, longestAccount) ?? null) : null;
}

/** A portfolio that an account may be, by how it was found. */
export interface AccountMatch extends PortfolioOfRows {
  readonly matchedBy: 'chosen' | 'remembered' | 'number';
}

interface FoundMatch extends AccountMatch {
  readonly account: string;
}

/** The most certain first: what was chosen for this import, what the source was said to mean before, and the only portfolio of that number. */
const matchSql = `
  with named as (
    select account, chosen from unnest($2::text[], $3::uuid[]) as n (account, chosen)
  ), found as (
    select n.account, 1 as certainty, 'chosen' as matched_by, n.chosen as id, 1::bigint as alike from named n where n.chosen is not null
    union all
    select n.account, 2, 'remembered', r.portfolio_id, 1
      from named n join remembered_accounts r on r.portal_id = $1 and r.source = $4 and r.account = n.account
    union all
    select n.account, 3, 'number', p.id, count(*) over (partition by n.account)
      from named n join portfolios p on p.external_id = n.account and p.removed_at is null join accounts a on a.id = p.account_id and a.portal_id = $1 and a.is_active
  )
  select distinct on (f.account) f.account, f.matched_by as "matchedBy", replace(p.id::text, '-', '') as id,
         replace(p.account_id::text, '-', '') as "accountId", p.currency
    from found f join portfolios p on p.id = f.id and p.removed_at is null join accounts a on a.id = p.account_id
   where f.alike = 1 and a.portal_id = $1 and a.is_active
   order by f.account, f.certainty`;

/** Returns which portfolios on the portal the accounts of a source are, as far as anyone has said it or their numbers do. */
export async function matchAccounts(
  connection: PoolClient,
  {
    portalId,
    source,
    accounts,
    chosen,
  }: { portalId: string; source: string; accounts: readonly string[]; chosen: Readonly<Record<string, string>> },
): Promise<Map<string, AccountMatch>> {
  const { rows } = await connection.query<FoundMatch>(matchSql, [
    portalId,
    accounts,
    accounts.map((account) => chosen[accountKey({ source, account })] ?? null),
    source,
  ]);
  return new Map(rows.map(({ account, ...match }) => [account, match]));
}

/** Keeps which portfolios the accounts of an import's files are, for all imports of their sources on the portal. */
export async function rememberAccounts(connection: PoolClient, portalId: string, accounts: readonly ImportAccount[]): Promise<void> {
  const known = accounts.filter(({ portfolioId }) => portfolioId !== null);
  await connection.query(
    `insert into remembered_accounts (portal_id, source, account, portfolio_id)
     select $1, source, account, portfolio from unnest($2::text[], $3::text[], $4::uuid[]) as a (source, account, portfolio)
     on conflict (portal_id, source, account) do update set portfolio_id = excluded.portfolio_id, remembered_at = now()`,
    [portalId, known.map(({ source }) => source), known.map(({ account }) => account), known.map(({ portfolioId }) => portfolioId)],
  );
}
