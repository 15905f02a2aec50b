import type { RequestContext } from '../../request-context.ts';
import { getEditableAccount } from '../accounts/get-editable-account.ts';
import { formKeyIn } from '../idempotency/form-key.ts';
import { inviteClient } from './invite-client.ts';

/**
 * The client of an account, from what is kept of it.
 *
 * @throws AppError `form-not-understood`, `account-not-found` for one of another portal than the page's, and as `inviteClient`
 */
export async function inviteFromRecord(
  context: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'signedIn' | 'auth'>,
  accountId: string,
  fields: Record<string, unknown>,
): Promise<{ readonly done: 'invited' }> {
  await context.db.read((snapshot) => getEditableAccount(snapshot, context, accountId));
  await inviteClient(context, { accountId, key: formKeyIn(fields) });
  return { done: 'invited' };
}
