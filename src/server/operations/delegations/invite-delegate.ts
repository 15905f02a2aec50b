import { delegateFields, type DelegatesAnswer } from '#contracts/people/delegations.ts';
import type { Account } from '#domain/account/account.ts';
import { system } from '#domain/actor.ts';
import type { DelegatedArea, DelegateRelation } from '#domain/delegation/delegation.ts';
import { delegationPolicy } from '#domain/delegation/delegation-policy.ts';
import { canBecomeDelegate } from '#domain/delegation/can-become-delegate.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import { emailKey } from '#domain/sign-in/email-address.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Field } from '#forms/form.ts';
import { type Answers, parseAnswers } from '#forms/answers.ts';
import { checkAnswers, type Problems } from '#forms/check-answers.ts';
import type { NewDelegation } from '../../db/queries/people/delegations.ts';
import type { Transaction } from '../../db/queries.ts';
import type { User } from '../../db/queries/people/users.ts';
import { sentForm } from '../idempotency/form-key.ts';
import { once } from '../idempotency/once.ts';
import { postInvitationLink } from '../invitations/post-invitation-link.ts';
import { requireRecentSignIn, requireLiveSession } from '../people/require-recent-sign-in.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';
import type { DelegationContext, InviteForm } from './delegates-action.ts';
import { notifyOfDelegate } from './notify-of-delegate.ts';
import { untilDays } from './read-delegates.ts';

/**
 * Invites someone by mail to see portfolios of the account, and tells the client so. The answer is the same whoever the address belongs to; one of
 * the firm's people, or of someone disabled, gets nothing.
 *
 * @throws AppError `recent-sign-in-needed`, `delegate-is-yourself`, `too-many-delegates`, `delegates-of-today`, `account-not-found`; as `once`
 */
export async function inviteDelegate(context: DelegationContext, account: Account, form: InviteForm): Promise<DelegatesAnswer> {
  const { actor, db, auth, today, variant } = context;
  const client = requireRecentSignIn(context);
  const { intent: _intent, account: _account, 'form-key': _key, ...given } = form;
  const answers = parseAnswers(delegateFields, omitMissingFields(given));
  const own = await db.read(({ portfolios }) => portfolios.ofAccounts([account.id]));
  const problems = validateInvitation(delegateFields, answers, { own, today });
  if (Object.keys(problems).length > 0) return { problems };
  const wanted = buildDelegation(answers, { accountId: account.id, givenBy: client.id, timeZone: variant.timeZone });
  if (wanted.email === emailKey(client.email)) throw new AppError('delegate-is-yourself');
  const answer = await auth.services.db.as(system('delegations')).write((tx) =>
    once(tx, sentForm(actor, 'delegate-invited', form), async (): Promise<DelegatesAnswer> => {
      // Once more, as it stands now: the account may have become someone else's since.
      const held = await tx.accounts.find(account.id);
      authorize({ policy: delegationPolicy, action: 'give', notFound: 'account-not-found' }, actor, held);
      await invite(tx, auth.services, { wanted, account: held });
      await requireLiveSession(tx, auth.sessionToken);
      return { done: 'invited', name: wanted.name };
    }),
  );
  await auth.services.wakeSender();
  return answer;
}

interface Inviting {
  readonly wanted: NewDelegation;
  readonly account: Account;
}

async function invite(tx: Transaction, services: SignInServices, { wanted, account: { portalId, name: client } }: Inviting): Promise<void> {
  const { accountId, givenBy, email, name, relation, area, portfolioIds, until } = wanted;
  const id = await tx.delegations.insert(wanted);
  await sendDelegateLink(tx, services, { id, email, portalId, givenBy, client });
  tx.audit.add({
    action: 'delegate-invited',
    by: { kind: 'investor', userId: givenBy },
    accountId,
    portalId,
    after: { name, email, relation, area, portfolios: portfolioIds, until },
  });
  await notifyOfDelegate(tx, services, { delegation: { id, portalId, givenBy, name }, what: 'delegateInvited' });
}

interface Linked {
  readonly id: string;
  readonly email: string;
  readonly portalId: string;
  readonly givenBy: string;
  /** The account's name. */
  readonly client: string;
}

/** Sends the link to whom the client invited; nothing to one of the firm's people, or someone disabled. */
export async function sendDelegateLink(
  tx: Transaction,
  services: SignInServices,
  { id, email, portalId, givenBy, client }: Linked,
): Promise<void> {
  const user: User | null = (await tx.users.withPassword(email))?.user ?? null;
  await postInvitationLink(tx, services, {
    payload: { delegation: id, email },
    portalId,
    user,
    mail: (link) => ({ kind: 'delegateInvitation', ...link, client }),
    isSent: canBecomeDelegate(user, { givenBy }),
  });
}

/** Returns the fields that are present in a form whose fields may be missing. */
export const omitMissingFields = (given: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Validates the answers to these fields, for an account with these portfolios. */
export function validateInvitation(
  fields: readonly Field[],
  answers: Answers,
  { own, today }: { readonly own: readonly { readonly id: string }[]; readonly today: IsoDate },
): Problems {
  const found = checkAnswers(fields, answers, today);
  const { portfolios, until } = answers;
  const isForeign = Array.isArray(portfolios) && portfolios.some((chosen) => own.every(({ id }) => id !== chosen));
  const day = String(until);
  return {
    ...(isForeign && { portfolios: { code: 'option' } as const }),
    ...(until !== undefined && (day <= today || day > untilDays(today).latest) && { until: { code: 'date' } as const }),
    ...found,
  };
}

/** Converts the checked answers to a new delegation. */
function buildDelegation(answers: Answers, about: Pick<NewDelegation, 'accountId' | 'givenBy' | 'timeZone'>): NewDelegation {
  const { name, email, relation, area, portfolios, until } = answers;
  return {
    ...about,
    name: String(name),
    email: emailKey(String(email)),
    relation: relation as DelegateRelation,
    area: area as DelegatedArea,
    portfolioIds: portfolios as readonly string[],
    until: String(until),
  };
}
