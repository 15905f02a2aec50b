import { AppError } from '#domain/errors.ts';
import { openSteps } from '#domain/sign-in/totp-step.ts';
import { unseal } from '../../auth/seal.ts';
import { matchingStep } from '../../auth/totp.ts';
import { changeFactors, type FactorContext } from './change-factors.ts';
import { firstRecoveryCodes } from './create-recovery-codes.ts';

/**
 * One right code shows that the app has the key: from now on it is asked for at sign-in, and no PIN is sent any more.
 *
 * @returns the recovery codes, where these are the first; no one sees them again
 * @throws AppError `wrong-code`, `app-setup-expired`, and as `changeFactors` does
 */
export async function confirmApp(context: FactorContext, code: string): Promise<readonly string[] | null> {
  const { secret } = context.auth.services;
  return changeFactors(context, async (tx, { id }) => {
    const pending = await tx.totp.pending(id);
    if (!pending) throw new AppError('app-setup-expired');
    const key = unseal({ secret, purpose: 'totp', owner: id }, pending.sealedKey);
    const step = matchingStep(key, code, openSteps(pending.now, null));
    if (step === null) throw new AppError('wrong-code');
    const result = await firstRecoveryCodes(tx, secret, id);
    if (!(await tx.totp.confirm(id, step))) throw new AppError('app-setup-expired');
    return { mail: 'appAdded', event: { action: 'factor-added', after: { factor: 'totp' } }, result };
  });
}
