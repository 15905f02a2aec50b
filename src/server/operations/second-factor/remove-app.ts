import { AppError } from '#domain/errors.ts';
import { needsPin } from '#domain/sign-in/second-factor.ts';
import type { Queries } from '../../db/queries.ts';
import { ownFactors } from './own-factors.ts';
import { changeFactors, type FactorContext } from './change-factors.ts';

/** The app is no longer asked for. @throws AppError `no-second-factor` where there is none, and as `changeFactors` does */
export async function removeApp(context: FactorContext): Promise<void> {
  return changeFactors(context, async (tx, { id }) => {
    if (!(await tx.totp.remove(id))) throw new AppError('no-second-factor');
    await dropUselessCodes(tx, id);
    return { mail: 'appRemoved', event: { action: 'factor-removed', before: { factor: 'totp' } }, result: undefined };
  });
}

/** Deletes the recovery codes of a person who receives PINs again. */
export async function dropUselessCodes(tx: Queries, userId: string): Promise<void> {
  if (needsPin(await ownFactors(tx, userId))) await tx.recoveryCodes.replace(userId, []);
}
