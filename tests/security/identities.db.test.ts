import { beforeEach, describe, expect, test } from 'vitest';
import { browserAt } from './identity-walk.ts';
import { hostedDomain as hd, identityFixture } from './identity-fixture.ts';

const { product, owner, fixture, issuer, dishonest, ...identity } = await identityFixture();
const { count, sayOf, known, enterPin, attemptsOf, linksOf, signIn, refusal } = identity;

beforeEach(async () => {
  await owner.query("delete from auth_counters where kind in ('identity-network', 'identity-expired')");
});

const lastRefusal = async () =>
  (await owner.query<{ after: object }>("select after from audit_events where action = 'sign-in-refused' order by seq desc limit 1"))
    .rows[0]?.after;

describe('someone whose address is confirmed here and vouched for there', () => {
  test('comes to the PIN, as after a password, and then inside', async () => {
    const ivy = await known('ivy');
    const browser = browserAt(product);
    const answer = await browser.comeBack('google', '/profile/me');
    expect(answer.headers.location).toBe('/login?redirectTo=%2Fprofile%2Fme');
    expect([...browser.cookies.keys()].toSorted()).toEqual(['portal-attempt']);
    expect((await browser.ask('/portals')).location).toBe('/login');
    expect(await linksOf(ivy)).toBe(0);
    expect((await enterPin(browser, ivy, answer.headers.location)).location).toBe('/profile/me');
    expect((await browser.ask('/profile/me')).body).toContain('Unlink Google');
    expect(await linksOf(ivy)).toBe(1);
  });

  test('is notified by email of the link, once', async () => {
    const ivy = await known('told');
    for (let nth = 0; nth < 2; nth += 1) await signIn(browserAt(product), ivy);
    expect(await count("select count(*) from outgoing_messages where recipient = $1 and kind = 'identityLinked'", ivy.email)).toBe(1);
    expect(await count("select count(*) from audit_events where target_id = $1 and action = 'identity-linked'", ivy.id)).toBe(1);
  });

  test('comes by the subject from then on, whatever becomes of the address there', async () => {
    const ivy = await known('subject');
    await signIn(browserAt(product), ivy);
    sayOf('subject', { email: 'another@home.example', email_verified: false });
    await signIn(browserAt(product), ivy);
  });

  test('has a session without a second step where an administrator switched it off', async () => {
    const ivy = await known('switched-off');
    await signIn(browserAt(product), ivy);
    await owner.query('update user_security set is_two_factor_disabled = true where user_id = $1', [ivy.id]);
    await owner.query('delete from sessions where user_id = $1', [ivy.id]);
    const browser = browserAt(product);
    expect((await browser.comeBack('google')).location).toBe('/portals');
    expect((await browser.ask('/portals')).location).not.toBe('/login');
    const { rows } = await owner.query('select second_factor from sessions where user_id = $1', [ivy.id]);
    expect(rows).toEqual([{ second_factor: 'disabled' }]);
    expect(await linksOf(ivy)).toBe(1);
  });

  test('is asked for the second step before the first link, also where it was switched off', async () => {
    const ivy = await known('off-and-new');
    await owner.query('update user_security set is_two_factor_disabled = true where user_id = $1', [ivy.id]);
    const browser = browserAt(product);
    expect((await browser.comeBack('google')).location).toMatch(/^\/login/);
    expect([await linksOf(ivy), await attemptsOf(ivy)]).toEqual([0, 1]);
    expect((await owner.query('select from sessions where user_id = $1', [ivy.id])).rowCount).toBe(0);
  });

  test('is not linked by a wrong PIN', async () => {
    const ivy = await known('wrong-pin');
    const browser = browserAt(product);
    await browser.comeBack('google');
    const pin = await fixture.pinOf(ivy.email);
    expect((await browser.ask('/login', { intent: 'pin', pin: pin === '000000' ? '000001' : '000000' })).status).toBe(400);
    expect(await linksOf(ivy)).toBe(0);
  });
});

describe('no one comes in', () => {
  const unknown = { why: 'unknown', provider: 'google' };

  async function isRefused(): Promise<void> {
    const browser = browserAt(product);
    expect(await refusal(browser, await browser.sentBack('google'))).toBe('unknown');
    expect(await lastRefusal()).toEqual(unknown);
  }

  test('who is unknown here', async () => {
    sayOf('stranger', { email: 'stranger@home.example', email_verified: true, hd });
    await isRefused();
  });

  test('whose address is not vouched for', async () => {
    await known('unverified', { email_verified: false });
    await isRefused();
  });

  test.each([
    ['is of nobody whom Google hosts', { hd: false }],
    ['is of another firm than the one that Google hosts', { hd: 'other.example' }],
  ])('whose address was verified once and %s', async (_whose, said) => {
    await known('verified-once', said);
    await isRefused();
  });

  test('whose address is confirmed by no one here', async () => {
    const ivy = await known('unconfirmed');
    await owner.query('delete from confirmed_addresses where user_id = $1', [ivy.id]);
    await isRefused();
  });

  test('who is disabled, linked or not', async () => {
    const ivy = await known('disabled');
    await signIn(browserAt(product), ivy);
    await owner.query('update user_security set is_disabled = true where user_id = $1', [ivy.id]);
    await isRefused();
    await owner.query('delete from linked_identities where user_id = $1', [ivy.id]);
    await isRefused();
  });

  test('who has the address of someone to whom another account is linked', async () => {
    const ivy = await known('first');
    await signIn(browserAt(product), ivy);
    sayOf('second', { email: ivy.email, email_verified: true, hd });
    await isRefused();
  });

  test('whose address here is another one since: the link has ended', async () => {
    const ivy = await known('moved');
    await signIn(browserAt(product), ivy);
    await owner.query("update users set email = 'moved-away@home.example' where id = $1", [ivy.id]);
    expect(await linksOf(ivy)).toBe(0);
    await isRefused();
  });

  test('who unlinked it, until they allow it again', async () => {
    const ivy = await known('unlinked');
    const browser = browserAt(product);
    await signIn(browser, ivy);
    expect((await browser.ask('/profile/me', { intent: 'unlink-identity', provider: 'google' })).status).toBe(200);
    await isRefused();
    sayOf('unlinked-too', { email: ivy.email, email_verified: true, hd });
    await isRefused();
    expect((await browser.ask('/profile/me', { intent: 'allow-identity', provider: 'google' })).status).toBe(200);
    await signIn(browserAt(product), ivy);
    expect(await count('select count(*) from linked_identities where subject = $1 and ended_at is null', 'unlinked-too')).toBe(1);
  });

  test('who unlinked it, also after the address was doubted and confirmed again', async () => {
    const ivy = await known('doubted');
    await signIn(browserAt(product), ivy);
    await owner.query('update linked_identities set ended_at = now() where user_id = $1', [ivy.id]);
    await owner.query('delete from confirmed_addresses where user_id = $1', [ivy.id]);
    await isRefused();
    await owner.query('insert into confirmed_addresses (user_id) values ($1)', [ivy.id]);
    await isRefused();
  });

  test('who unlinked it while a PIN was on its way', async () => {
    const ivy = await known('meanwhile');
    await signIn(browserAt(product), ivy);
    const browser = browserAt(product);
    await browser.comeBack('google');
    await owner.query('update linked_identities set ended_at = now() where user_id = $1', [ivy.id]);
    expect((await enterPin(browser, ivy)).status).toBe(400);
    expect([...browser.cookies.keys()]).not.toContain('portal-session');
  });

  test('who does not want to', async () => {
    issuer.screen.person = null;
    const browser = browserAt(product);
    expect(await refusal(browser, await browser.sentBack('google'))).toBe('cancelled');
  });
});

test('anyone who is refused learns nothing of who is known: the answers are alike', async () => {
  const answers: string[] = [];
  const answered = async () => {
    const browser = browserAt(product);
    const { headers, body, status } = await browser.comeBack('google');
    const page = (await browser.ask(headers.location ?? '')).body.replaceAll(/nonce="[^"]*"|nonce-[\w+/=]*/g, '');
    answers.push(JSON.stringify([status, headers.location, headers['set-cookie'], body, page.length]));
  };
  sayOf('a-stranger', { email: 'a-stranger@home.example', email_verified: true, hd });
  await answered();
  const ivy = await known('a-disabled');
  await owner.query('update user_security set is_disabled = true where user_id = $1', [ivy.id]);
  await answered();
  await known('an-unverified', { email_verified: false });
  await answered();
  expect(new Set(answers).size).toBe(1);
});

describe('a state', () => {
  test('is good once', async () => {
    const ivy = await known('replayed');
    const browser = browserAt(product);
    const address = await browser.sentBack('google');
    const secret = browser.cookies.get('portal-identity') ?? '';
    await browser.ask(address);
    const again = browserAt(product);
    again.cookies.set('portal-identity', secret);
    expect(await refusal(again, address)).toBe('expired');
    expect(await attemptsOf(ivy)).toBe(1);
  });

  test('is that of one browser, and stays good for it', async () => {
    const ivy = await known('another-browser');
    const [browser, another] = [browserAt(product), browserAt(product)];
    const address = await browser.sentBack('google');
    await another.press('google');
    expect(await refusal(another, address)).toBe('expired');
    expect(await refusal(browserAt(product), address)).toBe('expired');
    await browser.ask(address);
    expect(await attemptsOf(ivy)).toBe(1);
  });

  test('is that of one provider', async () => {
    await known('another-provider');
    const browser = browserAt(product);
    const address = await browser.sentBack('google');
    expect(await refusal(browser, address.replace('/google/', '/microsoft/'))).toBe('expired');
  });

  test('is good for ten minutes of the database', async () => {
    await known('late');
    const browser = browserAt(product);
    const address = await browser.sentBack('google');
    await owner.query("update one_time_tokens set expires_at = now() where kind = 'identity'");
    expect(await refusal(browser, address)).toBe('expired');
  });

  test.each(['', '?code=x', '?state=x&code=x', '?error=access_denied'])('is asked for: %j', async (search) => {
    expect(await refusal(browserAt(product), `/login/google/callback${search}`)).toBe('expired');
  });

  test('shown fifty times at once is one sign-in', async () => {
    const ivy = await known('fifty');
    const browser = browserAt(product);
    const address = await browser.sentBack('google');
    const headers = { cookie: `portal-identity=${browser.cookies.get('portal-identity')}` };
    const answers = await Promise.all(Array.from({ length: 50 }, () => browserAt(product).ask(address, undefined, headers)));
    expect(answers.filter(({ headers: { location = '' } }) => location.startsWith('/login?redirectTo'))).toHaveLength(1);
    const others = answers.filter(({ headers: { location = '' } }) => !location.startsWith('/login?redirectTo'));
    expect(others.filter(({ status, headers: { location = '' } }) => status !== 503 && !location.includes('refused=expired'))).toEqual([]);
    expect(await attemptsOf(ivy)).toBe(1);
    expect(await count("select count(*) from outgoing_messages where recipient = $1 and kind = 'pin'", ivy.email)).toBe(1);
  });

  test('is kept as a hash, without what the browser keeps', async () => {
    const browser = browserAt(product);
    const { headers } = await browser.press('google');
    const { searchParams } = new URL(headers.location ?? '');
    const { rows } = await owner.query(
      "select payload::text, encode(token_hash, 'hex') as hash from one_time_tokens where kind = 'identity'",
    );
    const secret = JSON.parse(Buffer.from(decodeURIComponent(browser.cookies.get('portal-identity') ?? ''), 'base64').toString()) as string;
    for (const hidden of [secret, searchParams.get('state') ?? '', searchParams.get('nonce') ?? '']) {
      expect(hidden).toHaveLength(43);
      expect(JSON.stringify(rows)).not.toContain(hidden);
      expect(product.logged()).not.toContain(hidden);
    }
  });
});

describe('an issuer that lies lets no one in', () => {
  const longAgo = Math.floor(Date.now() / 1000) - 600;

  test.each([
    ['another nonce', { claims: { nonce: 'of somebody else' } }],
    ['another issuer', { claims: { iss: 'https://login.microsoftonline.com' } }],
    ['another audience', { claims: { aud: 'another-portal' } }],
    ['a signature of somebody else', { hasForeignKey: true }],
    ['no signature', { isUnsigned: true }],
    ['an expired token', { claims: { exp: longAgo, iat: longAgo - 60 } }],
  ])('%s', async (_lie, lies) => {
    const ivy = await known('lied-about');
    dishonest.state.lies = lies;
    dishonest.state.person = { sub: 'lied-about', email: ivy.email, xms_edov: true };
    const browser = browserAt(product);
    expect(await refusal(browser, await browser.sentBack('microsoft'))).toBe('disbelieved');
    expect(await lastRefusal()).toEqual({ why: 'disbelieved', provider: 'microsoft' });
  });

  test('and an address that Microsoft has not looked at', async () => {
    const ivy = await known('not-looked-at');
    dishonest.state.lies = {};
    dishonest.state.person = { sub: 'not-looked-at', email: ivy.email, email_verified: true };
    const browser = browserAt(product);
    expect(await refusal(browser, await browser.sentBack('microsoft'))).toBe('unknown');
  });

  test('the same issuer without lies is believed', async () => {
    const ivy = await known('believed');
    dishonest.state.lies = {};
    dishonest.state.person = { sub: 'believed', email: ivy.email, xms_edov: true };
    const browser = browserAt(product);
    expect((await browser.comeBack('microsoft')).headers.location).toBe('/login?redirectTo=%2Fportals');
    expect(await attemptsOf(ivy)).toBe(1);
  });
});

const returned = async (search: string) => browserAt(product).ask(`/login/google/callback${search}`);
const refusals = async (why: string) =>
  count("select count(*) from audit_events where action = 'sign-in-refused' and after ->> 'why' = $1", why);

describe('the trail is told of what came to nothing', () => {
  test.each([
    ['expired', 'google', async () => returned('')],
    ['expired', 'google', async () => returned('?state=x&code=x')],
    ['silent', 'linkedin', async () => browserAt(product).press('linkedin')],
  ])('%s, of %s, once and of no one', async (why, provider, comesToNothing) => {
    const before = await refusals(why);
    await comesToNothing();
    const { rows } = await owner.query(
      "select actor_kind, target_id, outcome, after from audit_events where action = 'sign-in-refused' order by seq desc limit 1",
    );
    expect(rows).toEqual([{ actor_kind: 'guest', target_id: null, outcome: 'refused', after: { why, provider } }]);
    expect(await refusals(why)).toBe(before + 1);
  });

  test('but not of a network that goes on bringing back what no one asked: it reads the same', async () => {
    const before = await refusals('expired');
    const locations = new Set<string | undefined>();
    for (let nth = 0; nth < 55; nth += 1) locations.add((await returned('?state=x&code=x')).headers.location);
    expect([...locations]).toEqual(['/login?provider=google&refused=expired']);
    expect(await refusals('expired')).toBe(before + 50);
  });

  test('and anyone who is asked by others to bring back such keeps the way in', async () => {
    const ivy = await known('bystander');
    for (let nth = 0; nth < 55; nth += 1) await returned('?state=x&code=x');
    await signIn(browserAt(product), ivy);
    expect(await linksOf(ivy)).toBe(1);
  });
});

test('a provider that does not answer is told of in the language of the caller', async () => {
  const browser = browserAt(product);
  const { headers } = await browser.press('linkedin');
  expect(headers.location).toBe('/login?provider=linkedin&refused=silent&redirectTo=%2Fportals');
  expect((await browser.ask(headers.location ?? '')).body).toContain('LinkedIn is not responding');
  expect([...browser.cookies.keys()]).toEqual([]);
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example', '/logout', '/login/google'])(
  'no one is led to %s afterwards',
  async (target) => {
    const browser = browserAt(product);
    await known('led-away');
    expect((await browser.comeBack('google', target)).headers.location).toBe('/login?redirectTo=%2Fportals');
  },
);

test('anyone who begins fifty times for nothing waits', async () => {
  const browser = browserAt(product);
  let location: string | undefined;
  for (let nth = 0; nth < 52; nth += 1) ({ location } = (await browser.press('google')).headers);
  expect(location).toBe('/login?provider=google&refused=too-many&redirectTo=%2Fportals');
});

test('what succeeds does not count', async () => {
  const ivy = await known('diligent');
  await signIn(browserAt(product), ivy);
  expect(await count("select coalesce(sum(today), 0) as count from auth_counters where kind = 'identity-network'")).toBe(0);
});

test('a PIN that is locked stays locked', async () => {
  const ivy = await known('locked');
  await owner.query(
    "insert into auth_counters (kind, subject, day, in_a_row, today, locked_until) values ('pin', $1, now(), 10, 10, now() + interval '15 minutes')",
    [ivy.id],
  );
  const browser = browserAt(product);
  expect(await refusal(browser, await browser.sentBack('google'))).toBe('too-many');
});
