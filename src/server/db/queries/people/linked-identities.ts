import { and, eq, isNull, sql as text } from 'drizzle-orm';
import type { Identity, IdentityProvider } from '#domain/sign-in/identity-provider.ts';
import type { Sql } from '../../queries.ts';
import { linkedIdentities as table } from '../../schema/identities.ts';
import { confirmedAddresses } from '../../schema/people.ts';

export type LinkedIdentity = typeof table.$inferSelect;

const isOf = (userId: string, provider: IdentityProvider) => and(eq(table.userId, userId), eq(table.provider, provider));

export function linkedIdentities(sql: Sql) {
  return {
    async find({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): Promise<LinkedIdentity | null> {
      const [row] = await sql
        .select()
        .from(table)
        .where(and(eq(table.issuer, issuer), eq(table.subject, subject)));
      return row ?? null;
    },
    async ofPerson(userId: string): Promise<LinkedIdentity[]> {
      return sql.select().from(table).where(eq(table.userId, userId)).orderBy(table.provider);
    },
    /**
     * Links an account elsewhere, or notes that a linked one was used. Null where it may not be: the address is not confirmed any more, another
     * account of the provider is linked, or the owner wants none.
     */
    async link(userId: string, { provider, issuer, subject }: Identity): Promise<'linked' | 'used' | null> {
      const isSame = and(eq(table.issuer, issuer), eq(table.subject, subject), isNull(table.endedAt));
      const used = await sql
        .update(table)
        .set({ lastUsedAt: text`now()` })
        .where(and(isOf(userId, provider), isSame))
        .returning({ provider: table.provider });
      if (used.length > 0) return 'used';
      const { rowCount } = await sql.execute(text`
        insert into ${table} (user_id, provider, issuer, subject)
        select user_id, ${provider}, ${issuer}, ${subject} from ${confirmedAddresses} where user_id = ${userId}
        on conflict do nothing`);
      return rowCount === 1 ? 'linked' : null;
    },
    /** From now on no account of the provider signs its owner in. False where none did. */
    async end(userId: string, provider: IdentityProvider): Promise<boolean> {
      const ended = sql.update(table).set({ endedAt: text`now()` });
      return (await ended.where(and(isOf(userId, provider), isNull(table.endedAt))).returning({ provider: table.provider })).length > 0;
    },
    /** The same of every provider; which of them did until now. */
    async endAll(userId: string): Promise<IdentityProvider[]> {
      const ended = sql.update(table).set({ endedAt: text`now()` });
      const rows = await ended.where(and(eq(table.userId, userId), isNull(table.endedAt))).returning({ provider: table.provider });
      return rows.map(({ provider }) => provider);
    },
    /** Forgets what was ended: the next sign-in may link it again. False where nothing was. */
    async forgetEnded(userId: string, provider: IdentityProvider): Promise<boolean> {
      const forgotten = sql.delete(table).where(and(isOf(userId, provider), text`${table.endedAt} is not null`));
      return (await forgotten.returning({ provider: table.provider })).length > 0;
    },
  };
}
