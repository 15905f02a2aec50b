import { and, eq, gt, sql as text } from 'drizzle-orm';
import type { Sql } from '../queries.ts';
import { activities as table } from '../schema/people.ts';

export type NewActivity = typeof table.$inferInsert;

export function activities(sql: Sql) {
  return {
    async insert(activity: NewActivity): Promise<void> {
      await sql.insert(table).values(activity);
    },
    /** The same by the same person within the last minute is not written again. */
    async insertUnlessRecent(activity: NewActivity & { readonly userId: string }): Promise<void> {
      const recent = await sql
        .select({ id: table.id })
        .from(table)
        .where(
          and(
            gt(table.at, text`now() - interval '1 minute'`),
            eq(table.userId, activity.userId),
            eq(table.kind, activity.kind),
            eq(table.section, activity.section),
            text`${table.accountId} is not distinct from ${activity.accountId ?? null}::uuid`,
          ),
        )
        .limit(1);
      if (recent.length === 0) await sql.insert(table).values(activity);
    },
  };
}
