import type { Locale } from '#contracts/ids.ts';
import type { Mail, MailContent } from '#contracts/mail.ts';
import { textsByLocale } from './catalogues.ts';

/** The words of a mail of the firm of that name. */
export function mailContent(locale: Locale, firm: string, mail: Mail): MailContent {
  const texts = textsByLocale[locale];
  const { kind } = mail;
  const from = 'from' in mail ? mail.from : null;
  const fields = fieldsOf(firm, mail);
  const text = texts(`messages.${kind}.text`, fields);
  return {
    locale,
    subject: from?.subject ?? texts(`messages.${kind}.subject`, fields),
    heading: texts(`messages.${kind}.heading`, fields),
    text: kind === 'invitation' && from ? `${texts('messages.invitation.words', fields)}\n\n${text}` : text,
    code: 'pin' in mail ? mail.pin : null,
    action: 'href' in mail ? { label: texts(`messages.${mail.kind}.action`), href: mail.href } : null,
    ...('preferences' in mail ? { preferences: { label: texts('messages.preferences'), href: mail.preferences } } : {}),
    note: texts(`messages.${kind}.note`, fields),
  };
}

/** Returns the values for the placeholders of a mail. */
function fieldsOf(firm: string, mail: Mail): Readonly<Record<string, string | number>> {
  if (mail.kind === 'pin') return { firm, minutes: mail.minutes };
  const from = 'from' in mail ? mail.from : null;
  const none = { days: 0, portal: '', email: '', provider: '', client: '', delegate: '', form: '', count: 0, perHour: 0 };
  const { days, portal, email, provider, client, delegate, form, count, perHour } = { ...none, ...mail };
  return { firm, days, portal, email, provider, client, delegate, form, count, perHour, name: from?.name ?? firm, words: from?.text ?? '' };
}

/** The same in plain text, for readers without looks. */
export function plainText({ heading, text, code, action, note, preferences }: MailContent): string {
  const links = [action, preferences].map((link) => (link ? `${link.label}:\n${link.href}` : null));
  return [heading, text, code, links[0], note, links[1]].filter((part) => typeof part === 'string').join('\n\n');
}
