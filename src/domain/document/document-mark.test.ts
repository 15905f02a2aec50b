import { expect, test } from 'vitest';
import { accountOfIvy as account } from '#tests/support/account-of-ivy.ts';
import type { Actor } from '../actor.ts';
import { abilities } from '../policy.ts';
import type { Document } from './document.ts';
import { documentMarkPolicy, openAsk } from './document-mark.ts';

const document: Document = { account, createdBy: 'ada', isRemoved: false };
const ivy: Actor = { kind: 'investor', userId: 'ivy' };
const ada: Actor = { kind: 'advisor', userId: 'ada' };

test.each<[string, Actor, Document, readonly (keyof typeof documentMarkPolicy)[]]>([
  ['the client', ivy, document, ['read', 'signed', 'acknowledged']],
  ['the client, in the trash', ivy, { ...document, isRemoved: true }, []],
  ['another client', { kind: 'investor', userId: 'otto' }, document, []],
  ['the adviser', ada, document, ['read', 'signed', 'approved']],
  ['the adviser, in the trash', ada, { ...document, isRemoved: true }, ['read']],
  ['the adviser as the client', { ...ada, onBehalfOf: 'ivy' }, document, ['read']],
  ['another adviser', { kind: 'advisor', userId: 'ben' }, document, []],
  ['an administrator', { kind: 'admin', userId: 'root' }, document, ['read', 'signed', 'approved']],
])('%s', (_who, actor, of, allowed) => {
  const may = abilities(documentMarkPolicy, actor, of);
  expect(Object.entries(may).flatMap(([action, isAllowed]) => (isAllowed ? [action] : []))).toEqual(allowed);
});

test.each([
  [null, [], null],
  ['signature', [], 'signature'],
  ['signature', ['acknowledged', 'approved'], 'signature'],
  ['signature', ['signed'], null],
  ['acknowledgement', ['signed'], 'acknowledgement'],
  ['acknowledgement', ['acknowledged'], null],
] as const)('asked for %s, with %j: %s', (asks, marks, open) => {
  expect(openAsk(asks, marks)).toBe(open);
});
