import { expect, test } from 'vitest';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { cookieJar } from '#server/auth/cookies.ts';
import { signInFixture, password } from '../support/sign-in-fixture.ts';
import { type HttpAnswer, httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';

const product = await sharedProduct();
const fixture = signInFixture(product.database);
const { owner } = product.database;
const host = `localhost:${product.port}`;

function send(path: string, fields: Record<string, string>, { cookie = '' } = {}): Promise<HttpAnswer> {
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded', cookie };
  return httpRequest({ port: product.port, method: 'POST', path, headers, body: new URLSearchParams(fields).toString() });
}

const get = (path: string) => httpRequest({ port: product.port, path, headers: { host } });
const profile = (cookie: string) => httpRequest({ port: product.port, path: '/profile/me', headers: { host, cookie } });
const cookieOf = ({ headers }: HttpAnswer, name: string) =>
  (headers['set-cookie'] ?? []).find((line) => line.startsWith(`portal-${name}=`))?.split(';')[0] ?? '';

async function newestMail(recipient: string): Promise<string> {
  const { rows } = await owner.query<{ text: string }>('select text from outgoing_messages where recipient = $1 order by id desc limit 1', [
    recipient,
  ]);
  return rows[0]?.text ?? '';
}

const pathIn = (mail: string) => /https?:\/\/[^/\s]+(\/(?:verify|reset)\/[\w-]{43})/.exec(mail)?.[1] ?? '';
const signUp = (email: string) => send('/signup', { intent: 'signup', 'form-key': newFormKey(), email, password, terms: 'accepted' });

/** An answer without what differs between any two answers: the moment, the number of the request, random cookies. */
function comparable({ status, headers, body }: HttpAnswer): object {
  const { date: _date, 'content-security-policy': _policy, 'set-cookie': cookies = [], ...rest } = headers;
  return { status, rest, body: body.replaceAll(/nonce="[^"]*"/g, ''), cookies: cookies.map((line) => line.replace(/=[^;]+/, '=')) };
}

test('signing up answers the same for an address that has an account', async () => {
  const ivy = await fixture.person('ivy');
  expect(comparable(await signUp(ivy.email))).toEqual(comparable(await signUp('nobody@home.example')));
});

test('asking for a new password answers the same for an address that has none', async () => {
  const ivy = await fixture.person('ivy');
  const answers = await Promise.all([ivy.email, 'nobody@home.example'].map((email) => send('/login', { intent: 'reset', email })));
  expect(comparable(answers[0] as HttpAnswer)).toEqual(comparable(answers[1] as HttpAnswer));
  expect(answers[0]?.headers.location).toBe('/login?resetSent');
  expect((await get('/login?resetSent')).body).toContain('If your email address exists, a link is on its way to you.');
});

test.each(['x-forwarded-host', 'x-host', 'forwarded'])('%s does not move a link', async (header) => {
  const ivy = await fixture.person('ivy');
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded', [header]: 'evil.example' };
  const body = new URLSearchParams({ intent: 'reset', email: ivy.email }).toString();
  await httpRequest({ port: product.port, method: 'POST', path: '/login', headers, body });
  expect(await newestMail(ivy.email)).toContain(`http://${host}/reset/`);
});

test('opening a link changes nothing and tells no one its address; pressing its button does, once, and then asks for a PIN', async () => {
  await signUp('ada@home.example');
  const path = pathIn(await newestMail('ada@home.example'));
  for (const each of [path, path, `${path}.data`]) {
    const page = await get(each);
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(page.headers['set-cookie']).toBeUndefined();
  }
  expect((await owner.query("select from users where email = 'ada@home.example'")).rowCount).toBe(0);

  expect((await get(path)).body).toContain('The password you chose when you signed up.');
  const asked = await send(path, { 'form-key': newFormKey() });
  expect([asked.status, asked.body.includes('This is not the password chosen for the account.')]).toEqual([400, true]);
  const confirmed = await send(path, { password, 'form-key': newFormKey() });
  expect(confirmed.location).toBe('/login');
  const attempt = cookieOf(confirmed, 'attempt');
  expect(attempt).not.toBe('');
  const inside = await httpRequest({ port: product.port, path: '/portals', headers: { host, cookie: attempt } });
  expect(inside.location).toBe('/login');
  const pin = /\b\d{6}\b/.exec(await newestMail('ada@home.example'))?.[0] ?? '';
  const opened = await send('/login?redirectTo=//evil.example', { intent: 'pin', pin }, { cookie: attempt });
  expect(opened.location).toBe('/profile/me');
  expect(opened.headers['set-cookie']?.join('\n')).toContain('notice=account-ready');

  const again = await send(path, { 'form-key': newFormKey() });
  expect(again.status).toBe(400);
  expect(again.body).toContain('This link has expired.');
});

test('anyone who was signed in with the browser that confirms an address no longer is', async () => {
  const otto = await fixture.person('otto');
  const { sessionToken } = await fixture.signIn(otto);
  const session = (await cookieJar({ isSecure: false }).set('session', sessionToken)).split(';')[0] ?? '';
  expect((await profile(session)).status).toBe(200);
  await signUp('ben@home.example');
  const confirmed = await send(pathIn(await newestMail('ben@home.example')), { password, 'form-key': newFormKey() }, { cookie: session });
  expect(confirmed.location).toBe('/login');
  expect(cookieOf(confirmed, 'session')).toBe('portal-session=');
  expect((await profile(session)).location).toBe('/login');
});

test('a user who signs in before the address is confirmed finds the mail again', async () => {
  await signUp('cleo@home.example');
  const refused = await send('/login?redirectTo=%2Fportals', { intent: 'password', email: 'cleo@home.example', password });
  expect(refused.headers.location).toBe('/signup?notVerified&redirectTo=%2Fportals');
  const cookie = cookieOf(refused, 'signup');
  const page = await httpRequest({ port: product.port, path: '/signup?notVerified', headers: { host, cookie } });
  expect(page.body).toContain('Your email address has not been confirmed yet.');
  expect(page.body).toContain('Send again');
  const before = await newestMail('cleo@home.example');
  expect((await send('/signup', { intent: 'send-again', 'form-key': newFormKey() }, { cookie })).headers.location).toBe(
    '/signup?sentAgain',
  );
  expect(pathIn(await newestMail('cleo@home.example'))).not.toBe(pathIn(before));
});

test('a link for a new password is not used from another site, nor twice', async () => {
  const ivy = await fixture.person('ivy');
  await send('/login', { intent: 'reset', email: ivy.email });
  const path = pathIn(await newestMail(ivy.email));
  const headers = { host, origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
  const foreign = await httpRequest({ port: product.port, method: 'POST', path, headers, body: 'password=evil+horse+66' });
  expect(foreign.status).toBe(403);
  expect((await send(path, { password: 'short' })).body).toContain('Min 8 characters');
  expect((await send(path, { password: `horse 2${'x'.repeat(1000)}` })).body).toContain('Max 1000 characters');
  const set = await send(path, { password: 'another horse 2' });
  expect(set.headers.location).toBe('/login?passwordSet');
  expect(set.headers['referrer-policy']).toBe('no-referrer');
  expect(set.headers['set-cookie']).toBeUndefined();
  expect((await send(path, { password: 'third horse 333' })).status).toBe(400);
});

test('what was typed is not handed back, least of all a password', async () => {
  const refused = await send('/signup', {
    intent: 'signup',
    'form-key': newFormKey(),
    email: 'eve@home',
    password: 'S3cret horse!',
    terms: 'accepted',
  });
  expect(refused.status).toBe(400);
  expect(refused.body).toContain('Email must be valid');
  expect(refused.body).not.toContain('S3cret horse!');
});

test.each([
  { intent: 'signup', role: 'admin' },
  { intent: 'signup', isAdmin: 'true' },
  { intent: '__proto__' },
  { intent: 'reset', userId: 'x' },
])('%j is not understood', async (extra) => {
  const answer = await send('/signup', { email: 'eve@home.example', password, terms: 'accepted', ...extra });
  expect(answer.status).toBe(400);
  expect((await owner.query("select from outgoing_messages where recipient = 'eve@home.example'")).rowCount).toBe(0);
});

test.each([
  ['/?action=login', '/login'],
  ['/?action=signup', '/signup'],
  ['/?action=reset', '/login?action=reset'],
  ['/?action=login&redirectTo=%2Fprofile%2Fme', '/login?redirectTo=%2Fprofile%2Fme'],
])('%s opens the dialog', async (path, expected) => {
  expect((await get(path)).headers.location).toBe(expected);
});
