import type { Sql } from '../queries.ts';
import { activities as table } from '../schema/people.ts';

export type NewActivity = typeof table.$inferInsert;

export function activities(sql: Sql) {
  return {
    async insert(activity: NewActivity): Promise<void> {
      await sql.insert(table).values(activity);
    },
  };
}
