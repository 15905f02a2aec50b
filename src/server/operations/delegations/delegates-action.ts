import * as z from 'zod';
import { changeableFields, type DelegateFieldId, delegateFields, type DelegatesAnswer } from '#contracts/people/delegations.ts';
import type { Account } from '#domain/account/account.ts';
import { delegationPolicy } from '#domain/delegation/delegation-policy.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { formKey } from '../idempotency/form-key.ts';
import { changeDelegate } from './change-delegate.ts';
import { inviteDelegate } from './invite-delegate.ts';
import { removeDelegate } from './remove-delegate.ts';
import { resendInvitation } from './resend-invitation.ts';

const typed = z.string().max(2000);
const delegation = z.string().refine(isId);

const optional = <Id extends DelegateFieldId>(fields: readonly { readonly id: Id }[]) =>
  Object.fromEntries(fields.map(({ id }) => [id, typed.optional()])) as Record<Id, z.ZodOptional<typeof typed>>;

const DelegatesForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('invite'),
    'form-key': formKey,
    account: z.string().refine(isId),
    ...optional(delegateFields),
  }),
  z.strictObject({ intent: z.literal('change'), delegation, ...optional(changeableFields) }),
  z.strictObject({ intent: z.literal('resend'), delegation }),
  z.strictObject({ intent: z.literal('remove'), delegation }),
]);

export type InviteForm = Extract<z.infer<typeof DelegatesForm>, { intent: 'invite' }>;
export type ChangeForm = Extract<z.infer<typeof DelegatesForm>, { intent: 'change' }>;
export type DelegationContext = Pick<RequestContext, 'actor' | 'db' | 'auth' | 'signedIn' | 'today' | 'variant'>;

/**
 * A client lets someone into an account of their own, changes that or sends the invitation again, or someone who may ends it.
 *
 * @throws AppError `form-not-understood`, and as `inviteDelegate`, `changeDelegate`, `resendInvitation` and `removeDelegate`
 */
export async function delegatesAction(context: DelegationContext, fields: Record<string, unknown>): Promise<DelegatesAnswer> {
  const { data: form } = DelegatesForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  if (form.intent === 'remove') return removeDelegate(context, form.delegation);
  if (form.intent === 'resend') return resendInvitation(context, form.delegation);
  if (form.intent === 'change') return changeDelegate(context, form);
  const account = await ownAccount(context, form.account);
  return inviteDelegate(context, account, form);
}

/** As row-level security shows it to the caller, who is its client. */
async function ownAccount({ actor, db }: DelegationContext, id: string): Promise<Account> {
  const account = await db.read(({ accounts }) => accounts.find(id));
  authorize({ policy: delegationPolicy, action: 'give', notFound: 'account-not-found' }, actor, account);
  return account;
}
