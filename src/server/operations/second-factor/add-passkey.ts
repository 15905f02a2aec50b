import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { type MadeKey, parseCreatedKey, readAnswer } from '../../auth/passkey.ts';
import { tokenHash } from '../../auth/token.ts';
import { requireRecentSignIn } from '../people/require-recent-sign-in.ts';
import { changeFactors, type FactorContext } from './change-factors.ts';
import { firstRecoveryCodes } from './create-recovery-codes.ts';

interface NewKey {
  /** The owner's name for it. */
  readonly name: string;
  /** The device's response, as JSON. */
  readonly credential: string;
}

/**
 * A device made a key for what it was asked: from now on it can be shown at sign-in, and no PIN is sent any more.
 *
 * @returns the recovery codes, where these are the first; no one sees them again
 * @throws AppError `name-required`, `passkey-refused`, `passkey-exists`, and as `changeFactors` does
 */
export async function addPasskey(context: FactorContext, { name, credential }: NewKey): Promise<readonly string[] | null> {
  const { id } = requireRecentSignIn(context);
  if (name === '') throw new AppError('name-required');
  const key = await keyMadeFor(context, id, credential);
  if (!key) throw new AppError('passkey-refused');
  return changeFactors(context, async (tx) => {
    const result = await firstRecoveryCodes(tx, context.auth.services.secret, id);
    if (!(await tx.passkeys.insert({ ...key, userId: id, name }))) throw new AppError('passkey-exists');
    return { mail: 'passkeyAdded', event: { action: 'factor-added', after: { factor: 'passkey', name } }, result };
  });
}

/** Verifies the device's response. The challenge is used up, whatever the result. */
async function keyMadeFor({ auth: { database, services } }: FactorContext, id: string, credential: string): Promise<MadeKey | null> {
  const answer = readAnswer(credential);
  if (!answer) return null;
  const used = await database
    .as(system('second-factor'))
    .writeUnaudited('used-challenge', (tx) => tx.oneTimeTokens.consume('passkey', tokenHash(answer.challenge)));
  return used?.userId === id ? parseCreatedKey(answer.json, { origin: services.origin, challenge: answer.challenge }) : null;
}
