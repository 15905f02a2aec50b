import { and, desc, eq, gt, inArray, lt, ne, not, or, sql as text } from 'drizzle-orm';
import type { Sql } from '../../queries.ts';
import { portals } from '../../schema/clients.ts';
import { sessions as table, users, userSecurity } from '../../schema/people.ts';
import { isOfPerson, personColumns, type User } from '../people/person-columns.ts';

export type Session = typeof table.$inferSelect;

/** A session that may still be used, and its person. */
export interface AliveSession {
  readonly session: Session;
  readonly user: User;
}

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly secondFactor: Session['secondFactor'];
  readonly userAgent: string | null;
  readonly networkAddress: string;
  readonly idleMinutes: number;
  readonly absoluteMinutes: number;
}

const inMinutes = (minutes: number) => text`now() + make_interval(mins => ${minutes})`;

export const isAlive = and(gt(table.idleDeadline, text`now()`), gt(table.absoluteDeadline, text`now()`));

export function sessions(sql: Sql) {
  return { ...byToken(sql), ...byPerson(sql) };
}

/** Queries for the session of the browser that asks. */
function byToken(sql: Sql) {
  return {
    async insert({ idleMinutes, absoluteMinutes, ...session }: NewSession): Promise<Session> {
      await sql
        .delete(table)
        .where(and(eq(table.userId, session.userId), or(lt(table.idleDeadline, text`now()`), lt(table.absoluteDeadline, text`now()`))));
      const [row] = await sql
        .insert(table)
        .values({
          ...session,
          idleDeadline: inMinutes(Math.min(idleMinutes, absoluteMinutes)),
          absoluteDeadline: inMinutes(absoluteMinutes),
        })
        .returning();
      if (!row) throw new Error('A session was not written.');
      return row;
    },
    /** The session and its person, if both may still be used. Every request pays for this query: three primary keys. */
    async findAlive(tokenHash: Buffer): Promise<AliveSession | null> {
      const [row] = await sql
        .select({ session: table, user: personColumns })
        .from(table)
        .innerJoin(users, eq(users.id, table.userId))
        .innerJoin(userSecurity, isOfPerson)
        .where(and(eq(table.tokenHash, tokenHash), isAlive, not(userSecurity.isDisabled)));
      return row ?? null;
    },
    /** Moves the idle deadline, unless it was moved less than a minute ago or would pass the absolute one. */
    async touch(tokenHash: Buffer, idleMinutes: number): Promise<void> {
      const next = text`least(${inMinutes(idleMinutes)}, ${table.absoluteDeadline})`;
      await sql
        .update(table)
        .set({ idleDeadline: next, lastSeenAt: text`now()` })
        .where(and(eq(table.tokenHash, tokenHash), isAlive, text`${table.idleDeadline} + interval '1 minute' <= ${next}`));
    },
    /** Remembers the day chosen in a portal; null forgets it. */
    async chooseAsOf(tokenHash: Buffer, portalId: string, asOf: string | null): Promise<void> {
      const chosen =
        asOf === null
          ? text`${table.asOf} - ${portalId}::text`
          : text`${table.asOf} || jsonb_build_object(${portalId}::text, ${asOf}::text)`;
      const isPortal = sql.select({ id: portals.id }).from(portals).where(eq(portals.id, portalId));
      await sql
        .update(table)
        .set({ asOf: chosen })
        .where(and(eq(table.tokenHash, tokenHash), isAlive, text`exists ${isPortal}`));
    },
    async delete(tokenHash: Buffer): Promise<{ userId: string } | null> {
      const [row] = await sql.delete(table).where(eq(table.tokenHash, tokenHash)).returning({ userId: table.userId });
      return row ?? null;
    },
  };
}

/** Queries for the sessions of all browsers of a person. */
function byPerson(sql: Sql) {
  return {
    /** Returns the usable sessions of a person, the last used first. */
    async ofPerson(userId: string): Promise<Session[]> {
      return sql
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), isAlive))
        .orderBy(desc(table.lastSeenAt), desc(table.createdAt));
    },
    async find(id: string): Promise<Session | null> {
      const [row] = await sql
        .select()
        .from(table)
        .where(and(eq(table.id, id), isAlive));
      return row ?? null;
    },
    /** Tells whether a session may still be used; it stays so until the transaction ends. */
    async isStillAlive(tokenHash: Buffer): Promise<boolean> {
      const isIt = and(eq(table.tokenHash, tokenHash), isAlive);
      return (await sql.select({ id: table.id }).from(table).where(isIt).for('share')).length > 0;
    },
    /** Ends all sessions of a person but one. */
    async deleteOthers(userId: string, tokenHash: Buffer): Promise<Session[]> {
      return sql
        .delete(table)
        .where(and(eq(table.userId, userId), ne(table.tokenHash, tokenHash)))
        .returning();
    },
    /** As whose client those of these sessions look that may still be used, by the hash in hex; null for oneself. */
    async viewedOf(hashes: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
      const bytes = hashes.map((hash) => Buffer.from(hash, 'hex'));
      const rows = await sql
        .select({ hash: table.tokenHash, person: table.viewedPersonId })
        .from(table)
        .innerJoin(userSecurity, eq(userSecurity.userId, table.userId))
        .where(and(inArray(table.tokenHash, bytes), isAlive, not(userSecurity.isDisabled)));
      return new Map(rows.map(({ hash, person }) => [hash.toString('hex'), person]));
    },
    async deleteOf(userIds: readonly string[]): Promise<void> {
      await sql.delete(table).where(inArray(table.userId, [...userIds]));
    },
  };
}
