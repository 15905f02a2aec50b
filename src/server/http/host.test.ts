import { expect, test } from 'vitest';
import { variantOfHost } from './host.ts';

const hosts = { 'portal.firm.example': 'greek' };
const published = { hosts, mode: 'production', demo: false } as const;

test.each([
  ['portal.firm.example', published, 'greek'],
  ['PORTAL.firm.example:8443', published, 'greek'],
  ['localhost:3000', published, null],
  ['127.0.0.1:3000', published, null],
  ['default.localhost', published, null],
  ['localhost', { ...published, hosts: {} }, 'default'],
  ['greek.localhost:3000', { ...published, hosts: {} }, 'greek'],
  ['default.localhost', { ...published, demo: true }, 'default'],
  ['default.localhost', { ...published, mode: 'test' }, 'default'],
  ['evil.example', { ...published, hosts: {}, demo: true }, null],
] as const)('%s where %j belongs to %s', (host, config, variant) => {
  expect(variantOfHost(host, config)).toBe(variant);
});
