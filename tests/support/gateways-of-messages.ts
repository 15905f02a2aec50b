import { randomBytes } from 'node:crypto';
import { system } from '#domain/actor.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { acceptInvitation } from '#server/operations/invitations/accept-invitation.ts';
import { inviteClient } from '#server/operations/invitations/invite-client.ts';
import { editProfile } from '#server/operations/people/edit-profile.ts';
import { notifyPinsMoved } from '#server/operations/contact/notify-pins-moved.ts';
import { beginSignIn } from '#server/operations/sign-in/begin-sign-in.ts';
import { exchangeCustomToken, createCustomToken } from '#server/operations/sign-in/custom-token.ts';
import { passFirstFactor } from '#server/operations/sign-in/pass-first-factor.ts';
import { resendPin } from '#server/operations/second-factor/resend-pin.ts';
import type { SignInServices } from '#server/operations/sign-in/sign-in-services.ts';
import { beginSignUp } from '#server/operations/sign-up/begin-sign-up.ts';
import { completeSignUp } from '#server/operations/sign-up/complete-sign-up.ts';
import type { RequestContext } from '#server/request-context.ts';
import { anywhere, signInFixture, password, type Person } from './sign-in-fixture.ts';
import { signedInBy } from './signed-in.ts';
import type { TestDatabase } from './test-database.ts';

/** One way to cause a PIN or a text message: prepared beforehand, so that `ask` does nothing else. */
interface PreparedWay {
  readonly person: Person;
  readonly ask: (services: SignInServices) => Promise<unknown>;
}

const newAddress = () => `new-${randomBytes(4).toString('hex')}@home.example`;
const withServices = ({ auth, ...context }: RequestContext, services: SignInServices) => ({ ...context, auth: { ...auth, services } });

/** Every way that sends a PIN or a text message, by its name. */
export function gatewaysOfMessages(database: TestDatabase) {
  const { owner } = database;
  const fixture = signInFixture(database);
  const { signIn } = signedInBy(database, fixture);
  const idOf = async (sql: string, values: unknown[]) =>
    (await owner.query<{ id: string }>(sql, values)).rows[0]?.id.replaceAll('-', '') ?? '';
  const linkTo = async (recipient: string, path: string) => {
    const { rows } = await owner.query<{ text: string }>(
      'select text from outgoing_messages where recipient = $1 and text like $2 order by id desc limit 1',
      [recipient, `%/${path}/%`],
    );
    return new RegExp(`/${path}/([\\w-]{43})`).exec(rows[0]?.text ?? '')?.[1] ?? '';
  };
  const somebody = async () => {
    const person = await fixture.person('ivy');
    await owner.query("update user_security set phone = '+442079460047' where user_id = $1", [person.id]);
    await owner.query("update credentials set changed_at = now() - interval '9 days' where user_id = $1", [person.id]);
    return person;
  };
  const personAt = async (email: string): Promise<Person> => ({ id: await idOf('select id from users where email = $1', [email]), email });
  const findUser = async ({ id }: Person) => {
    const user = await database.as(system('test')).read(({ users }) => users.find(id));
    if (!user) throw new Error('This user does not exist.');
    return user;
  };

  const ofSomebody = {
    'signing in with a password': async () => {
      const person = await somebody();
      return { person, ask: (services: SignInServices) => beginSignIn(services, anywhere(), { email: person.email, password }) };
    },
    'asking for a new PIN': async () => {
      const person = await somebody();
      const { attemptToken } = await fixture.beginWithPin(person.email);
      return { person, ask: (services: SignInServices) => resendPin(services, anywhere(), attemptToken) };
    },
    'signing in with an account elsewhere': async () => {
      const person = await somebody();
      const identity = { provider: 'google', issuer: 'https://accounts.google.com', subject: randomBytes(4).toString('hex') } as const;
      const user = await findUser(person);
      const pass = (services: SignInServices) =>
        database.as(system('sign-in')).write((tx) => passFirstFactor(tx, services, { user, caller: anywhere(), identity }));
      return { person, ask: pass };
    },
    'a token from another system': async () => {
      const person = await somebody();
      const context = { actor: { kind: 'investor', userId: person.id }, signedIn: { user: person }, auth: { database } };
      const make = () => createCustomToken(context as unknown as RequestContext, null);
      const tokens = await Promise.all(Array.from({ length: 12 }, make));
      const take = (services: SignInServices) =>
        exchangeCustomToken(services, { token: tokens.pop() ?? '', portalId: null, deviceToken: null });
      return { person, ask: take };
    },
    'a new telephone number': async () => {
      const person = await somebody();
      const { context } = await signIn(person);
      const change = { name: 'Ivy', title: '', phone: '+442079461111', pinTarget: 'email' } as const;
      return { person, ask: (services: SignInServices) => editProfile(withServices(context, services), change) };
    },
  } satisfies Record<string, () => Promise<PreparedWay>>;

  const ofSomebodyNew = {
    'confirming a sign-up': async () => {
      const email = newAddress();
      const portalId = await idOf("insert into portals (name) values ($1) returning replace(id::text, '-', '') as id", [email]);
      await beginSignUp(fixture.services, anywhere(), {
        email,
        password,
        hasAcceptedTerms: true,
        portalId,
        language: 'en',
        key: newFormKey(),
      });
      const token = await linkTo(email, 'verify');
      return {
        email,
        ask: (services: SignInServices) => completeSignUp(services, anywhere(), { token, signUpToken: null, password, key: newFormKey() }),
      };
    },
    'accepting an invitation': async () => {
      const email = newAddress();
      const portalId = await idOf('insert into portals (name) values ($1) returning id', [email]);
      const values = [portalId, email];
      const accountId = await idOf(
        "insert into accounts (portal_id, name, email, currency) values ($1, 'Ivy North', $2, 'GBP') returning id",
        values,
      );
      const root = await fixture.person('root', 'admin');
      const actor = { kind: 'admin', userId: root.id } as const;
      const context = { actor, db: database.as(actor), signedIn: { user: { name: 'Root' } }, auth: { services: fixture.services } };
      await inviteClient(context as unknown as RequestContext, { accountId, key: newFormKey() });
      const token = await linkTo(email, 'invite');
      return {
        email,
        ask: (services: SignInServices) => acceptInvitation(services, { token, password, hasAcceptedTerms: true, key: newFormKey() }),
      };
    },
  };

  const notices = {
    'the notice that PINs go elsewhere': async () => {
      const person = await somebody();
      const user = await findUser(person);
      const tell = (services: SignInServices) =>
        database.as(system('profile')).write(async (tx) => {
          await notifyPinsMoved(tx, services, user);
          tx.audit.add({ action: 'profile-changed', target: { kind: 'person', id: user.id } });
        });
      return { person, ask: tell };
    },
  } satisfies Record<string, () => Promise<PreparedWay>>;

  return { fixture, somebody, personAt, ofSomebody, ofSomebodyNew, notices };
}
