import { expect, test } from 'vitest';
import { badgeOf } from './badge-of.ts';

const plain = { openAsk: null, isNew: false, number: 1, marks: [] } as const;

test.each([
  [{}, null],
  [{ isNew: true }, 'isNew'],
  [{ isNew: true, number: 2 }, 'updated'],
  [{ isNew: true, openAsk: 'signature' }, 'signature'],
  [{ marks: ['approved'] }, 'approved'],
  [{ marks: ['approved', 'signed'] }, 'signed'],
] as const)('%j: %s', (of, badge) => {
  expect(badgeOf({ ...plain, ...of })).toBe(badge);
});
