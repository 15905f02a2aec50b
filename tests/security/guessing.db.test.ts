import { inFull } from '../support/in-full.ts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setPassword } from '#server/operations/passwords/set-password.ts';
import { authenticatorOf } from '../support/authenticator.ts';
import { agePins, signInFixture, password, type Person, wrong } from '../support/sign-in-fixture.ts';
import { type HttpAnswer, httpRequest } from '../support/http-request.ts';
import { runningProduct } from '../support/running-product.ts';

/**
 * Someone who knows the password guesses at the second step: over HTTP, from ever new addresses and devices, in new sign-ins, with PINs sent
 * again, at every kind of second step. In `npm run test:long` a thousand times.
 */
const guesses = inFull ? 1000 : 60;
const perDay = 30;

const secret = 'a secret of thirty-two letters or more';
const product = await runningProduct({ TRUST_PROXY: 'true', SECRET: secret });
const { owner } = product.database;
const fixture = signInFixture(product.database);
const host = `localhost:${product.port}`;
let ivy: Person;

beforeAll(async () => {
  ivy = await fixture.person('ivy');
});

/** A browser at an address of its own. */
function browser(nth: number) {
  let attempt = '';
  const from = `100.64.${Math.floor(nth / 250) % 250}.${(nth % 250) + 1}`;
  return async (fields: Record<string, string>): Promise<HttpAnswer> => {
    const headers = {
      host,
      origin: `http://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': from,
      cookie: attempt,
    };
    const body = new URLSearchParams(fields).toString();
    const answer = await httpRequest({ port: product.port, method: 'POST', path: '/login', headers, body });
    const kept = (answer.headers['set-cookie'] ?? []).find((cookie) => cookie.startsWith('portal-attempt='));
    if (kept) attempt = kept.split(';')[0] ?? '';
    return answer;
  };
}

async function begun(person: Person, nth = 0) {
  const send = browser(nth);
  await agePins(owner);
  await send({ intent: 'password', email: person.email, password });
  return send;
}

/** Returns the account's number of failed PINs of the current day. */
async function counted({ id }: Person) {
  const { rows } = await owner.query<{ today: number }>("select today from auth_counters where kind = 'pin' and subject = $1", [id]);
  return rows[0]?.today ?? 0;
}

async function waitedLong({ id }: Person) {
  await agePins(owner);
  await owner.query("update auth_counters set locked_until = null, in_a_row = 0 where subject = $1 and (kind = 'messages' or today < $2)", [
    id,
    perDay,
  ]);
}
const sessions = async ({ id }: Person) => (await owner.query('select from sessions where user_id = $1', [id])).rowCount ?? 0;
const utcDay = async () => (await owner.query<{ day: string }>("select (now() at time zone 'UTC')::date::text as day")).rows[0]?.day ?? '';

/** Returns the next requests of a guesser: each kind of answer in turn, and sometimes a request for another PIN. */
const answersOf = (pin: string, app: { readonly wrongCode: (nth: number) => string }) => (nth: number) => {
  const all = [
    { intent: 'pin', pin },
    { intent: 'code', code: app.wrongCode(nth) },
    { intent: 'recovery', code: `aaaaa-${nth}` },
    { intent: 'passkey', credential: '{}' },
  ];
  return all[nth % all.length] ?? { intent: 'resend' };
};

describe.each(['a PIN', 'an app'] as const)('anyone who is asked for %s', (kind) => {
  test(`is guessed at ${guesses} times, and never more than five times a sign-in, ten in a row and thirty a day`, async () => {
    const person = await fixture.person('target');
    const app = await authenticatorOf(product.database, person, { secret, codes: ['k7m2p-x9qd4'] });
    if (kind === 'a PIN') await owner.query('delete from totp where user_id = $1', [person.id]);
    const dayBefore = await utcDay();
    let [looked, inARow, ofSignIn, send] = [0, 0, 0, await begun(person)];
    for (let nth = 0; nth < guesses; nth += 1) {
      const pin = wrong(await fixture.pinOf(person.email));
      if (nth % 7 === 6) await send({ intent: 'resend' });
      const before = await counted(person);
      const answer = await send(answersOf(pin, app)(nth));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      if ((await counted(person)) > before) {
        looked += 1;
        inARow += 1;
        ofSignIn += 1;
      }
      expect(inARow).toBeLessThanOrEqual(10);
      expect(ofSignIn).toBeLessThanOrEqual(5);
      // Turned away: a new sign-in from elsewhere; and after ten in a row a long wait.
      if (inARow === 10) {
        expect((await (await begun(person, nth))({ intent: 'code', code: app.wrongCode(nth) })).status).toBeGreaterThanOrEqual(400);
        expect(await counted(person)).toBe(before + 1);
        await waitedLong(person);
        inARow = 0;
      }
      if (nth % 8 === 7) [send, ofSignIn] = [await begun(person, nth), 0];
    }
    const days = (await utcDay()) === dayBefore ? 1 : 2;
    expect(looked).toBeLessThanOrEqual(perDay * days);
    expect(looked).toBeGreaterThanOrEqual(perDay);
    expect(await sessions(person)).toBe(0);
    // The right one comes too late as well.
    const late = await begun(person, guesses);
    expect((await late({ intent: 'code', code: app.code() })).status).toBeGreaterThanOrEqual(400);
    expect((await late({ intent: 'recovery', code: 'k7m2p-x9qd4' })).status).toBeGreaterThanOrEqual(400);
    expect(await sessions(person)).toBe(0);
  });
});

/** Returns the number of successful sign-ins among a hundred simultaneous answers. */
async function atOnce(sends: readonly ReturnType<typeof browser>[], fields: Record<string, string>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: 100 }, (_, nth) => (sends[nth % sends.length] ?? browser(nth))(fields)));
  return answers.filter(({ status }) => status === 302).length;
}

describe('a hundred right answers at once are one session', () => {
  afterEach(async () => {
    await owner.query('delete from sessions');
  });

  test('with the PIN', async () => {
    await setPassword(product.database, { userIds: [ivy.id], password });
    const send = await begun(ivy);
    expect(await atOnce([send], { intent: 'pin', pin: await fixture.pinOf(ivy.email) })).toBe(1);
    expect(await sessions(ivy)).toBe(1);
  });

  test.each(['code', 'recovery'])('with the %s, over many sign-ins', async (intent) => {
    const person = await fixture.person('target');
    const app = await authenticatorOf(product.database, person, { secret, codes: ['k7m2p-x9qd4'] });
    const sends = await Promise.all(Array.from({ length: 5 }, (_, nth) => begun(person, nth)));
    const right = intent === 'code' ? app.code(1) : 'k7m2p-x9qd4';
    expect(await atOnce(sends, { intent, code: right })).toBe(1);
    expect(await sessions(person)).toBe(1);
  });
});
