import { href } from 'react-router';
import { randomUUID } from 'node:crypto';
import type { DelegateMail } from '#contracts/mail.ts';
import type { HeldDelegation } from '../../db/queries/people/delegations.ts';
import type { Transaction } from '../../db/queries.ts';
import { postMessage } from '../messages/post-message.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

interface Told {
  readonly delegation: Pick<HeldDelegation, 'id' | 'portalId' | 'givenBy' | 'name'>;
  readonly what: DelegateMail;
}

/** The mails that a delegation causes once; the others may repeat. */
const once: ReadonlySet<DelegateMail> = new Set<DelegateMail>(['delegateInvited', 'delegateAccepted', 'delegateRemoved']);

/** Tells the client who let someone in what became of it. */
export async function notifyOfDelegate(
  tx: Transaction,
  { gateways, writer, origin }: Pick<SignInServices, 'gateways' | 'writer' | 'origin'>,
  { delegation: { id, portalId, givenBy, name }, what }: Told,
): Promise<void> {
  const client = await tx.users.find(givenBy);
  if (!client) return;
  await postMessage(tx, gateways, {
    kind: what,
    channel: 'email',
    recipient: client.email,
    portalId,
    ...writer.mail(client.language, { kind: what, href: `${origin}${href('/profile/people')}`, delegate: name }),
    validMinutes: null,
    idempotencyKey: `${what}:${once.has(what) ? id : randomUUID()}`,
  });
}
