import { linkMinutes } from '#domain/sign-in/link-minutes.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import type { AdviserInvitation } from '../../db/queries/adviser-invitations.ts';
import type { Transaction } from '../../db/queries.ts';
import type { User } from '../../db/queries/users.ts';
import { postMessage } from '../messages/post-message.ts';
import type { SignInDesk } from '../sign-in/sign-in-desk.ts';

const minutesADay = 24 * 60;

/** The mail with the link, in the language of the reader or else of the portal; the links before are dead. */
export async function postAdviserInvitation(
  tx: Transaction,
  desk: SignInDesk,
  { id, portalId, email, user }: AdviserInvitation & { readonly user: User | null },
): Promise<void> {
  const portal = await tx.portals.find(portalId);
  const token = newToken();
  const hash = tokenHash(token);
  const validMinutes = linkMinutes.invite;
  await tx.oneTimeTokens.deleteAdviserInvitations(id);
  const payload = { adviserInvitation: id, email };
  await tx.oneTimeTokens.insert({ kind: 'invite', tokenHash: hash, userId: user?.id ?? null, payload, validMinutes });
  const mail = {
    kind: 'adviserInvitation',
    href: `${desk.origin}/invite/${token}`,
    days: validMinutes / minutesADay,
    portal: portal?.name ?? '',
  } as const;
  await postMessage(tx, desk.ways, {
    kind: mail.kind,
    channel: 'email',
    recipient: email,
    portalId,
    ...desk.writer.mail(user?.language ?? portal?.language ?? null, mail),
    validMinutes,
    idempotencyKey: `invitation:${hash.toString('hex')}`,
  });
}
