import { expect, test } from 'vitest';
import { neighbourOf } from './neighbour-of.ts';

const items = ['overview', 'lots', 'income'];

test.each([
  ['overview', 'ArrowRight', 'lots'],
  ['income', 'ArrowRight', 'overview'],
  ['overview', 'ArrowLeft', 'income'],
  ['lots', 'ArrowUp', 'overview'],
  ['lots', 'ArrowDown', 'income'],
  ['lots', 'Home', 'overview'],
  ['lots', 'End', 'income'],
  ['lots', 'Tab', null],
  ['lots', 'a', null],
])('from %s the key %s leads to %s', (current, key, expected) => {
  expect(neighbourOf(items, current, key)).toBe(expected);
});

test('nothing has no neighbour', () => {
  expect(neighbourOf([], 'x', 'ArrowRight')).toBeNull();
});
