import { expect, test } from 'vitest';
import { isForTrying, needsSecureCookies } from './needs-secure-cookies.ts';

test.each([
  ['production', false, 'http', true],
  ['production', false, 'https', true],
  ['production', true, 'http', false],
  ['production', true, 'https', true],
  ['development', false, 'http', false],
  ['test', false, 'https', true],
] as const)('%s, demo %s, %s: %s', (mode, demo, protocol, expected) => {
  expect(needsSecureCookies({ mode, demo }, protocol)).toBe(expected);
});

test('what is for trying is the demo, and development', () => {
  expect(isForTrying({ mode: 'production', demo: false })).toBe(false);
  expect(isForTrying({ mode: 'production', demo: true })).toBe(true);
  expect(isForTrying({ mode: 'development', demo: false })).toBe(true);
});
