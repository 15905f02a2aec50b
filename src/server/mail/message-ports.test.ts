import { expect, test } from 'vitest';
import { messagePorts } from './message-ports.ts';
import { outbox } from './outbox.ts';

const mail = { url: 'smtp://127.0.0.1:2525', from: 'portal@firm.example' };

test.each([
  ['nothing configured', { mail: null, demo: false }, { sms: 'outbox', email: 'outbox' }],
  ['demo', { mail: null, demo: true }, { sms: 'outbox', email: 'outbox' }],
  ['demo with a mail server', { mail, demo: true }, { sms: 'outbox', email: 'smtp' }],
  ['a mail server', { mail, demo: false }, { sms: undefined, email: 'smtp' }],
])('%s', (_case, config, expected) => {
  const { sms, email } = messagePorts(config);
  const nameOf = (port: typeof sms) => port && (port === outbox ? 'outbox' : 'smtp');
  expect({ sms: nameOf(sms), email: nameOf(email) }).toEqual(expected);
});
