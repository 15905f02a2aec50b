import type { Locale } from '#contracts/ids.ts';
import type { Mail, MailContent } from '#contracts/mail.ts';
import { textsByLocale } from './catalogues.ts';
import type { Texts } from './texts.ts';

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
    ...furtherLinks(texts, mail),
    note: texts(`messages.${kind}.note`, fields),
  };
}

/** The links of a mail below its button. */
function furtherLinks(texts: Texts, mail: Mail): Pick<MailContent, 'file' | 'preferences'> {
  if ('preferences' in mail) return { preferences: { label: texts('messages.preferences'), href: mail.preferences } };
  const file = 'file' in mail ? mail.file : undefined;
  return file === undefined ? {} : { file: { label: texts('messages.submission.file'), href: file } };
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
export function plainText({ heading, text, code, action, file, note, preferences }: MailContent): string {
  const links = [action, file, preferences].map((link) => (link ? `${link.label}:\n${link.href}` : null));
  return [heading, text, code, links[0], links[1], note, links[2]].filter((part) => typeof part === 'string').join('\n\n');
}
