import { beforeAll, describe, expect, test } from 'vitest';
import { setPassword } from '#server/operations/passwords/set-password.ts';
import { password } from '../support/sign-in-fixture.ts';
import { type HttpAnswer, httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn, type AccessActor } from './access-actors.ts';
import { canary, owners, twoClients } from './two-clients.ts';

/** The server refuses when an access decision, a limit or the audit trail cannot get what it needs. */
const product = await sharedProduct();
const { owner } = product.database;
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;
const form = { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };

beforeAll(() => setPassword(product.database, { userIds: [people.investor.id], password }));

interface Sent {
  readonly accessActor: AccessActor;
  readonly path: string;
  readonly body?: Readonly<Record<string, string>>;
}

async function send({ accessActor, path, body }: Sent): Promise<() => Promise<HttpAnswer>> {
  const { headers } = await credentialsOf(accessActor);
  const asked = { port: product.port, path, headers: { host, ...headers, ...(body ? form : {}) } };
  return () => httpRequest(body ? { ...asked, method: 'POST', body: new URLSearchParams(body).toString() } : asked);
}

const account = { accessActor: 'investor', path: `/dashboard/${ids.portal}/account/${ids.account}` } as const;
const portfolioCsv = { accessActor: 'advisor', path: `/dashboard/${ids.portal}/portfolio/${ids.portfolio}/holdings.csv` } as const;
const signIn = { accessActor: 'guest', path: '/login', body: { intent: 'password', email: people.investor.email, password } } as const;
const choice = { accessActor: 'investor', path: '/preferences', body: { theme: 'dark' } } as const;
const clientList = { accessActor: 'advisor', path: `/dashboard/${ids.portal}` } as const;

const without = (table: string) => ({
  breaks: `alter table ${table} rename to ${table}_away`,
  mends: `alter table ${table}_away rename to ${table}`,
});

const renamed = (name: string, parameters: string) => ({
  breaks: `alter function ${name}(${parameters}) rename to ${name}_away`,
  mends: `alter function ${name}_away(${parameters}) rename to ${name}`,
});

/** Breaks a table or function by revoking a right. The database's own references follow a renamed object, so renaming would not break it. */
const closed = (right: string, from: string) => ({ breaks: `revoke ${right} from ${from}`, mends: `grant ${right} to ${from}` });

const broken: readonly (readonly [string, { readonly breaks: string; readonly mends: string }, Sent])[] = [
  ['sessions', without('sessions'), account],
  ['sessions', without('sessions'), choice],
  ['memberships', without('account_members'), account],
  ['row-level security', closed('execute on function may_see(uuid)', 'public'), account],
  ['row-level security', closed('execute on function may_see(uuid)', 'public'), portfolioCsv],
  ['who is asking', renamed('actor_user', ''), account],
  ['what kind is asking', renamed('actor_kind', ''), clientList],
  ['limits of sign-ins', without('auth_counters'), signIn],
  ['credentials', without('credentials'), signIn],
  ['attempts', without('signin_attempts'), signIn],
  ['messages', without('outgoing_messages'), signIn],
  ['the audit trail', without('audit_head'), signIn],
  ['the audit trail', without('audit_events'), choice],
  ['the audit trail', without('audit_head'), portfolioCsv],
];

/** Returns the response to a request while something is broken. */
async function meanwhile({ breaks, mends }: { readonly breaks: string; readonly mends: string }, request: () => Promise<HttpAnswer>) {
  await owner.query(breaks);
  try {
    return await request();
  } finally {
    await owner.query(mends);
  }
}

const state = async () =>
  (
    await owner.query<{ sessions: string; attempts: string; theme: string | null }>(
      `select (select count(*) from sessions) as sessions, (select count(*) from signin_attempts) as attempts,
              (select theme from users where email = $1) as theme`,
      [people.investor.email],
    )
  ).rows[0];

describe.each(broken)('without %s', (_what, { breaks, mends }, sent) => {
  test(`${sent.accessActor} gets nothing from ${sent.path}`, async () => {
    const request = await send(sent);
    const before = await state();
    const answer = await meanwhile({ breaks, mends }, request);
    expect([500, 503]).toContain(answer.status);
    for (const one of owners) expect(answer.body).not.toContain(canary(one));
    expect(answer.headers['set-cookie'] ?? []).toEqual([]);
    expect(await state()).toEqual(before);
    expect((await request()).status, 'mended, it answers').toBeLessThan(400);
  });
});

test('without the secured lists the overview says that it could not load them', async () => {
  const request = await send(clientList);
  const answer = await meanwhile(closed('select on own_clients', 'portal_app'), request);
  for (const one of owners) expect(answer.body).not.toContain(canary(one));
  expect(answer.body).toContain('could not be loaded');
  expect((await request()).body).toContain(canary('North'));
});
