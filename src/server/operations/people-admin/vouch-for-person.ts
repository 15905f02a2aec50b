import { VouchForm, type VouchIntent } from '#contracts/people/people-admin.ts';
import { AppError } from '#domain/errors.ts';
import { vouchForAddress } from '../contact/vouch-for-address.ts';

/**
 * An administrator says of an address that it is the person's, or that it may be someone else's.
 *
 * @throws AppError `form-not-understood`, and as `vouchForAddress`
 */
export async function vouchForPerson(
  visit: Parameters<typeof vouchForAddress>[0],
  userId: string,
  fields: Record<string, unknown>,
): Promise<{ readonly done: VouchIntent }> {
  const { data: form } = VouchForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  await vouchForAddress(visit, { userId, isConfirmed: form.intent === 'confirm-address' });
  return { done: form.intent };
}
