import { expect, test } from 'vitest';
import { type Actor, guest, system } from '../actor.ts';
import { isShutOut } from './maintenance.ts';

const userId = '0'.repeat(32);
const maintenance = { since: '2026-03-01T09:00:00Z', until: null, words: null };

test.each<[string, Actor, boolean]>([
  ['an administrator works on', { kind: 'admin', userId }, false],
  ['our own jobs do', system('refresh-figures'), false],
  ['an administrator who sees the portal as a client sees what the client sees', { kind: 'admin', userId, onBehalfOf: userId }, true],
  ['an adviser is shut out', { kind: 'advisor', userId }, true],
  ['a client is', { kind: 'investor', userId }, true],
  ['another system is', { kind: 'service', clientId: userId, scopes: ['invite-clients'] }, true],
  ['a guest is', guest, true],
])('%s', (_case, actor, expected) => {
  expect(isShutOut(actor, maintenance)).toBe(expected);
  expect(isShutOut(actor, null)).toBe(false);
});
