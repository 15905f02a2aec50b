import { scopes } from '#domain/api-client/scope.ts';
import { system } from '#domain/actor.ts';
import { cookieJar } from '#server/auth/cookies.ts';
import { newToken, tokenHash } from '#server/auth/token.ts';
import { openSession } from '#server/operations/sessions/open-session.ts';
import { anywhere, type Person } from '../support/sign-in-fixture.ts';
import type { TestDatabase } from '../support/test-database.ts';

/**
 * People who are signed in. The investor and the advisor belong to the account of the table's addresses, the others to another account of
 * the same portal; strangers to another portal. The group's advisor advises both accounts, and is in the team of an access group that has
 * the first alone. Unvalidated: the client of an account that waits. The delegate was let into the investor’s portfolio, and is no one's client. Disabled: an advisor of the first account. A company admin is an
 * administrator by another name. An advisor and an administrator see the portal as the investor does.
 */
export const signedInActors = [
  'investor',
  'otherInvestor',
  'strangerInvestor',
  'unvalidated',
  'delegate',
  'disabled',
  'advisor',
  'otherAdvisor',
  'groupAdvisor',
  'strangerAdvisor',
  'companyAdmin',
  'admin',
] as const;
export type SignedInActor = (typeof signedInActors)[number];

/**
 * All that may send a request. Those without an open session count as guests: another system (which the API knows), a user before the PIN, or before the code of the app or the
 * passkey that is asked for in its place, a user after the end of the session, a visitor with a link.
 */
export const accessActors = [
  'guest',
  'service',
  'revokedService',
  'pinPending',
  'factorPending',
  'expired',
  'tokenLink',
  ...signedInActors,
  'viewingAdvisor',
  'viewingAdmin',
] as const;
export type AccessActor = (typeof accessActors)[number];

/** The credentials that an actor sends. */
export interface Credentials {
  readonly headers: Readonly<Record<string, string>>;
  /** The query of the address. */
  readonly query: string;
  /** The secret that no other actor may ever see. */
  readonly secret: string | null;
  /** The token in the address of a link. */
  readonly token: string;
}

const nothing: Credentials = { headers: {}, query: '', secret: null, token: 'none' };

/** An address with the credentials that belong in it. */
export function addressed(path: string, { query }: Credentials): string {
  if (query === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** Fresh credentials of each, as they stand after signing in: without the password check, which takes a tenth of a second. */
export function credentialsIn(database: TestDatabase, people: Readonly<Record<SignedInActor, Person>>) {
  const jar = cookieJar({ isSecure: false });
  const withCookie = async (name: 'session' | 'attempt', secret: string): Promise<Credentials> => {
    const [cookie = ''] = (await jar.set(name, secret)).split(';');
    return { ...nothing, headers: { cookie }, secret };
  };

  async function session({ id }: Person): Promise<string> {
    const opened = await database.as(system('test')).write(async (tx) => {
      const user = await tx.users.find(id);
      if (!user) throw new Error('Nobody is signed in.');
      return openSession(tx, { user, caller: anywhere(), secondFactor: 'pin', idleMinutes: 30, isFirst: false });
    });
    return opened.sessionToken;
  }

  /** As the client of their account, as the button on the account's page makes it. */
  async function viewing(person: Person): Promise<string> {
    const token = await session(person);
    await database.owner.query(
      `update sessions set viewed_account_id = account_id, viewed_person_id = account_members.user_id from account_members
        where token_hash = $1 and account_members.user_id = $2 and relation = 'client'`,
      [tokenHash(token), people.investor.id],
    );
    return token;
  }

  async function attempt({ id }: Person, sent: '' | null): Promise<string> {
    const token = newToken();
    await database.owner.query(
      `insert into signin_attempts (token_hash, user_id, expires_at, pin_hmac, pin_sent_at, pin_expires_at)
       select $1, $2, later, sent, case when sent is not null then now() end, case when sent is not null then later end
         from (select now() + interval '1 hour' as later, $3::bytea as sent) pin`,
      [tokenHash(token), id, sent],
    );
    return token;
  }

  async function expired(person: Person): Promise<string> {
    const token = await session(person);
    await database.owner.query('update sessions set idle_deadline = now() where token_hash = $1', [tokenHash(token)]);
    return token;
  }

  async function link({ id }: Person): Promise<string> {
    const token = newToken();
    await database.owner.query(
      "insert into one_time_tokens (token_hash, kind, user_id, expires_at) values ($1, 'reset', $2, now() + interval '1 hour')",
      [tokenHash(token), id],
    );
    return token;
  }

  async function service(isRevoked: boolean): Promise<Credentials> {
    const secret = newToken();
    const { rows } = await database.owner.query<{ id: string }>(
      `insert into api_clients (name, secret_hash, scopes, created_by, revoked_at)
       values ('CRM', $1, $2, $3, case when $4 then now() end) returning replace(id::text, '-', '') as id`,
      [tokenHash(secret), scopes, people.admin.id, isRevoked],
    );
    return { ...nothing, headers: { authorization: `Bearer ${rows[0]?.id}.${secret}` }, secret };
  }

  return async (accessActor: AccessActor): Promise<Credentials> => {
    switch (accessActor) {
      case 'guest':
        return nothing;
      case 'service':
        return service(false);
      case 'revokedService':
        return service(true);
      case 'pinPending':
        return withCookie('attempt', await attempt(people.investor, ''));
      case 'factorPending':
        return withCookie('attempt', await attempt(people.investor, null));
      case 'expired':
        return withCookie('session', await expired(people.admin));
      case 'tokenLink': {
        const token = await link(people.investor);
        return { headers: {}, query: `token=${token}`, secret: token, token };
      }
      case 'viewingAdvisor':
        return withCookie('session', await viewing(people.advisor));
      case 'viewingAdmin':
        return withCookie('session', await viewing(people.admin));
      default:
        return withCookie('session', await session(people[accessActor]));
    }
  };
}
