import { AppError } from '#domain/errors.ts';
import { changeFactors, type FactorContext } from './change-factors.ts';
import { dropUselessCodes } from './remove-app.ts';

/** One passkey of one's own is no longer taken. @throws AppError `no-second-factor` also for those of others, and as `changeFactors` does */
export async function removePasskey(context: FactorContext, passkeyId: string): Promise<void> {
  return changeFactors(context, async (tx, { id }) => {
    const name = await tx.passkeys.remove(id, passkeyId);
    if (name === null) throw new AppError('no-second-factor');
    await dropUselessCodes(tx, id);
    return { mail: 'passkeyRemoved', event: { action: 'factor-removed', before: { factor: 'passkey', name } }, result: undefined };
  });
}
