import { eq } from 'drizzle-orm';
import type { Sql } from '../queries.ts';
import { passkeys as table } from '../schema/second-factors.ts';

export type Passkey = typeof table.$inferSelect;

export function passkeys(sql: Sql) {
  return {
    /** The oldest first. */
    async ofPerson(userId: string): Promise<Passkey[]> {
      return sql.select().from(table).where(eq(table.userId, userId)).orderBy(table.id);
    },
  };
}
