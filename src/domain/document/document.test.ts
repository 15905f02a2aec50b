import { expect, test } from 'vitest';
import { accountOfIvy as account } from '#tests/support/account-of-ivy.ts';
import type { Actor } from '../actor.ts';
import { abilities } from '../policy.ts';
import { accountDocumentsPolicy, type Document, documentPolicy } from './document.ts';

const ofAda: Document = { account, createdBy: 'ada', isRemoved: false };
const ofIvy: Document = { account, createdBy: 'ivy', isRemoved: false };
const removed = (document: Document): Document => ({ ...document, isRemoved: true });
const investor = (userId: string): Actor => ({ kind: 'investor', userId });
const advisor = (userId: string, onBehalfOf?: string): Actor => ({ kind: 'advisor', userId, ...(onBehalfOf ? { onBehalfOf } : {}) });
const admin: Actor = { kind: 'admin', userId: 'root' };
const all = ['read', 'keep', 'seeOpenings'] as const;

test.each<[string, Actor, Document, readonly (keyof typeof documentPolicy)[]]>([
  ['a guest', { kind: 'guest' }, ofAda, []],
  ['a system', { kind: 'service', clientId: 'crm', scopes: ['mail-clients'] }, ofAda, []],
  ['the client, of the firm', investor('ivy'), ofAda, ['read']],
  ['the client, of the firm, in the trash', investor('ivy'), removed(ofAda), []],
  ['the client, of their own', investor('ivy'), ofIvy, ['read', 'keep']],
  ['the client, of their own, in the trash', investor('ivy'), removed(ofIvy), ['read', 'keep']],
  ['who brought it and is not the client', investor('ada'), ofAda, []],
  ['another client', investor('otto'), ofAda, []],
  ['its adviser', advisor('ada'), ofIvy, all],
  ['its adviser, in the trash', advisor('ada'), removed(ofIvy), all],
  ['its adviser on behalf of the client', advisor('ada', 'ivy'), ofIvy, ['read']],
  ['the same, in the trash', advisor('ada', 'ivy'), removed(ofIvy), []],
  ['another adviser', advisor('ben'), ofIvy, []],
  ['an administrator', admin, ofIvy, all],
])('%s', (_who, actor, document, allowed) => {
  const may = abilities(documentPolicy, actor, document);
  expect(Object.entries(may).flatMap(([action, isAllowed]) => (isAllowed ? [action] : []))).toEqual(allowed);
});

test.each<[string, Actor, boolean]>([
  ['its client', investor('ivy'), true],
  ['another client', investor('otto'), false],
  ['its adviser', advisor('ada'), true],
  ['its adviser on behalf of the client', advisor('ada', 'ivy'), false],
  ['another adviser', advisor('ben'), false],
  ['an administrator', admin, true],
])('%s brings documents: %s', (_who, actor, expected) => {
  expect(abilities(accountDocumentsPolicy, actor, account).add).toBe(expected);
});
