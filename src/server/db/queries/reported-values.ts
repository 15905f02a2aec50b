import { asc, inArray } from 'drizzle-orm';
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
  };
}
