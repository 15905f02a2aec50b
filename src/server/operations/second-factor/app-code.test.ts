import { expect, test } from 'vitest';
import { AppCode } from './app-code.ts';

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['1234567', null],
  ['a123456', null],
  ['123456a', null],
  ['12345', null],
  ['', null],
  [`123456${' '.repeat(15)}`, null],
])('%j is %j', (text, code) => {
  expect(AppCode.safeParse(text).data ?? null).toBe(code);
});
