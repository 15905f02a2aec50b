import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import type { Report } from '#finance/reported-series.ts';
import type { Sql } from '../queries.ts';
import { reportedValues as table } from '../schema/ledger.ts';

export type ReportedValue = typeof table.$inferSelect;

export function reportedValues(sql: Sql) {
  return {
    /** What private funds reported to these accounts, oldest first. */
    async ofAccounts(accountIds: readonly string[]): Promise<ReportedValue[]> {
      if (accountIds.length === 0) return [];
      return sql
        .select()
        .from(table)
        .where(inArray(table.accountId, [...accountIds]))
        .orderBy(asc(table.day));
    },

    /** What private funds reported to these portfolios up to a day, oldest first. */
    async ofPortfolios(accountId: string, portfolioIds: readonly string[], through: IsoDate): Promise<ReportedValue[]> {
      if (portfolioIds.length === 0) return [];
      return sql
        .select()
        .from(table)
        .where(and(eq(table.accountId, accountId), inArray(table.portfolioId, [...portfolioIds]), lte(table.day, through)))
        .orderBy(asc(table.day));
    },
  };
}

export function reportOf({ instrumentId, day, value, currency }: ReportedValue): Report {
  return { instrumentId, day: dayNumber(day), value: Number(value), currency };
}
