import * as z from 'zod';
import { delegateFields, type DelegatesAnswer } from '#contracts/people/delegations.ts';
import type { Account } from '#domain/account/account.ts';
import { delegationPolicy } from '#domain/delegation/delegation-policy.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { Visit } from '../../visit.ts';
import { formKey } from '../idempotency/form-key.ts';
import { letIn } from './let-in.ts';
import { removeDelegate } from './remove-delegate.ts';

const typed = z.string().max(2000);

const DelegatesForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('invite'),
    'form-key': formKey,
    account: z.string().refine(isId),
    ...(Object.fromEntries(delegateFields.map(({ id }) => [id, typed.optional()])) as Record<
      (typeof delegateFields)[number]['id'],
      z.ZodOptional<typeof typed>
    >),
  }),
  z.strictObject({ intent: z.literal('remove'), delegation: z.string().refine(isId) }),
]);

export type InviteForm = Extract<z.infer<typeof DelegatesForm>, { intent: 'invite' }>;
export type Delegating = Pick<Visit, 'actor' | 'db' | 'entrance' | 'signedIn' | 'today' | 'variant'>;

/**
 * A client lets someone into an account of their own, or someone who may ends that.
 *
 * @throws AppError `form-not-understood`, and as `letIn` and `removeDelegate`
 */
export async function answerDelegatesForm(visit: Delegating, fields: Record<string, unknown>): Promise<DelegatesAnswer> {
  const { data: form } = DelegatesForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  if (form.intent === 'remove') return removeDelegate(visit, form.delegation);
  const account = await ownAccount(visit, form.account);
  return letIn(visit, account, form);
}

/** As row-level security shows it to the caller, who is its client. */
async function ownAccount({ actor, db }: Delegating, id: string): Promise<Account> {
  const account = await db.read(({ accounts }) => accounts.find(id));
  authorize({ policy: delegationPolicy, action: 'give', notFound: 'account-not-found' }, actor, account);
  return account;
}
