import { and, eq, inArray, lte } from 'drizzle-orm';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Sql } from '../queries.ts';
import { commitments as table } from '../schema/ledger.ts';

export type Commitment = typeof table.$inferSelect;

export function commitments(sql: Sql) {
  return {
    /** What these portfolios had promised to private funds by a day. */
    async ofPortfolios(accountId: string, portfolioIds: readonly string[], through: IsoDate): Promise<Commitment[]> {
      if (portfolioIds.length === 0) return [];
      return sql
        .select()
        .from(table)
        .where(and(eq(table.accountId, accountId), inArray(table.portfolioId, [...portfolioIds]), lte(table.day, through)));
    },
  };
}
