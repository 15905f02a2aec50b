import { expect, test } from 'vitest';
import { isApiPath } from './is-api-path.ts';

test.each([
  ['/api/v1/cache', true],
  ['/api/v1/data-health?portal=1', true],
  ['/api', false],
  ['/login', false],
  ['/x/../api/v1/cache', false],
  ['/api/../login', false],
  ['/api/%2e%2e/login', false],
  ['/api/v1/../../login?a=b', false],
])('%s: %s', (url, isOne) => {
  expect(isApiPath(url)).toBe(isOne);
});
