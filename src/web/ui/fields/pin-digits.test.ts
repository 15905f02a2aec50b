import { describe, expect, test } from 'vitest';
import { caretForBox, pinAfterEdit, pinBoxAt, pinFromText } from './pin-digits.ts';

test.each([
  ['six digits', '409212', '409212'],
  ['in two groups', '409 212', '409212'],
  ['with a dash', '409-212', '409212'],
  ['the words of the message around it', 'Your PIN is 409212.', '409212'],
  ['more than six', '4092128', '409212'],
  ['fewer', '40', '40'],
  ['no digit', 'abc', ''],
])('%s pasted', (_case, text, expected) => {
  expect(pinFromText(text)).toBe(expected);
});

describe('an edit', () => {
  test.each([
    ['types the next digit', '40', '409', 3, '409', 3],
    ['types over the first digit', '409212', '8409212', 1, '809212', 1],
    ['types over a digit in the middle', '409212', '4059212', 3, '405212', 3],
    ['types a letter: nothing happens', '40', '40x', 3, '40', 2],
    ['types a letter in the middle: the caret stays', '40', '4x0', 2, '40', 1],
    ['takes the last digit away', '409', '40', 2, '40', 2],
    ['takes a digit in the middle away', '4092', '492', 1, '492', 1],
    ['pastes everything into the empty field', '', '409212', 6, '409212', 6],
    ['pastes with a space over two digits', '40', '409 212', 7, '409212', 6],
    ['types over everything', '409212', '7', 1, '7', 1],
    ['types a seventh digit', '409212', '4092125', 7, '409212', 6],
  ])('%s', (_case, before, text, end, pin, caret) => {
    expect(pinAfterEdit(before, text, end)).toEqual({ pin, caret });
  });
});

test('the last box stays the current one when the PIN is complete', () => {
  expect([0, 3, 5, 6].map(pinBoxAt)).toEqual([0, 3, 5, 5]);
});

test.each([
  ['an empty field starts at its first box', 4, '', 0],
  ['a filled box is gone into', 1, '409', 1],
  ['an empty box leads to the first empty one', 5, '409', 3],
  ['the last box of a complete PIN', 5, '409212', 5],
])('%s', (_case, box, pin, expected) => {
  expect(caretForBox(box, pin)).toBe(expected);
});
