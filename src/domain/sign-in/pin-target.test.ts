import { expect, test } from 'vitest';
import { pinTargetHint, pinTargetOf } from './pin-target.ts';

const ivy = { pinTarget: 'sms', phone: '+44 20 7946 0047', email: 'ivy@home.example' } as const;

test.each([
  ['by text message', ivy, true, { channel: 'sms', recipient: '+44 20 7946 0047' }],
  ['by mail as chosen', { ...ivy, pinTarget: 'email' }, true, { channel: 'email', recipient: 'ivy@home.example' }],
  ['no telephone', { ...ivy, phone: null }, true, { channel: 'email', recipient: 'ivy@home.example' }],
  ['empty telephone', { ...ivy, phone: '' }, true, { channel: 'email', recipient: 'ivy@home.example' }],
  ['no way out for text messages', ivy, false, { channel: 'email', recipient: 'ivy@home.example' }],
] as const)('%s', (_case, reader, canText, target) => {
  expect(pinTargetOf(reader, canText)).toEqual(target);
});

test.each([
  ['sms', '+44 20 7946 0047', '•• 47'],
  ['sms', '(020) 7946-0058 ', '•• 58'],
  ['email', 'eleni@harbour.example', 'e•••@h•••.example'],
  ['email', 'a@mail.firm.co.uk', 'a•••@m•••.uk'],
  ['email', 'ωμέγα@παράδειγμα.ελ', 'ω•••@π•••.ελ'],
  ['email', 'root@localhost', 'r•••@l•••'],
  ['email', 'a@.gr', 'a•••@.•••.gr'],
  ['email', '', '•••@•••'],
] as const)('%s %s is hinted at as %s', (channel, recipient, hint) => {
  expect(pinTargetHint({ channel, recipient })).toBe(hint);
});
