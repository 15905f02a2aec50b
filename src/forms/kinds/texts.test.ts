import { expect, test } from 'vitest';
import { texts } from './texts.ts';

const field = { kind: 'texts', id: 'points', most: 3, limit: 5 } as const;

test.each([
  // typed, read
  ['one\r\ntwo', 'one\ntwo'],
  [' one \n\n  \ntwo\n', 'one\ntwo'],
  ['a\rb', 'a\rb'],
  [' \n ', null],
  ['', null],
])('%j is read as %j', (typed, answer) => {
  expect(texts.read(field, { points: typed })).toBe(answer);
});

test.each([
  ['one', null],
  ['one\ntwo\nthree', null],
  ['a\nb\nc\nd', 'most'],
  ['one\nlonger', 'characters'],
  ['one\ntwo\none', 'twice'],
  ['one\n\ntwo', 'required'],
  ['o\0ne', 'required'],
  ['o\rne', 'required'],
  ['o\tne', 'required'],
])('%j: %s', (answer, code) => {
  expect(texts.check(field, answer, '2026-06-30')?.code ?? null).toBe(code);
});

test('texts are shown again, and told in one line', () => {
  expect(texts.typed(field, 'one\ntwo')).toEqual({ points: 'one\ntwo' });
  expect(texts.words('one\ntwo', {} as never)).toBe('one; two');
});
