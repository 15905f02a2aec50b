import { expect, test } from 'vitest';
import { isUnencrypted } from './is-unencrypted.ts';

const production = { mode: 'production', demo: false } as const;

test.each([
  // protocol, host, ip, unencrypted
  ['https', 'portal.firm.example', '203.0.113.9', false],
  ['http', 'portal.firm.example', '203.0.113.9', true],
  ['http', 'portal.firm.example', '127.0.0.1', true],
  ['http', 'localhost', '203.0.113.9', true],
  ['http', 'localhost:3000', '127.0.0.1', false],
  ['http', '127.0.0.1:3000', '::ffff:127.0.0.1', false],
  ['http', '[::1]:3000', '::1', false],
  ['http', 'greek.localhost:3000', '127.0.0.1', false],
])('%s to %s from %s: %s', (protocol, host, ip, expected) => {
  expect(isUnencrypted({ protocol, host, ip }, production)).toBe(expected);
});

test.each([
  { mode: 'production', demo: true },
  { mode: 'development', demo: false },
  { mode: 'test', demo: false },
] as const)('%o has no one’s real data', (config) => {
  expect(isUnencrypted({ protocol: 'http', host: 'portal.firm.example', ip: '203.0.113.9' }, config)).toBe(false);
});
