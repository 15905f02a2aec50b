import { agePins, signInFixture, type Person } from '../support/sign-in-fixture.ts';
import { dishonestIssuer } from '../support/dishonest-issuer.ts';
import { openIdIssuer } from '../support/openid-issuer.ts';
import { runningProduct } from '../support/running-product.ts';
import { type Browser, offeringSettings } from './identity-walk.ts';

/** The hosted domain that Google reports for an account of a firm with Google mail. */
export const hostedDomain = 'home.example';

type Said = Readonly<Record<string, string | boolean>>;

/** A product whose first firm offers everyone: Google is a real issuer, Microsoft one that lies, LinkedIn does not answer. */
export async function identityFixture() {
  const issuer = await openIdIssuer();
  const dishonest = await dishonestIssuer();
  const silent = 'http://127.0.0.1:1';
  const product = await runningProduct(offeringSettings({ GOOGLE: issuer.url, MICROSOFT: dishonest.url, LINKEDIN: silent }));
  const { owner } = product.database;
  const fixture = signInFixture(product.database);
  const host = `localhost:${product.port}`;
  issuer.knows([`http://${host}/login/google/callback`]);

  const count = async (sql: string, ...values: unknown[]) => Number((await owner.query<{ count: string }>(sql, values)).rows[0]?.count);

  /** Anyone who is at the screen of the real issuer now, and what it says of them. */
  function sayOf(subject: string, claims: Said): void {
    issuer.people.set(subject, claims);
    issuer.screen.person = subject;
  }

  /** Someone whose address is confirmed, known to the real issuer by it, which hosts the domain; who is at the screen now. */
  async function known(name: string, said: Said = {}): Promise<Person> {
    const person = await fixture.person(name);
    await owner.query('insert into confirmed_addresses (user_id) values ($1)', [person.id]);
    sayOf(name, { email: person.email, email_verified: true, hd: hostedDomain, ...said });
    return person;
  }

  async function enterPin(browser: Browser, { email }: Person, path = '/login') {
    const answer = await browser.ask(path, { intent: 'pin', pin: await fixture.pinOf(email) });
    await agePins(owner);
    return answer;
  }

  /** With Google and the PIN, into the portals. */
  async function signIn(browser: Browser, person: Person): Promise<void> {
    await browser.comeBack('google');
    const { location } = await enterPin(browser, person);
    if (location !== '/portals') throw new Error(`${person.email} was led to ${location}.`);
  }

  const attempts = () => count('select count(*) from signin_attempts');

  /** No one is let on, and the page says why. */
  async function refusal(browser: Browser, address: string): Promise<string> {
    const before = await attempts();
    const { headers } = await browser.ask(address);
    const to = headers.location ?? '';
    const { body } = await browser.ask(to);
    const isLetOn = (await attempts()) !== before || ['portal-attempt', 'portal-session'].some((name) => browser.cookies.has(name));
    if (isLetOn || !body.includes('role="alert"><p')) throw new Error(`Somebody was let on, or told nothing: ${to}`);
    return new URL(to, `http://${host}`).searchParams.get('refused') ?? '';
  }

  return {
    issuer,
    dishonest,
    silent,
    product,
    owner,
    fixture,
    host,
    count,
    sayOf,
    known,
    enterPin,
    attemptsOf: ({ id }: Person) => count('select count(*) from signin_attempts where user_id = $1', id),
    linksOf: ({ id }: Person) => count('select count(*) from linked_identities where user_id = $1', id),
    signIn,
    refusal,
  };
}
