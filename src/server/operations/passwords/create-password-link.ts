import { href } from 'react-router';
import { system } from '#domain/actor.ts';
import { emailKey } from '#domain/sign-in/email-address.ts';
import { linkMinutes } from '#domain/sign-in/link-minutes.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import type { Database } from '../../db/database.ts';
import { isoMoment } from '../sign-in/iso-moment.ts';

interface PasswordLink {
  readonly name: string;
  /** Good once. */
  readonly href: string;
  /** ISO text in UTC. */
  readonly expiresAt: string;
}

/**
 * A link by which a person chooses a password, for anyone who runs the installation to hand over: the first way into an imported book. It is in
 * no mail, so it proves no one's mailbox. Null for an address that is no one's, or of someone disabled.
 */
export async function createPasswordLink(
  database: Database,
  { email, origin }: { readonly email: string; readonly origin: string },
): Promise<PasswordLink | null> {
  const token = newToken();
  const hash = tokenHash(token);
  return database.as(system('password')).write(async (tx) => {
    const user = (await tx.users.withPassword(emailKey(email)))?.user;
    if (!user || user.isDisabled) return null;
    const payload = { isPrinted: true };
    await tx.oneTimeTokens.insert({ kind: 'reset', tokenHash: hash, userId: user.id, payload, validMinutes: linkMinutes.reset });
    tx.audit.add({ action: 'reset-requested', target: { kind: 'person', id: user.id }, after: { why: 'npm run password' } });
    const link = await tx.oneTimeTokens.find('reset', hash);
    return { name: user.name, href: `${origin}${href('/reset/:token', { token })}`, expiresAt: isoMoment(link?.expiresAt ?? '') };
  });
}
