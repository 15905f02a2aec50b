import { expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { abilities } from '../policy.ts';
import { termsPolicy } from './terms-policy.ts';

test.each<[Actor, boolean, string[]]>([
  [{ kind: 'guest' }, true, ['read']],
  [{ kind: 'service', clientId: 'crm', scopes: [] }, true, ['read']],
  [{ kind: 'investor', userId: 'ivy' }, true, ['read', 'accept']],
  [{ kind: 'investor', userId: 'ivy' }, false, ['read']],
  [{ kind: 'advisor', userId: 'ada' }, true, ['read']],
  [{ kind: 'advisor', userId: 'ada', onBehalfOf: 'ivy' }, true, ['read']],
  [{ kind: 'admin', userId: 'root' }, true, ['read', 'publish']],
  [{ kind: 'admin', userId: 'root', onBehalfOf: 'ivy' }, true, ['read']],
  [{ kind: 'system', job: 'figures' }, true, ['read']],
])('%o before terms that they owe (%s) may %o', (actor, isOwed, allowed) => {
  const may = abilities(termsPolicy, actor, { isOwed });
  expect((['read', 'accept', 'publish'] as const).filter((action) => may[action])).toEqual(allowed);
});
