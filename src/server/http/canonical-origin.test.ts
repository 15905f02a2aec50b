import { expect, test } from 'vitest';
import { canonicalOrigin } from './canonical-origin.ts';

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
