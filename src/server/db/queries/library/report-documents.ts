import type { PoolClient } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';
import { hex } from '../../hex.ts';

/** A report by what it is about. */
export interface ReportOfDay {
  readonly accountId: string;
  /** Null for the whole account. */
  readonly portfolioId: string | null;
  readonly asOf: IsoDate;
  readonly period: { readonly from: IsoDate; readonly to: IsoDate };
}

/** The document that a report became, with the SHA-256 of the figures that it says. */
export interface ReportDocument {
  readonly documentId: string;
  readonly figuresHash: string;
}

const findSql = `
  select ${hex('document_id')} as "documentId", encode(figures_hash, 'hex') as "figuresHash" from report_documents
   where account_id = $1 and portfolio_id is not distinct from $2 and as_of = $3 and period_from = $4 and period_to = $5`;

const putSql = `
  insert into report_documents (account_id, portfolio_id, as_of, period_from, period_to, document_id, figures_hash)
  values ($1, $2, $3, $4, $5, $6, decode($7, 'hex'))
  on conflict on constraint report_documents_report
  do update set document_id = excluded.document_id, figures_hash = excluded.figures_hash`;

const valuesOf = ({ accountId, portfolioId, asOf, period }: ReportOfDay) => [accountId, portfolioId, asOf, period.from, period.to];

/** Published reports as documents of the library. */
export function reportDocuments(connection: PoolClient) {
  return {
    async documentOf(report: ReportOfDay): Promise<ReportDocument | null> {
      return (await connection.query<ReportDocument>(findSql, valuesOf(report))).rows[0] ?? null;
    },
    /** Returns the number of these accounts in whose library the report of the whole account on that day is. */
    async countAccounts(accountIds: readonly string[], asOf: IsoDate): Promise<number> {
      const sql = `
        select count(distinct report.account_id)::int as count from report_documents report
          join documents document on document.account_id = report.account_id and document.id = report.document_id
         where report.account_id = any($1::uuid[]) and report.portfolio_id is null and report.as_of = $2 and document.removed_at is null`;
      return (await connection.query<{ count: number }>(sql, [accountIds, asOf])).rows[0]?.count ?? 0;
    },
    /** The document takes the place of the one that the report was before. */
    async becomes(report: ReportOfDay, { documentId, figuresHash }: ReportDocument): Promise<void> {
      await connection.query(putSql, [...valuesOf(report), documentId, figuresHash]);
    },
  };
}
