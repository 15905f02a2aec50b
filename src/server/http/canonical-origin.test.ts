import { expect, test } from 'vitest';
import { canonicalOrigin, listOrigins } from './canonical-origin.ts';

const hosts = { 'portal.firm.example': 'greek', 'old.firm.example': 'greek', 'fund.example': 'private-equity' };

test.each([
  ['greek', 'https://portal.firm.example'],
  ['private-equity', 'https://fund.example'],
  ['default', 'http://localhost:3000'],
] as const)('links of %s lead to %s', (variant, origin) => {
  expect(canonicalOrigin({ hosts, port: 3000 }, variant)).toBe(origin);
});

test('without hosts every firm is on this machine', () => {
  expect(canonicalOrigin({ hosts: {}, port: 8080 }, 'greek')).toBe('http://greek.localhost:8080');
});

test.each([
  ['hosts of its own', { hosts, demo: false }, 'greek', ['https://portal.firm.example', 'https://old.firm.example']],
  ['hosts of others alone', { hosts, demo: false }, 'default', []],
  ['hosts in a demo', { hosts, demo: true }, 'private-equity', ['https://fund.example', 'http://private-equity.localhost:3000']],
  ['no hosts', { hosts: {}, demo: false }, 'default', ['http://localhost:3000']],
] as const)('with %s it answers where it says', (_case, config, variant, origins) => {
  expect(listOrigins({ ...config, mode: 'production', port: 3000 }, variant)).toEqual(origins);
});
