import nodemailer from 'nodemailer';
import type { MessagePort } from './message-port.ts';

const seconds = 1000;

/** Sends mails through an SMTP server, after the commit: a mail cannot be taken back. Nothing of a message is logged. */
export function smtp({ url, from }: { readonly url: string; readonly from: string }): MessagePort {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });
  return {
    async send(_tx, { recipient, subject, body }) {
      return async () => {
        await transport.sendMail({ from, to: { name: '', address: recipient }, subject: subject ?? '', text: body });
      };
    },
  };
}
