import { expect, test } from 'vitest';
import { isLoopback } from './is-loopback.ts';

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:10.0.0.1', false],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.1', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
])('%s is this machine alone: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
