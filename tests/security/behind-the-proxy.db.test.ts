import { expect, test } from 'vitest';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { httpRequest } from '../support/http-request.ts';
import { runningProduct } from '../support/running-product.ts';
import { password, signInFixture } from '../support/sign-in-fixture.ts';

const host = 'portal.firm.example';
const otherHost = 'other.firm.example';
const product = await runningProduct({
  NODE_ENV: 'production',
  HOSTS: `${host}=default,${otherHost}=default`,
  TRUST_PROXY: '127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'portal@firm.example',
});
const { owner } = product.database;
const fixture = signInFixture(product.database);

const ask = (path: string, headers: Record<string, string>) => httpRequest({ port: product.port, path, headers: { host, ...headers } });

test.each(['/', '/login', '/api/v1/data-health'])('%s is answered to anyone who came by https, and says so', async (path) => {
  const answer = await ask(path, { 'x-forwarded-proto': 'https' });
  expect(answer.status).not.toBe(403);
  expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

test.each(['/', '/login', '/api/v1/data-health'])('%s is not answered to anyone who came without', async (path) => {
  for (const headers of [{}, { 'x-forwarded-proto': 'http' }]) {
    const answer = await ask(path, headers);
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'https-needed' } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test.each(['/health', '/ready'])('anyone who looks after the machine asks for %s as before', async (path) => {
  expect((await ask(path, {})).status).toBe(200);
});

/** A form that comes by https to a host. */
function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}, asked = host) {
  const form = { origin: `https://${asked}`, 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-proto': 'https' };
  const body = new URLSearchParams(fields).toString();
  return httpRequest({ port: product.port, method: 'POST', path, headers: { host: asked, ...form, ...headers }, body });
}

const signUp = (email: string, asked: string) =>
  send('/signup', { intent: 'signup', 'form-key': newFormKey(), email, password, terms: 'accepted' }, {}, asked);

async function newestMail(recipient: string): Promise<string> {
  const { rows } = await owner.query<{ text: string }>('select text from outgoing_messages where recipient = $1 order by id desc limit 1', [
    recipient,
  ]);
  return rows[0]?.text ?? '';
}

test('a link leads to the configured host, whatever host was asked', async () => {
  const ivy = await fixture.person('ivy');
  await send('/login', { intent: 'reset', email: ivy.email }, {}, otherHost);
  expect(await newestMail(ivy.email)).toContain(`https://${host}/reset/`);
  await signUp('host@home.example', otherHost);
  expect(await newestMail('host@home.example')).toContain(`https://${host}/verify/`);
  expect((await signUp('evil@home.example', 'evil.example')).status).toBe(421);
  expect(await newestMail('evil@home.example')).toBe('');
});

test.each([
  ['x-forwarded-host', 421],
  ['x-host', 302],
  ['forwarded', 302],
])('%s does not move a link', async (header, status) => {
  const ivy = await fixture.person('ivy');
  expect((await send('/login', { intent: 'reset', email: ivy.email }, { [header]: 'evil.example' })).status).toBe(status);
  const link = status === 302 ? expect.stringContaining(`https://${host}/reset/`) : '';
  expect(await newestMail(ivy.email)).toEqual(link);
});
