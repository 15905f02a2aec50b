import { expect, test } from 'vitest';
import { pathOfMode } from './path-of-mode.ts';

test.each([
  ['/signup', '', '/signup'],
  ['/signup', 'redirectTo=%2Fportals%3Fa%3Db%26c', '/signup?redirectTo=%2Fportals%3Fa%3Db%26c'],
  ['/signup', 'portal=0192&x=y', '/signup?portal=0192'],
  ['/signup', 'portal=0192&redirectTo=%2Fportals', '/signup?redirectTo=%2Fportals&portal=0192'],
  ['/login?action=reset', 'redirectTo=%2Fportals&signedOut', '/login?action=reset&redirectTo=%2Fportals'],
])('%s from ?%s', (path, search, expected) => {
  expect(pathOfMode(path, new URLSearchParams(search))).toBe(expected);
});
