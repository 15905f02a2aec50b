import { expect, test } from 'vitest';
import { type Actor, guest, system } from '../actor.ts';
import { abilities } from '../policy.ts';
import { photoPolicy } from './photo-policy.ts';

const service: Actor = { kind: 'service', clientId: 'crm', scopes: ['mail-clients'] };

test.each<[string, Actor, boolean, boolean, boolean]>([
  //                                                                                       known  read   change
  ['a guest', guest, false, false, false],
  ['a guest of whom row-level security admits', guest, true, false, false],
  ['another system', service, true, false, false],
  ['oneself', { kind: 'investor', userId: 'ada' }, true, true, true],
  ['oneself, whatever row-level security says', { kind: 'investor', userId: 'ada' }, false, true, true],
  ['oneself, looking on behalf of a client', { kind: 'advisor', userId: 'ada', onBehalfOf: 'ivy' }, true, true, false],
  ['a client', { kind: 'investor', userId: 'ivy' }, true, true, false],
  ['somebody else', { kind: 'investor', userId: 'otto' }, false, false, false],
  ['another adviser', { kind: 'advisor', userId: 'ben' }, false, false, false],
  ['an administrator', { kind: 'admin', userId: 'root' }, false, true, true],
  ['an administrator on behalf of a client', { kind: 'admin', userId: 'root', onBehalfOf: 'ivy' }, false, true, false],
  ['our own jobs', system('test'), true, true, false],
])('%s', (_who, actor, isKnown, read, change) => {
  expect(abilities(photoPolicy, actor, { userId: 'ada', isKnown })).toEqual({ read, change });
});
