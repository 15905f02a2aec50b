import { expect, test } from 'vitest';
import { allFound, allOfThem, stillFound, withAll } from './add-all.ts';

const options = ['Ada', 'Bob', 'Adam', 'Zoe'].map((label) => ({ value: label, label }));
const many = Array.from({ length: 51 }, (_each, at) => ({ value: `v${at}`, label: `Name ${at}` }));

test.each([
  ['all of few', { options, chosen: [], words: '', most: 50 }, { count: 4, isTooMany: false }],
  ['what is left', { options, chosen: ['Bob'], words: '', most: 50 }, { count: 3, isTooMany: false }],
  ['what has the words', { options, chosen: [], words: ' aDA', most: 50 }, { count: 2, isTooMany: false }],
  ['one alone', { options, chosen: [], words: 'zoe', most: 50 }, null],
  ['none', { options, chosen: [], words: 'x', most: 50 }, null],
  ['as many as go', { options, chosen: [], words: '', most: 4 }, { count: 4, isTooMany: false }],
  ['more than go', { options: many, chosen: [], words: '', most: 50 }, { count: 51, isTooMany: true }],
  ['more than go with those that are chosen', { options, chosen: ['Bob'], words: '', most: 3 }, { count: 3, isTooMany: true }],
  ['fewer of many', { options: many, chosen: ['v1'], words: 'name 4', most: 50 }, { count: 11, isTooMany: false }],
])('adds %s', (_what, choosing, expected) => {
  expect(allFound(choosing)).toEqual(expected);
});

test('all that are found come after what is chosen, and no more than may be', () => {
  expect(withAll(['Bob', allOfThem], { options, chosen: ['Bob'], words: 'ad', most: 50 })).toEqual(['Bob', 'Ada', 'Adam']);
  expect(withAll(['Bob', 'Zoe'], { options, chosen: ['Bob'], words: '', most: 50 })).toEqual(['Bob', 'Zoe']);
  expect(withAll([allOfThem], { options: many, chosen: [], words: '', most: 50 })).toHaveLength(50);
  const held = [...options, { value: 'Eve', label: 'Eve', disabled: true }];
  expect(withAll([allOfThem], { options: held, chosen: [], words: '', most: 50 })).not.toContain('Eve');
  expect(stillFound({ options: held, chosen: [], words: 'eve' })).toHaveLength(1);
});
