import type { Locale } from '#contracts/ids.ts';
import type { Mail, MailContent } from '#contracts/mail.ts';
import { textsIn } from './catalogues.ts';

/** The words of a mail of the firm of that name. */
export function mailContent(locale: Locale, firm: string, mail: Mail): MailContent {
  const texts = textsIn[locale];
  const { kind, ...told } = mail;
  return {
    locale,
    subject: texts(`messages.${kind}.subject`, { firm }),
    heading: texts(`messages.${kind}.heading`, { firm }),
    text: texts(`messages.${kind}.text`, { firm, ...told }),
    code: 'pin' in mail ? mail.pin : null,
    action: 'href' in mail ? { label: texts(`messages.${mail.kind}.action`), href: mail.href } : null,
    note: texts(`messages.${kind}.note`, { firm }),
  };
}

/** The same in plain text, for readers without looks. */
export function plainText({ heading, text, code, action, note }: MailContent): string {
  return [heading, text, code, action && `${action.label}:\n${action.href}`, note].filter((part) => part !== null).join('\n\n');
}
