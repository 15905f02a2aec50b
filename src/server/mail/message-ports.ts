import type { Config } from '../config.ts';
import type { MessagePorts } from './message-port.ts';
import { outbox } from './outbox.ts';
import { smtp } from './smtp.ts';

/**
 * Mail goes to the configured SMTP server, else to the outbox. Text messages go to the outbox where somebody can read it: in the demo, or
 * as long as nothing else is configured; otherwise they are not offered, and PINs come by mail.
 */
export function messagePorts({ mail, demo }: Pick<Config, 'mail' | 'demo'>): MessagePorts {
  if (!mail) return { email: outbox, sms: outbox };
  return demo ? { email: smtp(mail), sms: outbox } : { email: smtp(mail) };
}
