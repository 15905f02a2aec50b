import { expect, test } from 'vitest';
import { waysOut } from './ways-out.ts';

const mail = { url: 'smtp://127.0.0.1:2525', from: 'portal@firm.example' };
const sms = { url: 'https://sms.example/send', header: null, body: '{"to":"{to}","text":"{text}"}' };

test.each([
  ['nothing configured', { mail: null, sms: null, demo: false }, { sms: 'outbox', email: 'outbox' }],
  ['demo', { mail: null, sms: null, demo: true }, { sms: 'outbox', email: 'outbox' }],
  ['demo with a mail server', { mail, sms: null, demo: true }, { sms: 'outbox', email: 'gateway' }],
  ['a mail server', { mail, sms: null, demo: false }, { sms: undefined, email: 'gateway' }],
  ['both', { mail, sms, demo: false }, { sms: 'gateway', email: 'gateway' }],
])('%s', (_case, config, expected) => {
  const ways = waysOut(config);
  const nameOf = (way: typeof ways.sms) => (typeof way === 'object' ? 'gateway' : way);
  expect({ sms: nameOf(ways.sms), email: nameOf(ways.email) }).toEqual(expected);
});
