import { describe, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import type { Account } from '../account/account.ts';
import { abilities } from '../policy.ts';
import { documentRequestPolicy, type LineState, requestState, type RequestState } from './document-request.ts';

describe('the state of a request', () => {
  test.each<[readonly LineState[], RequestState]>([
    [['open', 'open'], 'waiting'],
    [['sent', 'open'], 'waiting'],
    [['accepted', 'returned'], 'waiting'],
    [['sent', 'sent'], 'review'],
    [['accepted', 'sent'], 'review'],
    [['accepted', 'accepted'], 'done'],
  ])('%j is %s, and withdrawn whatever they are', (lines, state) => {
    expect(requestState(lines, false)).toBe(state);
    expect(requestState(lines, true)).toBe('withdrawn');
  });
});

describe('who may what', () => {
  const account = { id: 'a', portalId: 'p', name: 'A', advisorIds: ['ada'], clientUserId: 'ivy', isActive: true } as unknown as Account;
  test.each<[string, Actor, boolean, boolean]>([
    ['an adviser of the client', { kind: 'advisor', userId: 'ada' }, true, true],
    ['another adviser', { kind: 'advisor', userId: 'otto' }, false, false],
    ['an administrator', { kind: 'admin', userId: 'root' }, true, true],
    ['another client', { kind: 'investor', userId: 'una' }, false, false],
    ['a guest', { kind: 'guest' }, false, false],
  ])('%s', (_who, actor, answer, ask) => {
    expect(abilities(documentRequestPolicy, actor, account)).toMatchObject({ answer, ask });
  });
});
