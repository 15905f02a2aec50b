import type { PoolClient } from 'pg';
import type { FigureChange, PublishedFigures, PublishedReport } from '#contracts/reports/published-report.ts';
import { type IsoDate, isoDate } from '#finance/iso-date.ts';
import { reportDocuments } from '../library/report-documents.ts';

/** A report that leaves as a file. */
export interface ReportToPublish extends Pick<PublishedReport, 'asOf' | 'period' | 'currency' | 'figures'> {
  readonly accountId: string;
  readonly portfolioId: string;
  /** Null when no person asked for it. */
  readonly publishedBy: string | null;
}

/** A published report whose figures were computed again since. */
export interface ReportToCheck extends Pick<PublishedReport, 'id' | 'asOf' | 'period' | 'figures'> {
  readonly accountId: string;
  readonly portfolioId: string;
}

const publishSql = `
  with published as (
    insert into published_reports (account_id, portfolio_id, as_of, period_from, period_to, currency, published_by, figures)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning id, account_id, portfolio_id, as_of)
  insert into report_checks (account_id, report_id, portfolio_id, as_of, is_due, changes)
  select account_id, id, portfolio_id, as_of, false, '[]' from published`;

const columns = `
  replace(report.id::text, '-', '') as id, report.as_of as "asOf", report.period_from as "from", report.period_to as "to", report.figures`;

// A report is soon printed again: of each period the last one counts, and of periods those that someone used lately.
const ofPortfolioSql = `
  select ${columns}, report.currency, (report.published_at at time zone $4)::date as "publishedOn"
    from (select distinct on (period_from, period_to) * from published_reports
           where account_id = $1 and portfolio_id = $2 and as_of = $3
           order by period_from, period_to, published_at desc, id desc) report
   order by report.published_at desc, report.id desc limit 100`;

const checkAgainSql = `
  update report_checks checked set is_due = true
    from unnest($1::uuid[], $2::date[]) computed (account_id, from_day)
   where checked.account_id = computed.account_id and checked.as_of >= computed.from_day and not checked.is_due`;

const dueSql = `
  select ${columns}, replace(report.account_id::text, '-', '') as "accountId", replace(report.portfolio_id::text, '-', '') as "portfolioId"
    from report_checks checked
    join published_reports report on report.account_id = checked.account_id and report.id = checked.report_id
   where checked.is_due and ($2::uuid is null or (checked.account_id, checked.report_id) > ($2, $3::uuid))
   order by checked.account_id, checked.report_id limit $1`;

const checkedSql = `update report_checks set is_due = false, changes = $3 where account_id = $1 and report_id = $2`;

interface Row extends Pick<PublishedReport, 'id' | 'asOf'> {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly figures: PublishedFigures;
}

export function publishedReports(connection: PoolClient) {
  return {
    ...reportDocuments(connection),

    /** Keeps what a report says as it leaves. */
    async publish({ accountId, portfolioId, asOf, period, currency, publishedBy, figures }: ReportToPublish): Promise<void> {
      await connection.query(publishSql, [
        accountId,
        portfolioId,
        asOf,
        period.from,
        period.to,
        currency,
        publishedBy,
        JSON.stringify(figures),
      ]);
    },

    /** The last one of each period of a portfolio and day, the newest first. */
    async ofPortfolio(wanted: { accountId: string; portfolioId: string; asOf: IsoDate; timeZone: string }): Promise<PublishedReport[]> {
      const values = [wanted.accountId, wanted.portfolioId, wanted.asOf, wanted.timeZone];
      const { rows } = await connection.query<Row & Pick<PublishedReport, 'currency' | 'publishedOn'>>(ofPortfolioSql, values);
      return rows.map(({ from, to, ...report }) => ({ ...report, period: { from, to } }));
    },

    /** Figures of these accounts were computed again from a day (a day number) on: reports of then and later have to be looked at. */
    async checkAgain(computed: readonly { readonly accountId: string; readonly fromDay: number }[]): Promise<void> {
      if (computed.length === 0) return;
      const values = [computed.map(({ accountId }) => accountId), computed.map(({ fromDay }) => isoDate(fromDay))];
      await connection.query({ name: 'check reports again', text: checkAgainSql, values });
    },

    /** In the order of their accounts, those that come after another one. */
    async due(limit: number, after: Pick<ReportToCheck, 'accountId' | 'id'> | null): Promise<ReportToCheck[]> {
      const values = [limit, after?.accountId ?? null, after?.id ?? null];
      const { rows } = await connection.query<Row & Pick<ReportToCheck, 'accountId' | 'portfolioId'>>(dueSql, values);
      return rows.map(({ from, to, ...report }) => ({ ...report, period: { from, to } }));
    },

    /** Keeps the figures that a report would give otherwise today; none if it would say the same. */
    async checked({ accountId, id }: Pick<ReportToCheck, 'accountId' | 'id'>, changes: readonly FigureChange[]): Promise<void> {
      await connection.query(checkedSql, [accountId, id, JSON.stringify(changes)]);
    },
  };
}
