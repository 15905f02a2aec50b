import { expect, test } from 'vitest';
import { messageGateways } from './message-gateways.ts';

const mail = { url: 'smtp://127.0.0.1:2525', from: 'portal@firm.example' };
const sms = { url: 'https://sms.example/send', header: null, body: '{"to":"{to}","text":"{text}"}' };

test.each([
  ['nothing configured', { mail: null, sms: null, demo: false }, { sms: 'outbox', email: 'outbox' }],
  ['demo', { mail: null, sms: null, demo: true }, { sms: 'outbox', email: 'outbox' }],
  ['demo with a mail server', { mail, sms: null, demo: true }, { sms: 'outbox', email: 'gateway' }],
  ['a mail server', { mail, sms: null, demo: false }, { sms: undefined, email: 'gateway' }],
  ['both', { mail, sms, demo: false }, { sms: 'gateway', email: 'gateway' }],
])('%s', (_case, config, expected) => {
  const gateways = messageGateways(config);
  const nameOf = (way: typeof gateways.sms) => (typeof way === 'object' ? 'gateway' : way);
  expect({ sms: nameOf(gateways.sms), email: nameOf(gateways.email) }).toEqual(expected);
});
