import { expect, test } from 'vitest';
import { idsIn, named } from './named-in-versions.ts';

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
const blocks = (...ids: readonly string[]) => JSON.stringify({ blocks: ids.map((picture) => ({ props: { picture } })) });

test.each([
  ['media', a, '', { before: [a], after: [] }],
  ['mediaList', `${a},${b}`, `${b},${a},${c}`, { before: [a, b], after: [b, a, c] }],
  ['blocks', blocks(a, b, a), blocks(b, c), { before: [a], after: [c] }],
  ['text', a, b, null],
] as const)('the ids of %s', (kind, before, after, expected) => {
  expect(idsIn({ kind }, { before, after })).toEqual(expected);
});

test('what is no more has no name', () => {
  const known = [{ value: a, label: 'Hills', picture: '/media/hills' }];
  expect(named({ before: [a], after: [b] }, known)).toEqual({ before: known, after: [{ value: b, label: null }] });
});
