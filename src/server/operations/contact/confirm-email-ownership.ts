import { system } from '#domain/actor.ts';
import { AccessRefused } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { personPolicy } from '#domain/person/person-policy.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { requireRecentSignIn } from '../people/require-recent-sign-in.ts';

interface Word {
  readonly userId: string;
  /** False: it may be someone else's. */
  readonly isConfirmed: boolean;
}

/**
 * An administrator says that an address is that person's, or that it may not be: then whatever hangs on it ends, sessions, links and
 * sign-ins under way, and only a link to the mailbox confirms it again.
 *
 * @throws AppError `person-not-found`, `recent-sign-in-needed` to say that it is, or `forbidden` for anyone who is no administrator (any more), and for oneself
 */
export async function confirmEmailOwnership(
  context: Pick<RequestContext, 'actor' | 'auth' | 'signedIn'>,
  { userId, isConfirmed }: Word,
): Promise<void> {
  const {
    actor,
    auth: { database },
  } = context;
  await database.as(system('vouching')).write(async (tx) => {
    const administrators = await tx.peopleAdmin.lockAdministrators();
    const person = isId(userId) ? await tx.users.find(userId) : null;
    authorize({ policy: personPolicy, action: 'vouch', notFound: 'person-not-found' }, actor, person);
    if (!('userId' in actor) || !administrators.includes(actor.userId)) throw new AccessRefused('forbidden');
    if (isConfirmed) requireRecentSignIn(context);
    const before = { isConfirmed: await tx.confirmedAddresses.has(person.id) };
    const action = isConfirmed ? 'address-confirmed' : 'address-doubted';
    if (isConfirmed) await tx.confirmedAddresses.confirm(person.id);
    else {
      await tx.confirmedAddresses.doubt(person.id);
      // Attempts first: one that becomes a session at this moment is waited for, and its session ends below.
      await tx.signInAttempts.deleteOf([person.id]);
      await tx.sessions.deleteOf([person.id]);
      await tx.oneTimeTokens.deleteBegun([person.id]);
      await tx.oneTimeTokens.deleteOf([person.id], 'invite');
    }
    tx.audit.add({ action, by: actor, target: { kind: 'person', id: person.id }, before, after: { isConfirmed } });
  });
}
