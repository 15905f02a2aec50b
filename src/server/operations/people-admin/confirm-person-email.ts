import { VouchForm, type VouchIntent } from '#contracts/people/people-admin.ts';
import { AppError } from '#domain/errors.ts';
import { confirmEmailOwnership } from '../contact/confirm-email-ownership.ts';

/**
 * An administrator says of an address that it is the person's, or that it may be someone else's.
 *
 * @throws AppError `form-not-understood`, and as `confirmEmailOwnership`
 */
export async function confirmPersonEmail(
  context: Parameters<typeof confirmEmailOwnership>[0],
  userId: string,
  fields: Record<string, unknown>,
): Promise<{ readonly done: VouchIntent }> {
  const { data: form } = VouchForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  await confirmEmailOwnership(context, { userId, isConfirmed: form.intent === 'confirm-address' });
  return { done: form.intent };
}
