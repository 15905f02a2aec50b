import { randomBytes } from 'node:crypto';
import { system } from '#domain/actor.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { acceptInvitation } from '#server/operations/invitations/accept-invitation.ts';
import { inviteClient } from '#server/operations/invitations/invite-client.ts';
import { editProfile } from '#server/operations/people/edit-profile.ts';
import { tellPinsMoved } from '#server/operations/contact/tell-pins-moved.ts';
import { beginSignIn } from '#server/operations/sign-in/begin-sign-in.ts';
import { exchangeCustomToken, makeCustomToken } from '#server/operations/sign-in/custom-token.ts';
import { passFirstFactor } from '#server/operations/sign-in/pass-first-factor.ts';
import { resendPin } from '#server/operations/second-factor/resend-pin.ts';
import type { SignInDesk } from '#server/operations/sign-in/sign-in-desk.ts';
import { beginSignUp } from '#server/operations/sign-up/begin-sign-up.ts';
import { completeSignUp } from '#server/operations/sign-up/complete-sign-up.ts';
import type { Visit } from '#server/visit.ts';
import { anywhere, frontDoor, password, type Person } from './front-door.ts';
import { signedInBy } from './signed-in.ts';
import type { TestDatabase } from './test-database.ts';

/** One way to cause a PIN or a text message: prepared beforehand, so that `ask` does nothing else. */
interface PreparedWay {
  readonly person: Person;
  readonly ask: (desk: SignInDesk) => Promise<unknown>;
}

const newAddress = () => `new-${randomBytes(4).toString('hex')}@home.example`;
const atDesk = ({ entrance, ...visit }: Visit, desk: SignInDesk) => ({ ...visit, entrance: { ...entrance, desk } });

/** Every way that sends a PIN or a text message, by its name. */
export function waysOfMessages(database: TestDatabase) {
  const { owner } = database;
  const door = frontDoor(database);
  const { signIn } = signedInBy(database, door);
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
    const person = await door.person('ivy');
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
      return { person, ask: (desk: SignInDesk) => beginSignIn(desk, anywhere(), { email: person.email, password }) };
    },
    'asking for a new PIN': async () => {
      const person = await somebody();
      const { attemptToken } = await door.beginWithPin(person.email);
      return { person, ask: (desk: SignInDesk) => resendPin(desk, anywhere(), attemptToken) };
    },
    'signing in with an account elsewhere': async () => {
      const person = await somebody();
      const identity = { provider: 'google', issuer: 'https://accounts.google.com', subject: randomBytes(4).toString('hex') } as const;
      const user = await findUser(person);
      const pass = (desk: SignInDesk) =>
        database.as(system('sign-in')).write((tx) => passFirstFactor(tx, desk, { user, caller: anywhere(), identity }));
      return { person, ask: pass };
    },
    'a token from another system': async () => {
      const person = await somebody();
      const visit = { actor: { kind: 'investor', userId: person.id }, signedIn: { user: person }, entrance: { database } };
      const make = () => makeCustomToken(visit as unknown as Visit, null);
      const tokens = await Promise.all(Array.from({ length: 12 }, make));
      const take = (desk: SignInDesk) => exchangeCustomToken(desk, { token: tokens.pop() ?? '', portalId: null, deviceToken: null });
      return { person, ask: take };
    },
    'a new telephone number': async () => {
      const person = await somebody();
      const { visit } = await signIn(person);
      const change = { name: 'Ivy', title: '', phone: '+442079461111', pinTarget: 'email' } as const;
      return { person, ask: (desk: SignInDesk) => editProfile(atDesk(visit, desk), change) };
    },
  } satisfies Record<string, () => Promise<PreparedWay>>;

  const ofSomebodyNew = {
    'confirming a sign-up': async () => {
      const email = newAddress();
      const portalId = await idOf("insert into portals (name) values ($1) returning replace(id::text, '-', '') as id", [email]);
      await beginSignUp(door.desk, anywhere(), { email, password, hasAcceptedTerms: true, portalId, language: 'en', key: newFormKey() });
      const token = await linkTo(email, 'verify');
      return {
        email,
        ask: (desk: SignInDesk) => completeSignUp(desk, anywhere(), { token, signUpToken: null, password, key: newFormKey() }),
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
      const root = await door.person('root', 'admin');
      const actor = { kind: 'admin', userId: root.id } as const;
      const visit = { actor, db: database.as(actor), signedIn: { user: { name: 'Root' } }, entrance: { desk: door.desk } };
      await inviteClient(visit as unknown as Visit, { accountId, key: newFormKey() });
      const token = await linkTo(email, 'invite');
      return { email, ask: (desk: SignInDesk) => acceptInvitation(desk, { token, password, hasAcceptedTerms: true, key: newFormKey() }) };
    },
  };

  const notices = {
    'the notice that PINs go elsewhere': async () => {
      const person = await somebody();
      const user = await findUser(person);
      const tell = (desk: SignInDesk) =>
        database.as(system('profile')).write(async (tx) => {
          await tellPinsMoved(tx, desk, user);
          tx.audit.add({ action: 'profile-changed', target: { kind: 'person', id: user.id } });
        });
      return { person, ask: tell };
    },
  } satisfies Record<string, () => Promise<PreparedWay>>;

  return { door, somebody, personAt, ofSomebody, ofSomebodyNew, notices };
}
