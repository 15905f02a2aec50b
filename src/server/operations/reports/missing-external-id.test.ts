import { expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { missingExternalId } from './missing-external-id.ts';

const ada: Actor = { kind: 'advisor', userId: 'ada' };
const ivy: Actor = { kind: 'investor', userId: 'ivy' };
const imported = { id: '1', externalId: 'P-1' };
const byHand = { id: '2', externalId: '2' };

test.each([
  ['an adviser', ada, null, [], 'managed'],
  ['an adviser', ada, '', [imported], 'managed'],
  ['the client', ivy, null, [], 'own'],
  ['an adviser', ada, null, [byHand], null],
  ['an adviser', ada, 'A-1', [imported], null],
  ['an adviser', ada, 'A-1', [byHand], null],
  ['an adviser', ada, 'A-1', [], 'unmatched'],
  ['the client', ivy, 'A-1', [], null],
] as const)('%s of an account with ID %s and portfolios %o: %s', (_who, actor, externalId, portfolios, expected) => {
  expect(missingExternalId(actor, { account: { externalId }, portfolios } as never)).toBe(expected);
});

test('there is none of the overview', () => {
  expect(missingExternalId(ada, { account: null, portfolios: [] })).toBeNull();
});
