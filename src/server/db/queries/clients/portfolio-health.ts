import type { PoolClient } from 'pg';
import type { PlacedWarning, RestatedReport } from '#contracts/reports/data-health.ts';
import type { ImportWarningKind } from '#domain/data-health/import-warning.ts';
import type { FindingKind, PortfolioFinding } from '#domain/data-health/finding.ts';
import { type IsoDate, isoDate } from '#finance/iso-date.ts';
import { mineSql, ratesSql } from '../../clients-sql.ts';
import { hex } from '../../hex.ts';

/** The doubts about a portfolio and its holdings, in its currency. */
export interface HealthToStore {
  readonly accountId: string;
  readonly portfolioId: string;
  readonly currency: string;
  readonly value: number | null;
  readonly findings: readonly PortfolioFinding[];
  readonly held: readonly { readonly instrumentId: string; readonly value: number | null }[];
}

/** The portfolios that are asked about, and the currency in which their values are added up. */
export interface HealthQuery {
  readonly portalId: string;
  readonly currency: string;
}

/** In how many portfolios, and worth how much in the wanted currency; null when no part has a value. */
export interface TouchedRow {
  readonly portfolios: number;
  readonly value: number | null;
}

/** A finding of all portfolios that have it. */
export interface StoredFindingRow extends TouchedRow {
  readonly kind: FindingKind;
  readonly subject: string;
  readonly since: IsoDate;
  /** The last day of any of them; null while it lasts in one. */
  readonly until: IsoDate | null;
}

/** The sums over all portfolios of the actor. */
export interface HealthOverall {
  /** The last day of their figures; null when there are none. */
  readonly day: IsoDate | null;
  readonly findings: readonly StoredFindingRow[];
  readonly held: ReadonlyMap<string, TouchedRow>;
  readonly compared: ReadonlyMap<string, TouchedRow>;
}

/** The portfolios that are wanted: with a stored finding, holding an instrument, or compared with one of some benchmarks. */
export interface ConcernedQuery extends HealthQuery {
  readonly kind: FindingKind;
  readonly subject: string;
  readonly instrumentId: string | null;
  readonly benchmarkIds: readonly string[];
  /** Decides on which day a report left. */
  readonly timeZone: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The warnings of imports that are wanted; null is all of them. */
export interface WarningsQuery extends HealthQuery {
  readonly portfolioIds: readonly string[] | null;
  readonly kind: FindingKind | null;
  /** The largest number of each kind in each portfolio. */
  readonly maxEach: number;
  readonly most: number;
}

/** `count` is of its kind in its portfolio. */
export interface FoundWarning extends PlacedWarning {
  readonly portfolioId: string;
  readonly count: number;
}

/** A portfolio that a finding is about. */
export interface ConcernedPortfolio {
  readonly id: string;
  readonly externalId: string;
  readonly name: string;
  readonly accountId: string;
  readonly accountName: string;
  readonly since: IsoDate | null;
  /** The value of what is concerned, in the wanted currency. */
  readonly value: number | null;
  readonly reports: readonly RestatedReport[];
}

const storeSql = `
  insert into portfolio_health (account_id, portfolio_id, day, currency, value, findings, instruments, amounts, cash)
  select account_id, portfolio_id, $8::date, currency, value, findings, instruments::uuid[], amounts::float8[],
         case when array_position(amounts::float8[], null) is null then value - (select coalesce(sum(amount), 0) from unnest(amounts::float8[]) amount) end
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::float8[], $5::jsonb[], $6::text[], $7::text[])
      health (account_id, portfolio_id, currency, value, findings, instruments, amounts)
  on conflict (account_id, portfolio_id) do update set day = excluded.day, currency = excluded.currency, value = excluded.value,
    findings = excluded.findings, instruments = excluded.instruments, amounts = excluded.amounts, cash = excluded.cash`;

/** The actor's portfolios on a portal ($1) with what 1 of their currency is in the wanted one ($3); $2 is the last day that counts. */
const everybodySql = `
  ${mineSql}, everybody as materialized (
    select health.*, portfolio.benchmark_id, portfolio.name, portfolio.external_id, account.name as account_name
      from mine
      join accounts account on account.id = mine.account_id
      join portfolio_health health on health.account_id = account.id
      join portfolios portfolio on portfolio.account_id = health.account_id and portfolio.id = health.portfolio_id
     where account.portal_id = $1 and health.day <= $2::date),
  section as materialized (select max(day) as last_day from everybody),
  ${ratesSql('select distinct currency from everybody')}`;

const columnsOfFinding = 'finding (kind text, subject text, since date, until date, value float8)';

/** The warnings of imports about a portfolio of `everybody` that no one has found to be right, with the transactions that still count. */
const warningsOfPortfolio = `
  from import_warnings warning
  join transactions warned_of on warned_of.account_id = warning.account_id and warned_of.portfolio_id = warning.portfolio_id
    and warned_of.id = warning.transaction_id and warned_of.voided_at is null
  left join instruments instrument on instrument.id = warned_of.instrument_id
 where warning.account_id = everybody.account_id and warning.portfolio_id = everybody.portfolio_id and warning.seen_at is null`;

/** The open breaks of custodians' lists in a portfolio of `everybody`. */
const openBreaks = `
  from reconciliation_rows break join reconciliations list on list.id = break.reconciliation_id
 where break.of_account_id = everybody.account_id and break.of_portfolio_id = everybody.portfolio_id and break.status = 'open'`;

const findingsSql = `
  with ${everybodySql}
  select kind, subject, min(since) as since, case when count(*) = count(until) then max(until) end as until,
         count(distinct portfolio_id)::integer as portfolios, sum(finding.value * fx) as value
    from everybody join rates using (currency) cross join jsonb_to_recordset(findings) ${columnsOfFinding}
   group by kind, subject
  union all
  select 'restated-report', '', min(restated.since), null, count(*)::integer, sum(value * fx)
    from everybody join rates using (currency)
    join lateral (select min(as_of) as since from report_checks checked
                   where checked.account_id = everybody.account_id and checked.portfolio_id = everybody.portfolio_id
                     and checked.changes <> '[]') restated on restated.since is not null
  having count(*) > 0
  union all
  select 'custodian-differs', '', min(differing.since), null, count(*)::integer, sum(value * fx)
    from everybody join rates using (currency)
    join lateral (select min(list.day) as since ${openBreaks}) differing on differing.since is not null
  having count(*) > 0
  union all
  select warned.kind, '', min(warned.since), null, count(*)::integer, sum(value * fx)
    from everybody join rates using (currency)
    join lateral (select warning.kind, min(warned_of.day) as since ${warningsOfPortfolio} group by warning.kind) warned on true
   group by warned.kind`;

const heldSql = `
  with ${everybodySql}
  select 'held' as part, ${hex('instrument')} as id, count(*)::integer as portfolios, sum(amount * fx) as value
    from everybody join rates using (currency) cross join unnest(instruments, amounts) held (instrument, amount)
   group by instrument
  union all
  select 'compared', ${hex('benchmark_id')}, count(*)::integer, sum(value * fx)
    from everybody join rates using (currency) where benchmark_id is not null group by benchmark_id
  union all
  select 'day', last_day::text, 0, null from section`;

const concernedSql = `
  with ${everybodySql}, concerned as (
    select everybody.*, coalesce(found.since, restated.since, warned.since, differing.since) as since, restated.reports,
           coalesce(found.value, own.amount, case when found.since is null and own.at is null then everybody.value end) * fx as worth
      from everybody join rates using (currency)
      left join lateral (
        select since, finding.value from jsonb_to_recordset(findings) ${columnsOfFinding} where kind = $4 and subject = $5 limit 1) found on true
      left join lateral (
        select at, amount from unnest(instruments, amounts) with ordinality held (instrument, amount, at) where instrument = $6::uuid limit 1) own on true
      left join lateral (
        select min(report.as_of) as since,
               jsonb_agg(jsonb_build_object('asOf', report.as_of, 'publishedOn', (report.published_at at time zone $10)::date,
                                            'currency', report.currency, 'changes', checked.changes) order by report.as_of, report.id) as reports
          from report_checks checked join published_reports report on report.account_id = checked.account_id and report.id = checked.report_id
         where $4 = 'restated-report' and checked.account_id = everybody.account_id and checked.portfolio_id = everybody.portfolio_id
           and checked.changes <> '[]') restated on true
      left join lateral (select min(warned_of.day) as since ${warningsOfPortfolio} and warning.kind = $4) warned on true
      left join lateral (select min(list.day) as since ${openBreaks} and $4 = 'custodian-differs') differing on true
     where found.since is not null or own.at is not null or restated.since is not null or warned.since is not null or differing.since is not null or everybody.benchmark_id = any($7::uuid[]))
  select ${hex('portfolio_id')} as id, external_id as "externalId", name, ${hex('account_id')} as "accountId",
         account_name as "accountName", since, worth as value, coalesce(reports, '[]') as reports
    from concerned order by worth desc nulls last, name, portfolio_id limit $8 offset $9`;

/** The warnings of some portfolios ($4), or of all, and of one kind ($5), or of all: the first of each portfolio and kind ($6), $7 in all. */
const warningsSql = `
  with ${everybodySql}
  select kind, ${hex('portfolio_id')} as "portfolioId", name as "portfolioName", account_name as "accountName", ${hex('transaction_id')} as "transactionId", warned.day, type, symbol,
         trim_scale(recorded)::text as recorded, trim_scale(expected)::text as expected, warned.currency, everybody.currency as own, count
    from everybody cross join lateral (
      select warning.kind, warning.transaction_id, warned_of.day, warned_of.type, instrument.symbol, warning.recorded, warning.expected, warned_of.currency,
             (count(*) over (partition by warning.kind))::integer as count,
             row_number() over (partition by warning.kind order by warned_of.day, warned_of.sequence) as place
        ${warningsOfPortfolio}
         and ($4::uuid[] is null or warning.portfolio_id = any($4)) and ($5::text is null or warning.kind = $5)
    ) warned
   where place <= $6
   order by kind, account_name, name, portfolio_id, place limit $7`;

/** Findings are of whatever day the figures of a portfolio have come to. */
const anyDay = '9999-12-31';

interface PartRow extends TouchedRow {
  readonly part: 'held' | 'compared' | 'day';
  readonly id: string | null;
}

interface WarningOf {
  readonly accountId: string;
  readonly portfolioId: string;
  readonly transactionId: string;
  readonly kind: ImportWarningKind;
}

export function portfolioHealth(connection: PoolClient) {
  return {
    /** Notes who found the row of a warning right, or that no one has. False where there is no such warning. */
    async judgeWarning(
      { accountId, portfolioId, transactionId, kind }: WarningOf,
      seen: { readonly by: string; readonly reason: string | null } | null,
    ): Promise<boolean> {
      const { rowCount } = await connection.query(
        `update import_warnings set seen_at = case when $5::uuid is null then null else now() end, seen_by = $5, seen_reason = $6
          where account_id = $1 and portfolio_id = $2 and transaction_id = $3 and kind = $4`,
        [accountId, portfolioId, transactionId, kind, seen?.by ?? null, seen?.reason ?? null],
      );
      return rowCount === 1;
    },
    /** On `day`, a day number. */
    async store(all: readonly HealthToStore[], day: number): Promise<void> {
      if (all.length === 0) return;
      const columns = [
        all.map(({ accountId }) => accountId),
        all.map(({ portfolioId }) => portfolioId),
        all.map(({ currency }) => currency),
        all.map(({ value }) => value),
        all.map(({ findings }) => JSON.stringify(findings)),
        all.map(({ held }) => `{${held.map(({ instrumentId }) => instrumentId).join()}}`),
        all.map(({ held }) => `{${held.map(({ value }) => value ?? 'null').join()}}`),
      ];
      await connection.query({ name: 'store health', text: storeSql, values: [...columns, isoDate(day)] });
    },

    /** All portfolios that the actor may see on a portal, summed up by finding, by what they hold and by benchmark. */
    async overall({ portalId, currency }: HealthQuery): Promise<HealthOverall> {
      const values = [portalId, anyDay, currency];
      const findings = (await connection.query<StoredFindingRow>(findingsSql, values)).rows;
      const parts = Map.groupBy((await connection.query<PartRow>(heldSql, values)).rows, ({ part }) => part);
      const day = parts.get('day')?.[0]?.id ?? null;
      return { day, findings, held: byId(parts.get('held')), compared: byId(parts.get('compared')) };
    },

    /** Reads the warnings of imports in the portfolios that the actor may see, by kind, account and portfolio. */
    async warnings({ portalId, currency, portfolioIds, kind, maxEach, most }: WarningsQuery): Promise<FoundWarning[]> {
      const values = [portalId, anyDay, currency, portfolioIds, kind, maxEach, most];
      return (await connection.query<FoundWarning>(warningsSql, values)).rows;
    },

    /** One page of the portfolios that a finding is about, what is worth most first. */
    async concerned(query: ConcernedQuery): Promise<ConcernedPortfolio[]> {
      const { portalId, currency, kind, subject, instrumentId, benchmarkIds, page, pageSize, timeZone } = query;
      const values = [portalId, anyDay, currency, kind, subject, instrumentId, benchmarkIds, pageSize, (page - 1) * pageSize, timeZone];
      return (await connection.query<ConcernedPortfolio>(concernedSql, values)).rows;
    },
  };
}

function byId(rows: readonly PartRow[] = []): Map<string, TouchedRow> {
  return new Map(rows.map(({ id, portfolios, value }) => [id ?? '', { portfolios, value }]));
}
