import { describe, expect, test } from 'vitest';
import { password } from '../support/sign-in-fixture.ts';
import { type Browser, browserAt } from './identity-walk.ts';
import { identityFixture } from './identity-fixture.ts';

const { product, owner, fixture, host, issuer, dishonest, silent, ...identity } = await identityFixture();
const { known, attemptsOf, signIn, refusal } = identity;

describe('another site', () => {
  test('does not press the button', async () => {
    const browser = browserAt(product);
    const { status } = await browser.ask('/login/google', {}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    expect(status).toBe(403);
    expect((await browser.ask('/login/google')).location).toBe('/login');
    expect([...browser.cookies.keys()]).toEqual([]);
  });

  test('signs no one in as someone else: what it got at the provider opens nothing in another browser', async () => {
    await known('attacker');
    const address = await browserAt(product).sentBack('google');
    const victim = browserAt(product);
    expect(await refusal(victim, address)).toBe('expired');
  });

  test('changes nothing for the signed-in user', async () => {
    const ivy = await known('signed-in');
    const browser = browserAt(product);
    await signIn(browser, ivy);
    const session = browser.cookies.get('portal-session');
    await known('other');
    const address = await browserAt(product).sentBack('google');
    expect((await browser.ask(address)).location).toBe('/portals');
    expect((await browser.press('google')).location).toBe('/portals');
    expect(browser.cookies.get('portal-session')).toBe(session);
  });
});

describe('where a firm offers no one', () => {
  const elsewhere = `greek.localhost:${product.port}`;

  test.each([
    '/login/google',
    '/login/google/callback',
    '/login/google/callback?state=x&code=x',
    '/login/facebook',
    '/login/facebook/callback',
  ])('%s does not exist', async (path) => {
    const answers = await Promise.all([path, '/nowhere/at/all'].map((each) => browserAt(product, elsewhere).ask(each)));
    const said = answers.map(({ status, body }) => [status, />([^<]+)<\/h1>/.exec(body)?.[1]]);
    expect(said[0]).toEqual([404, expect.any(String)]);
    expect(said[0]).toEqual(said[1]);
  });

  test('neither is anything taken there', async () => {
    expect((await browserAt(product, elsewhere).ask('/login/google', {})).status).toBe(404);
    expect((await browserAt(product).ask('/login/facebook', {})).status).toBe(404);
  });

  test.each(['/login', '/signup'])('%s has no button', async (path) => {
    const { body, headers } = await browserAt(product, elsewhere).ask(path);
    expect(body).not.toMatch(/Google|Microsoft|LinkedIn|the national/);
    expect(headers['content-security-policy']).toContain("form-action 'self';");
  });

  test('and words of an address name no one', async () => {
    expect((await browserAt(product, elsewhere).ask('/login?provider=google&refused=silent')).body).not.toContain('Google');
  });
});

test.each(['/login', '/signup'])('%s has a button for each, and forms may lead there', async (path) => {
  const { body, headers } = await browserAt(product).ask(path);
  for (const name of ['Google', 'Microsoft', 'LinkedIn']) expect(body).toContain(name);
  expect(headers['content-security-policy']).toContain(`form-action 'self' ${issuer.url} ${dishonest.url} ${silent};`);
});

test('the button of another host of the firm leads to the first: providers know that one alone', async () => {
  const { headers } = await browserAt(product, `127.0.0.1:${product.port}`).press('google', '/profile/me');
  expect(headers.location).toBe(`http://${host}/login?redirectTo=%2Fprofile%2Fme`);
});

const national = 'https://national.example/sign-in';

/** Someone who signed in with this browser before. */
async function returning(name: string, role: 'investor' | 'advisor', hasPassword: boolean): Promise<Browser> {
  const person = await fixture.person(name, role);
  const { deviceToken } = await fixture.signIn(person);
  if (!hasPassword) await owner.query('delete from credentials where user_id = $1', [person.id]);
  const browser = browserAt(product);
  browser.cookies.set('portal-device', Buffer.from(JSON.stringify(deviceToken)).toString('base64'));
  return browser;
}

const ledTo = async (browser: Browser) => (await browser.ask('/profile/me')).headers.location;

describe('the national page', () => {
  test('is where investors sign in who have no password, as their own browser knows', async () => {
    expect(await ledTo(await returning('nora', 'investor', false))).toBe(national);
  });

  test('is not for those with a password, nor for professionals, nor for strangers', async () => {
    const toLogin = '/login?redirectTo=%2Fprofile%2Fme';
    expect(await ledTo(await returning('paula', 'investor', true))).toBe(toLogin);
    expect(await ledTo(await returning('adam', 'advisor', false))).toBe(toLogin);
    expect(await ledTo(browserAt(product))).toBe(toLogin);
  });

  test('does not keep anyone from the login page, which has its button', async () => {
    const browser = await returning('nina', 'investor', false);
    const { status, body } = await browser.ask('/login');
    expect(status).toBe(200);
    expect(body).toContain(`href="${national}"`);
  });

  test('waits while a PIN is asked for', async () => {
    const browser = await returning('nelly', 'investor', false);
    const ivy = await known('pin-first');
    await browser.comeBack('google');
    expect(await ledTo(browser)).toBe('/login?redirectTo=%2Fprofile%2Fme');
    expect(await attemptsOf(ivy)).toBe(1);
  });

  test('is told to no one who types in an address', async () => {
    const { email, id } = await fixture.person('nadia');
    await owner.query('delete from credentials where user_id = $1', [id]);
    const answers = [email, email.replace('nadia', 'never')].map(async (each) => {
      const { status, headers, body } = await browserAt(product).ask('/login', { intent: 'password', email: each, password });
      return [status, headers.location, body.replaceAll(/nonce="[^"]*"|nonce-[\w+/=]*|"requestId\W+[\w-]+/g, '').length];
    });
    expect(await answers[0]).toEqual(await answers[1]);
  });
});
