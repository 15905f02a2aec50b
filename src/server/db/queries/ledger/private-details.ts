import { eq } from 'drizzle-orm';
import type { Sql } from '../../queries.ts';
import { privateDetails as table } from '../../schema/people.ts';

/** The details of a person that are not for anyone who shares an account. */
export type PrivateDetails = Omit<typeof table.$inferSelect, 'userId'>;

export function privateDetails(sql: Sql) {
  return {
    /** Empty where nothing is known, or it is not for the actor. */
    async find(userId: string): Promise<PrivateDetails> {
      const [found] = await sql.select({ address: table.address, other: table.other }).from(table).where(eq(table.userId, userId));
      return found ?? { address: {}, other: null };
    },
    async put(userId: string, details: PrivateDetails): Promise<void> {
      await sql
        .insert(table)
        .values({ userId, ...details })
        .onConflictDoUpdate({ target: table.userId, set: details });
    },
  };
}
