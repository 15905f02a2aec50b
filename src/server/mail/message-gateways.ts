import type { Config } from '../config.ts';
import type { MessageGateways } from './gateway.ts';
import { smsGateway } from './sms-gateway.ts';
import { smtp } from './smtp.ts';

/**
 * Mails go to the configured SMTP server and text messages to the configured gateway, else to the outbox where someone can read it: in the
 * demo, or as long as no mail server is configured. Otherwise text messages are not offered, and PINs come by mail.
 */
export function messageGateways({ mail, sms, demo }: Pick<Config, 'mail' | 'sms' | 'demo'>): MessageGateways {
  const email = mail ? smtp(mail) : 'outbox';
  if (sms) return { email, sms: smsGateway(sms) };
  return demo || !mail ? { email, sms: 'outbox' } : { email };
}
