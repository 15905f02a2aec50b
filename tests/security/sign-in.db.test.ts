import { beforeAll, expect, test } from 'vitest';
import { setPassword } from '#server/operations/passwords/set-password.ts';
import { agePins, password } from '../support/sign-in-fixture.ts';
import { type HttpAnswer, httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { people } = await twoClients(product);
const host = `localhost:${product.port}`;
const { owner } = product.database;

beforeAll(async () => {
  await setPassword(product.database, { userIds: Object.values(people).map(({ id }) => id), password });
});

/** A browser that keeps its cookies. */
function browser() {
  const cookies = new Map<string, string>();
  const keep = ({ headers }: HttpAnswer) => {
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  };
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookies,
    async send(path: string, fields: Record<string, string>): Promise<HttpAnswer> {
      if (fields['intent'] === 'password') await agePins(owner);
      const headers = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded', cookie: cookie() };
      const body = new URLSearchParams(fields).toString();
      const answer = await httpRequest({ port: product.port, method: 'POST', path, headers, body });
      keep(answer);
      return answer;
    },
  };
}

async function lastPin(): Promise<string> {
  const { rows } = await owner.query<{ text: string }>('select text from outgoing_messages order by created_at desc, id desc limit 1');
  return /\b\d{6}\b/.exec(rows[0]?.text ?? '')?.[0] ?? '';
}

async function signIn(visitor: ReturnType<typeof browser>, email: string): Promise<HttpAnswer> {
  await visitor.send('/login', { intent: 'password', email, password });
  return visitor.send('/login', { intent: 'pin', pin: await lastPin() });
}

/** Returns whether a session cookie still opens a page. */
async function opens(session: string): Promise<boolean> {
  const headers = { host, cookie: `portal-session=${session}` };
  return !(await httpRequest({ port: product.port, path: '/portals', headers })).location.startsWith('/login');
}

test('between password and PIN no one is inside, whichever cookie is shown', async () => {
  const visitor = browser();
  await visitor.send('/login', { intent: 'password', email: people.investor.email, password });
  const attempt = visitor.cookies.get('portal-attempt') ?? '';
  expect(attempt).not.toBe('');
  expect(await opens(attempt)).toBe(false);
});

test('a session has a token of its own, never the one that the browser brought', async () => {
  const visitor = browser();
  const planted = Buffer.from(JSON.stringify('A'.repeat(43))).toString('base64');
  visitor.cookies.set('portal-session', planted);
  await signIn(visitor, people.investor.email);
  expect(visitor.cookies.get('portal-session')).not.toBe(planted);
  expect(await opens(visitor.cookies.get('portal-session') ?? '')).toBe(true);
  expect(await opens(planted)).toBe(false);
});

test('who signs in again in the same browser ends the session before', async () => {
  const visitor = browser();
  await signIn(visitor, people.investor.email);
  const before = visitor.cookies.get('portal-session') ?? '';
  await signIn(visitor, people.otherInvestor.email);
  expect(await opens(visitor.cookies.get('portal-session') ?? '')).toBe(true);
  expect(await opens(before)).toBe(false);
});

test('a user who signs out is out, even with the cookie kept', async () => {
  const visitor = browser();
  await signIn(visitor, people.advisor.email);
  const kept = visitor.cookies.get('portal-session') ?? '';
  expect(await opens(kept)).toBe(true);
  const left = await visitor.send('/logout', {});
  expect(left.headers['clear-site-data']).toBe('"cache"');
  expect(visitor.cookies.get('portal-session')).toBe('');
  expect(await opens(kept)).toBe(false);
});

test('forty wrong PINs at once are five tries', async () => {
  const visitor = browser();
  await visitor.send('/login', { intent: 'password', email: people.otherAdvisor.email, password });
  const pin = await lastPin();
  const wrong = Array.from({ length: 40 }, (_, nth) => String((Number(pin) + 1 + nth) % 1_000_000).padStart(6, '0'));
  const answers = await Promise.all(wrong.map((guess) => visitor.send('/login', { intent: 'pin', pin: guess })));
  expect(answers.filter(({ status }) => status === 302)).toEqual([]);
  const { rows } = await owner.query<{ tries: number }>('select max(pin_tries) as tries from signin_attempts where user_id = $1', [
    people.otherAdvisor.id,
  ]);
  expect(rows[0]?.tries).toBe(5);
  expect((await visitor.send('/login', { intent: 'pin', pin })).status).toBe(400);
});

test.each(['//evil.example', '/.//evil.example', 'https://evil.example', '/\\evil.example', '/%09/evil.example'])(
  'after signing in no one is led to %s',
  async (target) => {
    const visitor = browser();
    const path = `/login?redirectTo=${encodeURIComponent(target)}`;
    await visitor.send(path, { intent: 'password', email: people.admin.email, password });
    const answer = await visitor.send(path, { intent: 'pin', pin: await lastPin() });
    expect(new URL(answer.location, `http://${host}`).host).toBe(host);
    expect(answer.location).not.toContain('//');
  },
);
