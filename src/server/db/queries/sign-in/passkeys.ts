import { and, eq, sql as text } from 'drizzle-orm';
import type { Sql } from '../../queries.ts';
import { passkeys as table } from '../../schema/second-factors.ts';

export type Passkey = typeof table.$inferSelect;

export type NewPasskey = Pick<Passkey, 'userId' | 'name' | 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

export function passkeys(sql: Sql) {
  return {
    /** The oldest first. */
    async ofPerson(userId: string): Promise<Passkey[]> {
      return sql.select().from(table).where(eq(table.userId, userId)).orderBy(table.id);
    },
    /** False for a key that is there already, whoever's it is. */
    async insert(passkey: NewPasskey): Promise<boolean> {
      return (await sql.insert(table).values(passkey).onConflictDoNothing().returning({ id: table.id })).length === 1;
    },
    /** Keeps what the device has counted up to. */
    async markUsed(id: string, counter: number): Promise<void> {
      await sql
        .update(table)
        .set({ counter, lastUsedAt: text`now()` })
        .where(eq(table.id, id));
    },
    /** The name of the one that was removed; null where there was none. */
    async remove(userId: string, id: string): Promise<string | null> {
      const [row] = await sql
        .delete(table)
        .where(and(eq(table.userId, userId), eq(table.id, id)))
        .returning({ name: table.name });
      return row?.name ?? null;
    },
  };
}
