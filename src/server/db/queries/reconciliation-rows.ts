import type { PoolClient } from 'pg';
import type { RowFilter } from '#contracts/reconciliations.ts';
import type { KnownPortfolio, KnownSecurity } from '#domain/reconciliation/recognise.ts';
import type { ReconciledRow } from '#domain/reconciliation/reconcile.ts';
import type { BreakStatus } from '#domain/reconciliation/reconciliation.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { hex } from '../hex.ts';
import { unitChangeSql } from './ledger/summed-units.ts';

/** A row with the account of its portfolio and what has come of it. */
export interface RowToKeep extends ReconciledRow {
  readonly accountId: string | null;
  readonly status: BreakStatus | null;
}

export interface FoundRow extends ReconciledRow {
  readonly position: number;
  readonly accountId: string | null;
  readonly externalId: string | null;
  readonly portalId: string | null;
  readonly portfolio: string | null;
  readonly client: string | null;
  readonly symbol: string | null;
  readonly security: string | null;
  readonly status: BreakStatus | null;
  readonly seenBy: string | null;
  readonly seenAt: string | null;
  readonly note: string | null;
}

/** A portfolio that a list may name, with where its ledger is. */
export interface NamedPortfolio extends KnownPortfolio {
  readonly accountId: string;
}

/** Cash of one currency, and units of one security, that trades have moved which settle after the day. */
export interface UnsettledRow {
  readonly portfolioId: string;
  readonly instrumentId: string;
  readonly units: string;
}

export interface CashRow {
  readonly portfolioId: string;
  readonly currency: string;
  readonly balance: string;
  readonly unsettled: string;
}

const rowsSql = `
  select row.position, row.line, row.account, row.named, ${hex('row.of_account_id')} as "accountId", ${hex('row.of_portfolio_id')} as "portfolioId",
         own.external_id as "externalId", ${hex('a.portal_id')} as "portalId", own.name as portfolio, a.name as client, i.symbol, i.name as security,
         ${hex('row.instrument_id')} as "instrumentId", row.currency, row.outcome, row.why, trim_scale(row.custodian)::text as custodian,
         trim_scale(row.ledger)::text as ledger, trim_scale(row.difference)::text as difference, row.is_unsettled as "isUnsettled", row.status,
         u.name as "seenBy", to_json(row.seen_at) #>> '{}' as "seenAt", row.note
    from reconciliation_rows row
    left join portfolios own on own.account_id = row.of_account_id and own.id = row.of_portfolio_id
    left join accounts a on a.id = row.of_account_id
    left join instruments i on i.id = row.instrument_id
    left join users u on u.id = row.seen_by
   where row.reconciliation_id = $1 and ($2 = 'all' or row.status = $2 or row.outcome = $2)
   order by row.position limit $3 offset $4`;

const addRowsSql = `
  insert into reconciliation_rows (reconciliation_id, position, line, account, named, of_account_id, of_portfolio_id, instrument_id, currency, outcome, why,
                                   custodian, ledger, difference, is_unsettled, status)
  select $1, position, line, account, named, "accountId", "portfolioId", "instrumentId", currency, outcome, why, custodian, ledger, difference, "isUnsettled", status
    from jsonb_to_recordset($2::jsonb) as row (
      position integer, line integer, account text, named text, "accountId" uuid, "portfolioId" uuid, "instrumentId" uuid, currency text, outcome text, why text,
      custodian numeric, ledger numeric, difference numeric, "isUnsettled" boolean, status text)`;

/** Answers by the newer list what an older one of the same source left open of the same portfolios, or could not place. */
const replaceSql = `
  update reconciliation_rows older set status = 'replaced'
    from reconciliations its, reconciliations newer
   where newer.id = $1 and its.id = older.reconciliation_id and its.id <> newer.id and its.source = newer.source and its.day <= newer.day
     and older.status = 'open' and (older.of_portfolio_id is null or older.of_portfolio_id = any($2::uuid[]))`;

const cashSql = `
  select ${hex('entry.portfolio_id')} as "portfolioId", entry.currency, sum(entry.amount)::text as balance,
         coalesce(sum(entry.amount) filter (where entry.settle_day > $3::date), 0)::text as unsettled
    from transactions entry
   where entry.account_id = any($1::uuid[]) and entry.portfolio_id = any($2::uuid[]) and entry.voided_at is null and entry.day <= $3::date
     and entry.amount <> 0
   group by entry.portfolio_id, entry.currency`;

const unsettledSql = `
  select ${hex('entry.portfolio_id')} as "portfolioId", ${hex('entry.instrument_id')} as "instrumentId", sum(${unitChangeSql})::text as units
    from transactions entry
   where entry.account_id = any($1::uuid[]) and entry.portfolio_id = any($2::uuid[]) and entry.voided_at is null and entry.day <= $3::date
     and entry.settle_day > $3::date and entry.instrument_id is not null
   group by entry.portfolio_id, entry.instrument_id having sum(${unitChangeSql}) is not null`;

const securitiesSql = `
  select ${hex('id')} as id, symbol, isin, sedol, currency, case when type = 'Bond' then face_value::text end as "faceValue"
    from instruments
   where type <> 'Property' and (upper(isin) = any($1::text[]) or upper(sedol) = any($2::text[]) or upper(symbol) = any($3::text[]))`;

const rowsAtOnce = 5000;

/** Both sides of custodians' lists: what is compared, and what came of it. */
export function reconciliationRows(connection: PoolClient) {
  return { ...ofRows(connection), ...ofSides(connection) };
}

function ofRows(connection: PoolClient) {
  return {
    async addRows(id: string, rows: readonly RowToKeep[]): Promise<void> {
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        const some = rows.slice(from, from + rowsAtOnce).map((row, at) => ({ ...row, position: from + at + 1 }));
        await connection.query(addRowsSql, [id, JSON.stringify(some)]);
      }
    },
    async replaceOlder(id: string, portfolioIds: readonly string[]): Promise<void> {
      await connection.query(replaceSql, [id, portfolioIds]);
    },
    async countRows(id: string, show: RowFilter): Promise<number> {
      const { rows } = await connection.query<{ count: number }>(
        `select count(*)::int as count from reconciliation_rows where reconciliation_id = $1 and ($2 = 'all' or status = $2 or outcome = $2)`,
        [id, show],
      );
      return rows[0]?.count ?? 0;
    },
    async rows(
      id: string,
      { show, from, most }: { readonly show: RowFilter; readonly from: number; readonly most: number },
    ): Promise<FoundRow[]> {
      return (await connection.query<FoundRow>(rowsSql, [id, show, most, from])).rows;
    },
    /** Notes who has looked at a break and why it stands, or opens it again. False where there is none to be so. */
    async judge(id: string, position: number, seen: { readonly by: string; readonly note: string } | null): Promise<boolean> {
      const { rowCount } = await connection.query(
        `update reconciliation_rows
            set status = case when $3::uuid is null then 'open' else 'accepted' end, seen_by = $3,
                seen_at = case when $3::uuid is null then null else now() end, note = $4
          where reconciliation_id = $1 and position = $2 and status = case when $3::uuid is null then 'accepted' else 'open' end`,
        [id, position, seen?.by ?? null, seen?.note ?? null],
      );
      return rowCount === 1;
    },
  };
}

/** Queries for both sides of a comparison with a custodian's list. */
function ofSides(connection: PoolClient) {
  return {
    /** By external IDs in lower case. */
    async portfolios(accounts: readonly string[]): Promise<NamedPortfolio[]> {
      const { rows } = await connection.query<NamedPortfolio>(
        `select ${hex('p.id')} as id, ${hex('p.account_id')} as "accountId", p.external_id as "externalId"
           from portfolios p join accounts a on a.id = p.account_id and a.is_active and p.removed_at is null
          where lower(p.external_id) = any($1::text[])`,
        [accounts],
      );
      return rows;
    },
    /** By identifiers in upper case. */
    async securities({
      isins,
      sedols,
      symbols,
    }: Readonly<Record<'isins' | 'sedols' | 'symbols', readonly string[]>>): Promise<KnownSecurity[]> {
      return (await connection.query<KnownSecurity>(securitiesSql, [isins, sedols, symbols])).rows;
    },
    async cash(named: readonly NamedPortfolio[], day: IsoDate): Promise<CashRow[]> {
      return (await connection.query<CashRow>(cashSql, [...whose(named), day])).rows;
    },
    async unsettled(named: readonly NamedPortfolio[], day: IsoDate): Promise<UnsettledRow[]> {
      return (await connection.query<UnsettledRow>(unsettledSql, [...whose(named), day])).rows;
    },
  };
}

function whose(named: readonly NamedPortfolio[]): readonly [readonly string[], readonly string[]] {
  return [named.map(({ accountId }) => accountId), named.map(({ id }) => id)];
}
