import type { Mail } from '#contracts/mail.ts';
import type { Queries } from '../../db/queries.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';
import { postMessage } from './post-message.ts';

interface AdministratorMail {
  /** Null for what is told administrators alone. */
  readonly portalId: string | null;
  readonly mail: Exclude<Mail, { readonly kind: 'pin' }>;
  /** The subject's id: each administrator is notified once about each. */
  readonly about: string;
}

/** A mail to the owners of a portal and the administrators of the firm, each in the language of the reader. */
export async function notifyAdministrators(
  tx: Queries,
  { gateways, writer }: Pick<SignInServices, 'gateways' | 'writer'>,
  { portalId, mail, about }: AdministratorMail,
): Promise<void> {
  for (const { email, language } of await tx.portalMembers.administrators(portalId)) {
    await postMessage(tx, gateways, {
      kind: mail.kind,
      channel: 'email',
      recipient: email,
      portalId,
      ...writer.mail(language, mail),
      validMinutes: null,
      idempotencyKey: `${mail.kind}:${about}:${email}`,
    });
  }
}
