import { and, eq, inArray, ne, sql as text } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Sql } from '../../queries.ts';
import { rowReader } from '../../row-reader.ts';
import { credentials, lastSignIns, users as table, userSecurity } from '../../schema/people.ts';
import { isOfPerson, personColumns, type User } from './person-columns.ts';

export type { User } from './person-columns.ts';

type AdvisorContact = Pick<User, 'id' | 'name' | 'title' | 'job' | 'email' | 'telephone' | 'profileUrl' | 'linkedin'>;
/** The details of a person that administrators tell, and in part the person. */
export type Told = Pick<User, 'name' | 'title' | 'job' | 'isMessenger' | 'organisationId' | 'telephone' | 'profileUrl' | 'linkedin'>;

const advisorsOf = rowReader(
  table,
  "join account_members member on member.user_id = own.id where member.account_id = $1 and member.relation = 'advisor' and member.is_open order by own.name, own.id",
);

export function users(sql: Sql, connection: PoolClient) {
  return { ...lookups(sql, connection), ...preferences(sql), ...changes(sql), ...signIns(sql) };
}

function preferences(sql: Sql) {
  return {
    /** Returns the language that a person has chosen, for whoever sees the person: advisers do not see all that `find` returns of a client. */
    async languageOf(id: string): Promise<string | null> {
      const [user] = await sql.select({ language: table.language }).from(table).where(eq(table.id, id));
      return user?.language ?? null;
    },
    async setPreference(id: string, choice: Partial<Pick<User, 'language' | 'theme' | 'hideIntroText'>>): Promise<void> {
      await sql.update(table).set(choice).where(eq(table.id, id));
    },
  };
}

function lookups(sql: Sql, connection: PoolClient) {
  return {
    async find(id: string): Promise<User | null> {
      const [user] = await sql.select(personColumns).from(table).innerJoin(userSecurity, isOfPerson).where(eq(table.id, id));
      return user ?? null;
    },
    /** The person of an address in lower-case letters, with the hash of the password; null for anyone who has none. */
    async withPassword(email: string): Promise<{ user: User; passwordHash: string | null } | null> {
      const [row] = await sql
        .select({ user: personColumns, passwordHash: credentials.passwordHash })
        .from(table)
        .innerJoin(userSecurity, isOfPerson)
        .leftJoin(credentials, eq(credentials.userId, table.id))
        .where(eq(table.emailKey, email));
      return row ?? null;
    },
    /** Returns the advisers of an account who may see it, by name. */
    async advisorsOf(accountId: string): Promise<AdvisorContact[]> {
      const people = await advisorsOf(connection, [accountId]);
      return people.map(({ id, name, title, job, email, telephone, profileUrl, linkedin }) => ({
        id,
        name,
        title,
        job,
        email,
        telephone,
        profileUrl,
        linkedin,
      }));
    },
    /** Someone new; null when the address is someone's already. */
    async insertNew(person: Pick<User, 'email' | 'name' | 'role' | 'language' | 'organisationId'>): Promise<User | null> {
      const [made] = await sql.insert(table).values(person).onConflictDoNothing().returning({ id: table.id });
      return made ? this.find(made.id) : null;
    },
    async namesOf(ids: readonly string[]): Promise<Map<string, Pick<User, 'name' | 'role'>>> {
      const found = await sql
        .select({ id: table.id, name: table.name, role: table.role })
        .from(table)
        .where(inArray(table.id, [...ids]));
      return new Map(found.map(({ id, ...person }) => [id, person]));
    },
    async count(): Promise<number> {
      return sql.$count(table);
    },
    async allIds(): Promise<string[]> {
      return (await sql.select({ id: table.id }).from(table)).map(({ id }) => id);
    },
    /** For demo data: most investors have signed in during the ten weeks before `today`, each on a day of their own; some never. */
    async pretendSignIns(today: string): Promise<void> {
      const luck = text`(hashtext(${table.email}) & 65535)`;
      await sql.execute(text`
        insert into ${lastSignIns}
        select id, ${today}::date - (${luck} % 70) * interval '1 day' - (${luck} % 600) * interval '1 minute'
          from ${table} where role = 'investor' and ${luck} % 6 > 0`);
    },
  };
}

/** The changes to one person. */
function changes(sql: Sql) {
  return {
    /** For demo data: gives staff the titles and telephones of a list. */
    async pretendContacts(staff: readonly { email: string; title?: string; telephone?: string }[]): Promise<void> {
      for (const { email, title, telephone } of staff) await sql.update(table).set({ title, telephone }).where(eq(table.email, email));
    },
    /** Pretends that everyone was welcomed but the one of an address. */
    async pretendWelcomes(except: string): Promise<void> {
      await sql.update(table).set({ hideIntroText: true }).where(ne(table.email, except));
    },
    async setPhone(id: string, phone: string): Promise<void> {
      await sql.update(userSecurity).set({ phone }).where(eq(userSecurity.userId, id));
    },
    /** Keeps the details that people may change of themselves. */
    async setDetails(id: string, { pinTarget, phone, ...details }: Pick<User, 'name' | 'title' | 'phone' | 'pinTarget'>): Promise<void> {
      await sql.update(table).set(details).where(eq(table.id, id));
      await sql.update(userSecurity).set({ pinTarget, phone }).where(eq(userSecurity.userId, id));
    },
    /** The version from then on, a new one also when nothing of this changes; null when another one stands there than the one that was read. */
    async setVersioned(id: string, version: number, told: Partial<Told>): Promise<number | null> {
      const [changed] = await sql
        .update(table)
        .set({ ...told, version: version + 1 })
        .where(and(eq(table.id, id), eq(table.version, version)))
        .returning({ version: table.version });
      return changed?.version ?? null;
    },
    /** False when the address, in lower-case letters, is someone else's. Anyone who gets another one is signed out everywhere. */
    async setEmail(id: string, email: string): Promise<boolean> {
      const isTaken = text`exists (select 1 from ${table} other where other.email_key = ${email} and other.id <> ${id})`;
      const rows = await sql
        .update(table)
        .set({ email })
        .where(and(eq(table.id, id), text`not ${isTaken}`))
        .returning({ id: table.id });
      return rows.length === 1;
    },
  };
}

/** Queries for the last sign-ins of people. */
function signIns(sql: Sql) {
  return {
    async lastSignIn(id: string): Promise<string | null> {
      const [row] = await sql.select({ at: lastSignIns.at }).from(lastSignIns).where(eq(lastSignIns.userId, id));
      return row?.at ?? null;
    },
    async markSignedIn(id: string): Promise<void> {
      const at = text`now()`;
      await sql.insert(lastSignIns).values({ userId: id, at }).onConflictDoUpdate({ target: lastSignIns.userId, set: { at } });
    },
  };
}
