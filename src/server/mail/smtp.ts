import nodemailer, { type SendMailOptions } from 'nodemailer';
import { isLoopback } from '../is-loopback.ts';
import { type Gateway, logoAddress, type Message } from './gateway.ts';

const seconds = 1000;

/**
 * Sends mails through an SMTP server, encrypted wherever they leave this machine. A mail that is tried again has the same Message-ID, by
 * which mailboxes know it. Nothing of it is logged.
 */
export function smtp({ url, from }: { readonly url: string; readonly from: string }): Gateway {
  const transport = nodemailer.createTransport({
    url,
    requireTLS: mustUpgrade(url),
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, recipient, subject, text, html, logo }) {
      const words = { subject: subject ?? '', text, ...(html === null ? {} : { html }) };
      const mail = { from, to: { name: '', address: recipient }, messageId: `<${id}@${domain}>`, ...words, ...inside(logo) };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw nameless(error);
      });
    },
  };
}

/** PINs and links go by mail: what does not begin encrypted becomes so, or does not go. */
function mustUpgrade(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol !== 'smtps:' && !isLoopback(hostname);
}

/** A picture of the mail itself, not one to be opened beside it. */
function inside(logo: Message['logo']): Pick<SendMailOptions, 'attachments'> {
  if (!logo) return {};
  const { mediaType: contentType, content } = logo;
  const cid = logoAddress.replace('cid:', '');
  return { attachments: [{ filename: 'logo.png', contentType, content, cid, contentDisposition: 'inline' }] };
}

/** Leaves the reader's name out of a mail server's answer; its numbers stay. */
function nameless(error: unknown): Error {
  const { code, responseCode } = (error ?? {}) as { readonly code?: string; readonly responseCode?: number };
  return new Error(`The mail server did not accept an email: ${[code, responseCode].filter((part) => part !== undefined).join(' ')}.`);
}
