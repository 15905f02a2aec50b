import { system } from '#domain/actor.ts';
import { tokenHash } from '../../auth/token.ts';
import type { OneTimeToken } from '../../db/queries/sign-in/one-time-tokens.ts';
import type { SignInServices } from './sign-in-services.ts';

/** Returns true if a link can still be used. The check does not use it up. */
export async function isGoodLink({ db }: Pick<SignInServices, 'db'>, kind: OneTimeToken['kind'], token: string): Promise<boolean> {
  return (await db.as(system('link')).read(({ oneTimeTokens }) => oneTimeTokens.find(kind, tokenHash(token)))) !== null;
}
