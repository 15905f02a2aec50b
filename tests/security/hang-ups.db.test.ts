import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { expect, test } from 'vitest';
import { httpRequest } from '../support/http-request.ts';
import { multipart } from '../support/multipart.ts';
import { runningProduct } from '../support/running-product.ts';
import { credentialsIn, type AccessActor } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

// Its own: a shared one records the repeats of refusals to an earlier file up to a minute later.
const product = await runningProduct({ LOG_LEVEL: 'debug' });
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;

interface Asked {
  readonly as?: AccessActor;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

async function ask({ as = 'guest', path, headers = {}, body }: Asked): Promise<ClientRequest> {
  const method = body === undefined ? 'GET' : 'POST';
  const form = body === undefined ? {} : { origin: `http://${host}`, 'content-length': String(body.length) };
  const all = { host, ...form, ...(await credentialsOf(as)).headers, ...headers };
  const asked = request({ host: '127.0.0.1', port: product.port, path, method, agent: false, headers: all });
  asked.on('error', () => undefined);
  return asked;
}

/** Returns the lines of the product's log. */
const logged = () =>
  product
    .logged()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { readonly level: number; readonly msg: string; readonly req?: { readonly path: string } });

const begun = (path: string) => logged().filter(({ msg, req }) => msg === 'incoming request' && req?.path === path.split('?')[0]).length;

/** Hangs up once `moment` has come, and the product has heard of the request. */
async function hangUp(asked: ClientRequest, path: string, moment: Promise<unknown>): Promise<void> {
  const before = begun(path);
  // A short answer may be whole, and its connection closed, before the product's log is read.
  const closed = new Promise((resolve) => asked.once('close', resolve));
  await moment;
  await expect.poll(() => begun(path), { timeout: 60_000 }).toBeGreaterThanOrEqual(Math.max(1, before));
  asked.destroy();
  await closed;
}

const refusals = async () =>
  (await product.database.owner.query("select target_id from audit_events where action = 'access-refused'")).rows;

const picture = await multipart([
  ['intent', 'set-photo'],
  ['photo', new File([new Uint8Array(2_000_000)], 'me.png')],
]);
const ofPicture = { 'content-type': picture.type };
const ofForm = { 'content-type': 'application/x-www-form-urlencoded' };
const signIn = 'intent=password&email=nobody%40home.example&password=not+this+one';
const holdings = `/dashboard/${ids.portal}/portfolio/${ids.portfolio}`;

test.each<[string, Asked, number]>([
  ['a picture of a person who is signed in', { as: 'investor', path: '/profile/me', headers: ofPicture, body: picture.body }, 1_000_000],
  ['a picture of a guest', { path: '/profile/me', headers: ofPicture, body: picture.body }, 60_000],
  ['a form for signing in', { path: '/login', headers: ofForm, body: signIn }, 20],
  ['a call of the API', { path: '/api/v1/callables/sendEmail', headers: { 'content-type': 'application/json' }, body: '{"data":{}}' }, 5],
])('anyone who hangs up in the middle of %s is no failure', async (_what, asked, sent) => {
  const going = await ask(asked);
  const written = new Promise<void>((resolve) => {
    going.write(asked.body?.slice(0, sent), () => resolve());
  });
  await hangUp(going, asked.path, written);
});

test.each<[string, Asked]>([
  ['a picture', { as: 'investor', path: '/profile/me', headers: ofPicture, body: picture.body }],
  ['a form for signing in', { path: '/login', headers: ofForm, body: signIn }],
])('nor anyone who hangs up between the end of %s and the answer', async (_what, asked) => {
  const going = await ask(asked);
  going.end(asked.body);
  await hangUp(going, asked.path, once(going, 'finish'));
});

test.each<[string, Asked]>([
  ['a page', { as: 'investor', path: holdings }],
  ['a compressed page', { as: 'investor', path: holdings, headers: { 'accept-encoding': 'gzip' } }],
  ['the file of the audit trail', { as: 'admin', path: '/admin/audit.csv' }],
  ['a photo', { as: 'investor', path: `/people/${ids.pictured}/photo/${ids.photo}` }],
])('nor anyone who hangs up in the middle of %s, or before it', async (_what, asked) => {
  const midway = await ask(asked);
  midway.end();
  await hangUp(midway, asked.path, once(midway, 'response'));
  const early = await ask(asked);
  early.end();
  await hangUp(early, asked.path, once(early, 'finish'));
});

test('and the log has no failure of it, the audit trail no refusal', async () => {
  for (const path of ['/login', '/profile/me', holdings]) {
    const { status } = await httpRequest({ port: product.port, path, headers: { host, ...(await credentialsOf('investor')).headers } });
    expect([200, 302]).toContain(status);
  }
  expect(logged().filter(({ level }) => level >= 50)).toEqual([]);
  expect(await refusals()).toEqual([]);
});
