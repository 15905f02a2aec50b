import { createContext, type RouterContextProvider } from 'react-router';
import type { MailContent } from '#contracts/mail.ts';
import type { Variant } from '#variants/variant.ts';

/** The content of a mail, and its firm. */
export interface MailToRender {
  readonly variant: Variant;
  readonly content: MailContent;
  /** The address of the logo of the mail's portal; null for the firm's own sign. */
  readonly logo: string | null;
}

/** Set by the sender of messages only: a request never carries one. */
const mailContext = createContext<MailToRender | null>(null);

export function mailOf(context: Readonly<RouterContextProvider>): MailToRender | null {
  return context.get(mailContext);
}

export function withMail(context: Readonly<RouterContextProvider>, mail: MailToRender): void {
  context.set(mailContext, mail);
}
