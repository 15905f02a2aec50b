import { expect, test } from 'vitest';
import { hostName, variantOfHost } from './host.ts';

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

test.each([
  ['localhost', 'localhost'],
  ['localhost:3000', 'localhost'],
  ['LOCALHOST:65535', 'localhost'],
  ['portal.firm.example:1', 'portal.firm.example'],
  ['127.0.0.1:3000', '127.0.0.1'],
  ['[::1]', '[::1]'],
  ['[::1]:3000', '[::1]'],
  ['localhost:99999', null],
  ['localhost:65536', null],
  ['localhost:0', null],
  ['localhost:', null],
  ['localhost:1:2', null],
  ['localhost:-1', null],
  ['localhost:3000 ', null],
  ['localhost:+3000', null],
  ['localhost:0x50', null],
  ['localhost:03000', null],
  ['localhost:٣', null],
  ['', null],
  [':3000', null],
  ['user@localhost', null],
  ['user:pass@localhost:3000', null],
  ['localhost/', null],
  ['localhost/login', null],
  ['localhost?x', null],
  ['localhost#x', null],
  ['localhost\\x', null],
  ['http://localhost', null],
  ['localhost, localhost', null],
  ['localhost localhost', null],
  ['local%68ost', null],
  ['localhost.', null],
  ['.localhost', null],
  ['greek..localhost', null],
  ['::1', null],
  ['[::1', null],
  ['[localhost]', null],
  [undefined, null],
])('of %j the name is %s', (host, name) => {
  expect(hostName(host)).toBe(name);
});
