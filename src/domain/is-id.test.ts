import { expect, test } from 'vitest';
import { isId } from './is-id.ts';

const id = '0192aaaa0000700080000000000000ab';

test.each([
  [id, true],
  [id.toUpperCase(), false],
  ['0192aaaa-0000-7000-8000-0000000000ab', false],
  [`{${id}}`, false],
  [`${id} `, false],
  [`${id}\n`, false],
  [`${id}\0`, false],
  [id.slice(1), false],
  ['', false],
])('%j: %s', (text, expected) => {
  expect(isId(text)).toBe(expected);
});
