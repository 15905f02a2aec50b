import { type Locale, locales } from '#contracts/ids.ts';
import type { Mail, MailContent } from '#contracts/mail.ts';
import type { Variant } from '#variants/variant.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { mailContent, plainText } from '#wording/mail-content.ts';

/** The words of a message. */
export interface Words {
  readonly subject: string | null;
  readonly text: string;
  readonly content: MailContent | null;
}

/** Finds a firm's words in a reader's language; null means that the reader chose none. */
export interface Writer {
  readonly mail: (language: string | null, mail: Mail) => Words;
  readonly pinBySms: (language: string | null, pin: string, minutes: number) => Words;
  readonly newsBySms: (language: string | null, address: string) => Words;
  readonly pinsMovedBySms: (language: string | null) => Words;
}

/** A language that the firm does not offer is answered in its first. */
export function createWriter({ locales: offered, brand }: Pick<Variant, 'locales' | 'brand'>): Writer {
  const localeFor = (language: string | null): Locale => offered.find((locale) => locale === language) ?? offered[0] ?? locales[0];
  return {
    mail: (language, mail) => {
      const content = mailContent(localeFor(language), brand.name, mail);
      return { subject: content.subject, text: plainText(content), content };
    },
    pinBySms: (language, pin, minutes) => ({
      subject: null,
      text: textsByLocale[localeFor(language)]('messages.pinBySms', { firm: brand.name, pin, minutes }),
      content: null,
    }),
    newsBySms: (language, address) => ({
      subject: null,
      text: textsByLocale[localeFor(language)]('messages.newsBySms', { firm: brand.name, address }),
      content: null,
    }),
    pinsMovedBySms: (language) => ({
      subject: null,
      text: textsByLocale[localeFor(language)]('messages.pinsMovedBySms', { firm: brand.name }),
      content: null,
    }),
  };
}
