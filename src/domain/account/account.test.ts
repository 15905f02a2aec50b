import { expect, test } from 'vitest';
import { accountOfIvy as account } from '#tests/support/account-of-ivy.ts';
import type { Actor } from '../actor.ts';
import { abilities } from '../policy.ts';
import { type Account, accountPolicy } from './account.ts';

const closed = { ...account, isActive: false };
const waiting = { ...account, validatedAt: null };
const nobodys = { ...account, clientUserId: null };

const investor = (userId: string): Actor => ({ kind: 'investor', userId });
const advisor = (userId: string, onBehalfOf?: string): Actor => ({ kind: 'advisor', userId, ...(onBehalfOf ? { onBehalfOf } : {}) });
const admin: Actor = { kind: 'admin', userId: 'root' };

test.each<[string, Actor, Account, (keyof typeof accountPolicy)[]]>([
  ['a guest', { kind: 'guest' }, account, []],
  ['another system', { kind: 'service', clientId: 'crm', scopes: ['invite-clients', 'mail-clients'] }, account, []],
  ['its client', investor('ivy'), account, ['read']],
  ['its client, while it is closed', investor('ivy'), closed, []],
  ['its client, while it waits', investor('ivy'), waiting, []],
  ['another client', investor('otto'), account, []],
  ['a client where there is none', investor(''), nobodys, []],
  ['a client with the id of its advisor', investor('ada'), account, []],
  ['its advisor', advisor('ada'), account, ['read', 'edit', 'viewAs']],
  ['its advisor, while it is closed', advisor('ada'), closed, ['read', 'edit']],
  ['its advisor, while it waits', advisor('ada'), waiting, ['read', 'edit', 'validate']],
  ['its advisor, as long as nobody is its client', advisor('ada'), nobodys, ['read', 'edit']],
  ['its advisor on behalf of its client', advisor('ada', 'ivy'), account, ['read']],
  ['the same, while it is closed', advisor('ada', 'ivy'), closed, []],
  ['the same, while it waits', advisor('ada', 'ivy'), waiting, []],
  ['its advisor on behalf of another client', advisor('ada', 'otto'), account, []],
  ['another advisor', advisor('ben'), account, []],
  ['another advisor on behalf of its client', advisor('ben', 'ivy'), account, []],
  ['an advisor with the id of its client', advisor('ivy'), account, []],
  ['an administrator', admin, account, ['read', 'edit', 'viewAs']],
  ['an administrator, while it waits', admin, waiting, ['read', 'edit', 'validate']],
  ['an administrator on behalf of its client', { kind: 'admin', userId: 'root', onBehalfOf: 'ivy' }, account, ['read']],
  ['a job', { kind: 'system', job: 'import' }, account, ['read', 'edit']],
])('%s', (_who, actor, of, allowed) => {
  const may = abilities(accountPolicy, actor, of);
  expect(Object.entries(may).flatMap(([action, isAllowed]) => (isAllowed ? [action] : []))).toEqual(allowed);
});
