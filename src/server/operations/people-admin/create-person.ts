import { system } from '#domain/actor.ts';
import { AccessRefused, AppError } from '#domain/errors.ts';
import { peopleAdminPolicy } from '#domain/person/person-policy.ts';
import { authorize } from '#domain/policy.ts';
import { emailKey, isEmailAddress } from '#domain/sign-in/email-address.ts';
import type { Transaction } from '../../db/queries.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { RequestContext } from '../../request-context.ts';
import { createdFacts, collectFacts } from '../change-of-record.ts';
import { parseContact } from '../contact/contact-form.ts';
import { once } from '../idempotency/once.ts';
import { requireRecentSignIn } from '../people/require-recent-sign-in.ts';
import { type Description, describePerson, personFields, type PersonValues, withOrganisationName } from './change-person.ts';
import { postPersonInvitation } from './post-person-invitation.ts';

/**
 * Another user, who is invited by mail to choose a password. Until then no one signs in as them; after it a second step is asked of them as of anyone, and that the
 * address is theirs the link shows. A client gets the accounts of the address with it.
 *
 * @returns the id
 * @throws AppError `page-not-found` for all but administrators, `forbidden` for anyone who is none any more, `recent-sign-in-needed`, `email-invalid`, `email-taken`,
 * `adviser-is-client` for a colleague with the address of a client, `client-has-no-job`, `organisation-not-found` and as `parseContact`
 */
export async function createPerson(
  context: Pick<RequestContext, 'actor' | 'auth' | 'signedIn'>,
  values: PersonValues,
  { key }: { readonly key: string },
): Promise<string> {
  const { actor, auth } = context;
  authorize({ policy: peopleAdminPolicy, action: 'make', notFound: 'page-not-found' }, actor, { id: null });
  requireRecentSignIn(context);
  const id = await auth.database.as(system('people')).write((tx) =>
    once(tx, { by: actor, action: 'person-made', key, payload: values }, async () => {
      const administrators = await tx.peopleAdmin.lockAdministrators();
      if (!('userId' in actor) || !administrators.includes(actor.userId)) throw new AccessRefused('forbidden');
      const user = await insert(tx, values);
      tx.audit.add({
        action: 'person-made',
        by: actor,
        target: { kind: 'person', id: user.id },
        after: await toldOfNew(tx, values),
      });
      await postPersonInvitation(tx, auth.services, user);
      return user.id;
    }),
  );
  await auth.services.wakeSender();
  return id;
}

async function insert(tx: Transaction, values: PersonValues): Promise<User> {
  const { name, role, organisation, job } = values;
  const email = emailKey(values.email);
  if (!isEmailAddress(email)) throw new AppError('email-invalid');
  if (role === 'investor' && job !== null) throw new AppError('client-has-no-job');
  if (role === 'investor' && values.isMessenger !== null) throw new AppError('client-is-no-messenger');
  if (role !== 'investor' && (await tx.adviserInvitations.isForClient(email))) throw new AppError('adviser-is-client');
  const fields = parseContact(collectFacts(personFields, values) as Description);
  await withOrganisationName(tx, fields);
  const user = await tx.users.insertNew({ email, name, role, language: null, organisationId: organisation });
  if (!user) throw new AppError('email-taken');
  await describePerson(tx, user, fields);
  await tx.oneTimeTokens.deleteSignUps(email);
  return user;
}

/** Returns the values filled in, as audit facts with organisations by name. */
async function toldOfNew(tx: Transaction, values: PersonValues): Promise<Readonly<Record<string, string>>> {
  const facts = createdFacts(personFields, values);
  const told = collectFacts(personFields, values) as Description;
  const { organisation } = await withOrganisationName(tx, told);
  return organisation === '' ? facts : { ...facts, organisation };
}
