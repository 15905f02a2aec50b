import fastify from 'fastify';
import { expect, test } from 'vitest';
import { isFromThisMachine } from './is-from-this-machine.ts';

// Who connects, on whose behalf a header says that is, whose headers are trusted.
test.each([
  ['127.0.0.1', null, false, true],
  ['::1', null, false, true],
  ['::ffff:127.0.0.1', null, false, true],
  ['203.0.113.9', null, false, false],
  ['203.0.113.9', '127.0.0.1', false, false],
  ['203.0.113.9', '127.0.0.1', '203.0.113.9', false],
  ['10.0.0.7', '127.0.0.1', 'loopback, uniquelocal', false],
  ['127.0.0.1', '203.0.113.9', 'loopback', false],
  ['127.0.0.1', '127.0.0.1', 'loopback', true],
])('from %s for %s, trusting %s: %s', async (remoteAddress, forwarded, trustProxy, expected) => {
  const app = fastify({ trustProxy });
  app.get('/', (request, reply) => reply.send(isFromThisMachine(request)));
  const { body } = await app.inject({ url: '/', remoteAddress, headers: forwarded === null ? {} : { 'x-forwarded-for': forwarded } });
  expect(body).toBe(String(expected));
});
