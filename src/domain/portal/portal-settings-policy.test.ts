import { expect, test } from 'vitest';
import { type Actor, guest, system } from '../actor.ts';
import { abilities } from '../policy.ts';
import { portalSettingsPolicy } from './portal-policy.ts';

test.each<[string, Actor, boolean, boolean]>([
  //                                                                      owns   keeps
  ['a guest', guest, true, false],
  ['an administrator', { kind: 'admin', userId: 'root' }, false, true],
  ['an adviser who owns it', { kind: 'advisor', userId: 'ada' }, true, true],
  ['an adviser who does not', { kind: 'advisor', userId: 'ada' }, false, false],
  ['a client, whatever is said of him', { kind: 'investor', userId: 'ivy' }, true, false],
  ['its owner on behalf of a client', { kind: 'advisor', userId: 'ada', onBehalfOf: 'ivy' }, true, false],
  ['an administrator on behalf of a client', { kind: 'admin', userId: 'root', onBehalfOf: 'ivy' }, true, false],
  ['another system', { kind: 'service', clientId: 'crm', scopes: ['mail-clients'] }, true, false],
  ['our own jobs', system('test'), true, false],
])('%s', (_who, actor, isOwner, keeps) => {
  expect(abilities(portalSettingsPolicy, actor, { isOwner })).toEqual({ read: keeps, change: keeps });
});
