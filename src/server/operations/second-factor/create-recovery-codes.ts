import { AppError } from '#domain/errors.ts';
import { needsPin } from '#domain/sign-in/second-factor.ts';
import { newRecoveryCodes, recoveryCodeHmac } from '../../auth/recovery-code.ts';
import type { Queries } from '../../db/queries.ts';
import { ownFactors } from './own-factors.ts';
import { changeFactors, type FactorContext } from './change-factors.ts';

/**
 * Ten new recovery codes; those from before are dead.
 *
 * @throws AppError `no-second-factor` where only PINs are asked for, and as `changeFactors` does
 */
export async function createRecoveryCodes(context: FactorContext): Promise<readonly string[]> {
  const { secret } = context.auth.services;
  return changeFactors(context, async (tx, { id }) => {
    if (needsPin(await ownFactors(tx, id))) throw new AppError('no-second-factor');
    const result = await writeCodes(tx, secret, id);
    return { mail: 'recoveryCodesMade', event: { action: 'recovery-codes-made' }, result };
  });
}

/** With the first app or passkey come the codes for the day when it is lost; null for anyone who has them. Asked before that is added. */
export async function firstRecoveryCodes(tx: Queries, secret: string, userId: string): Promise<readonly string[] | null> {
  return needsPin(await ownFactors(tx, userId)) ? writeCodes(tx, secret, userId) : null;
}

async function writeCodes(tx: Queries, secret: string, userId: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await tx.recoveryCodes.replace(
    userId,
    codes.map((code) => recoveryCodeHmac(secret, userId, code)),
  );
  return codes;
}
