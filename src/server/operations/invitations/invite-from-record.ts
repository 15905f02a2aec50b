import type { Visit } from '../../visit.ts';
import { formKeyIn } from '../idempotency/form-key.ts';
import { inviteClient } from './invite-client.ts';

/**
 * The client of an account, from what is kept of it.
 *
 * @throws AppError `form-not-understood`, and as `inviteClient`
 */
export async function inviteFromRecord(
  visit: Pick<Visit, 'actor' | 'db' | 'signedIn' | 'entrance'>,
  accountId: string,
  fields: Record<string, unknown>,
): Promise<{ readonly done: 'invited' }> {
  await inviteClient(visit, { accountId, key: formKeyIn(fields) });
  return { done: 'invited' };
}
