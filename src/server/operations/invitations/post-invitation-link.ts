import { href } from 'react-router';
import type { Mail } from '#contracts/mail.ts';
import { linkMinutes } from '#domain/sign-in/link-minutes.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import type { Transaction } from '../../db/queries.ts';
import type { User } from '../../db/queries/people/users.ts';
import { postMessage, postToNobody } from '../messages/post-message.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

const minutesADay = 24 * 60;

/** Minutes before the same person is invited again: with many others an hour, since several people may go through the same list. */
export const invitationPauses = { one: 5, many: 60 } as const;

interface InvitationLink {
  /** The data stored with the link. */
  readonly payload: { readonly email: string } & Readonly<Record<string, string>>;
  /** Null where it leads to no portal in particular. */
  readonly portalId: string | null;
  /** The present owner of the address. */
  readonly user: User | null;
  readonly mail: (link: {
    readonly href: string;
    readonly days: number;
  }) => Extract<Mail, { kind: 'invitation' | 'adviserInvitation' | 'userInvitation' | 'delegateInvitation' }>;
  /** False makes the link without sending it: so that the answer does not tell who may not be invited. */
  readonly isSent: boolean;
}

/**
 * Makes a link and mails it, in the language of the reader or else of the portal. The links before are deleted by the caller.
 *
 * @returns the key of the message
 */
export async function postInvitationLink(tx: Transaction, services: SignInServices, link: InvitationLink): Promise<string> {
  const { payload, portalId, user } = link;
  const token = newToken();
  const hash = tokenHash(token);
  const validMinutes = linkMinutes.invite;
  await tx.oneTimeTokens.insert({ kind: 'invite', tokenHash: hash, userId: user?.id ?? null, payload, validMinutes });
  const mail = link.mail({ href: `${services.origin}${href('/invite/:token', { token })}`, days: validMinutes / minutesADay });
  const language = user?.language ?? (portalId === null ? null : (await tx.portals.find(portalId))?.language) ?? null;
  const message = {
    kind: mail.kind,
    channel: 'email',
    recipient: payload.email,
    portalId,
    ...services.writer.mail(language, mail),
    validMinutes,
    idempotencyKey: `invitation:${hash.toString('hex')}`,
  } as const;
  await (link.isSent ? postMessage(tx, services.gateways, message) : postToNobody(tx, message));
  return message.idempotencyKey;
}
