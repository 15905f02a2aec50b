import type { PoolClient } from 'pg';
import type { ReconciliationCounts, RowFilter } from '#contracts/reconciliations.ts';
import type { Encoding, Separator } from '#domain/import/text-shape.ts';
import type { PositionMapping } from '#domain/reconciliation/position-mapping.ts';
import type { KnownPortfolio, KnownSecurity } from '#domain/reconciliation/recognise.ts';
import type { ReconciledRow } from '#domain/reconciliation/reconcile.ts';
import type { BreakStatus, ReconciliationState } from '#domain/reconciliation/reconciliation.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { hex } from '../hex.ts';
import { unitChangeSql } from './ledger/held-units.ts';

export interface FoundReconciliation {
  readonly id: string;
  readonly day: IsoDate;
  readonly source: string;
  readonly fileName: string;
  readonly size: number;
  readonly format: 'csv' | 'xlsx';
  readonly encoding: Encoding;
  readonly separator: Separator;
  readonly mapping: PositionMapping | null;
  readonly state: ReconciliationState;
  readonly by: string;
  readonly createdAt: string;
  readonly counts: ReconciliationCounts | null;
  readonly open: number;
  readonly accepted: number;
}

export interface NewReconciliation extends Pick<
  FoundReconciliation,
  'day' | 'source' | 'fileName' | 'size' | 'format' | 'encoding' | 'separator'
> {
  readonly createdBy: string;
  readonly mapping: PositionMapping | null;
}

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

const foundSql = `
  select ${hex('r.id')} as id, r.day::text as day, r.source, r.file_name as "fileName", r.size, r.format, r.encoding, r.separator, r.mapping, r.state,
         coalesce(u.name, '') as by, to_json(r.created_at) #>> '{}' as "createdAt", r.counts, rows.open, rows.accepted
    from reconciliations r left join users u on u.id = r.created_by
    cross join lateral (
      select (count(*) filter (where status = 'open'))::int as open, (count(*) filter (where status = 'accepted'))::int as accepted
        from reconciliation_rows where reconciliation_id = r.id) rows`;

const rowsSql = (order: string) => `
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
   order by ${order} limit $3 offset $4`;

const inOrder = rowsSql('row.position');

const addRowsSql = `
  insert into reconciliation_rows (reconciliation_id, position, line, account, named, of_account_id, of_portfolio_id, instrument_id, currency, outcome, why,
                                   custodian, ledger, difference, is_unsettled, status)
  select $1, position, line, account, named, "accountId", "portfolioId", "instrumentId", currency, outcome, why, custodian, ledger, difference, "isUnsettled", status
    from jsonb_to_recordset($2::jsonb) as row (
      position integer, line integer, account text, named text, "accountId" uuid, "portfolioId" uuid, "instrumentId" uuid, currency text, outcome text, why text,
      custodian numeric, ledger numeric, difference numeric, "isUnsettled" boolean, status text)`;

/** What an older list of the same source left open of the same portfolios, or could not place, is answered by the newer one. */
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

/** Custodians' lists and what came of comparing them. */
export function reconciliations(connection: PoolClient) {
  return { ...ofLists(connection), ...ofContent(connection), ...ofRows(connection), ...ofSides(connection) };
}

function ofLists(connection: PoolClient) {
  return {
    async list({ from, most }: { readonly from: number; readonly most: number }) {
      const counted = await connection.query<{ count: number }>('select count(*)::int as count from reconciliations');
      const { rows } = await connection.query<FoundReconciliation>(`${foundSql} order by r.day desc, r.id desc offset $1 limit $2`, [
        from,
        most,
      ]);
      return { count: counted.rows[0]?.count ?? 0, rows };
    },
    async sources(): Promise<string[]> {
      const { rows } = await connection.query<{ source: string }>('select distinct source from reconciliations order by source limit 100');
      return rows.map(({ source }) => source);
    },
    async find(id: string): Promise<FoundReconciliation | null> {
      return (await connection.query<FoundReconciliation>(`${foundSql} where r.id = $1`, [id])).rows[0] ?? null;
    },
    /** The row is the transaction's until it ends. */
    async lock(id: string): Promise<void> {
      await connection.query('select from reconciliations where id = $1 for update', [id]);
    },
    /** How many wait. Of several that begin at once each waits for the one before. */
    async countDrafts(): Promise<number> {
      await connection.query("select pg_advisory_xact_lock(hashtextextended('reconciliations', 0))");
      const { rows } = await connection.query<{ count: number }>(
        "select count(*)::int as count from reconciliations where state = 'draft'",
      );
      return rows[0]?.count ?? 0;
    },
    /** How a list with these columns was read the last time. */
    async mappingOf(header: readonly string[]): Promise<PositionMapping | null> {
      const { rows } = await connection.query<{ mapping: PositionMapping }>(
        "select mapping from reconciliations where state = 'compared' and mapping -> 'header' = $1::jsonb order by compared_at desc limit 1",
        [JSON.stringify(header)],
      );
      return rows[0]?.mapping ?? null;
    },
    async create({ createdBy, mapping, ...one }: NewReconciliation): Promise<string> {
      const { rows } = await connection.query<{ id: string }>(
        `insert into reconciliations (day, source, file_name, size, format, encoding, separator, mapping, created_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${hex('id')} as id`,
        [
          one.day,
          one.source,
          one.fileName,
          one.size,
          one.format,
          one.encoding,
          one.separator,
          mapping && JSON.stringify(mapping),
          createdBy,
        ],
      );
      return rows[0]?.id ?? '';
    },
    async compared(
      id: string,
      {
        mapping,
        encoding,
        separator,
        counts,
        by,
      }: Pick<FoundReconciliation, 'encoding' | 'separator'> & {
        readonly mapping: PositionMapping;
        readonly counts: ReconciliationCounts;
        readonly by: string;
      },
    ): Promise<void> {
      await connection.query(
        `update reconciliations set state = 'compared', compared_at = now(), compared_by = $6, mapping = $2, encoding = $3, separator = $4, counts = $5 where id = $1`,
        [id, JSON.stringify(mapping), encoding, separator, JSON.stringify(counts), by],
      );
    },
    async remove(id: string): Promise<void> {
      await connection.query('delete from reconciliations where id = $1', [id]);
    },
  };
}

function ofContent(connection: PoolClient) {
  return {
    async addPiece(id: string, position: number, content: Buffer): Promise<void> {
      await connection.query('insert into reconciliation_pieces values ($1, $2, $3)', [id, position, content]);
    },
    async piece(id: string, position: number): Promise<Buffer | null> {
      const { rows } = await connection.query<{ content: Buffer }>(
        'select content from reconciliation_pieces where reconciliation_id = $1 and position = $2',
        [id, position],
      );
      return rows[0]?.content ?? null;
    },
    /** What was compared needs its file no more. */
    async forgetContent(id: string): Promise<void> {
      await connection.query('delete from reconciliation_pieces where reconciliation_id = $1', [id]);
    },
  };
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
      return (await connection.query<FoundRow>(inOrder, [id, show, most, from])).rows;
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

/** What the lists of custodians are compared with. */
function ofSides(connection: PoolClient) {
  return {
    /** By external IDs in lower case. */
    async portfolios(accounts: readonly string[]): Promise<NamedPortfolio[]> {
      const { rows } = await connection.query<NamedPortfolio>(
        `select ${hex('p.id')} as id, ${hex('p.account_id')} as "accountId", p.external_id as "externalId"
           from portfolios p join accounts a on a.id = p.account_id and a.is_active
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
