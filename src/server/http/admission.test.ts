import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { admissionLimits } from './admission.ts';

function admissionFor(most: number) {
  const admission = admissionLimits(most);
  return (ip: string, { method = 'POST', url = '/login' } = {}) => {
    const raw = new EventEmitter();
    const isFull = admission.isFull({ method, url, ip });
    const hasRoom = admission.admit({ method, url, ip }, { raw } as unknown as FastifyReply);
    expect(isFull).toBe(!hasRoom);
    return { hasRoom, answered: (statusCode = 400) => Object.assign(raw, { statusCode }).emit('close') };
  };
}

test('as many as there is room for come in, and the next when one was answered', () => {
  const admission = admissionFor(2);
  const [first, second, third] = [admission('192.0.2.1'), admission('192.0.2.2'), admission('192.0.2.3')];
  expect([first, second, third].map(({ hasRoom }) => hasRoom)).toEqual([true, true, false]);
  third.answered();
  expect(admission('192.0.2.3').hasRoom).toBe(false);
  first.answered();
  expect(admission('192.0.2.3').hasRoom).toBe(true);
});

afterEach(() => {
  vi.useRealTimers();
});

test('a crowd that is locked out is let in once a second, and takes no one else a place in the meantime', () => {
  vi.useFakeTimers();
  const admission = admissionFor(4);
  const [first, second] = [admission('192.0.2.1'), admission('192.0.2.1')];
  first.answered(429);
  expect(admission('192.0.2.1').hasRoom).toBe(false);
  expect(['198.51.100.1', '198.51.100.1', '203.0.113.1', '203.0.113.1'].map((ip) => admission(ip).hasRoom)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  second.answered();
  vi.advanceTimersByTime(1000);
  expect([admission('192.0.2.1'), admission('192.0.2.1')].map(({ hasRoom }) => hasRoom)).toEqual([true, false]);
});

test('anyone who is locked out and alone may ask again at once', () => {
  const admission = admissionFor(4);
  for (const status of [429, 429, 429]) {
    const asked = admission('192.0.2.1');
    expect(asked.hasRoom).toBe(true);
    asked.answered(status);
  }
});

test('one network takes half of the room, by whichever of its addresses', () => {
  const admission = admissionFor(4);
  const own = ['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((ip) => admission(ip).hasRoom);
  expect(own).toEqual([true, true, false]);
  expect(admission('192.0.2.1').hasRoom).toBe(true);
});

test('a quarter of the room is kept for networks of which no one is inside', () => {
  const admission = admissionFor(8);
  const crowds = ['192.0.2.1', '198.51.100.1'].flatMap((ip) => [1, 2, 3, 4].map(() => admission(ip).hasRoom));
  expect(crowds).toEqual([true, true, true, true, true, true, false, false]);
  expect(['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((ip) => admission(ip).hasRoom)).toEqual([true, true, false]);
});

test('anyone who has many networks of IPv6 has one site', () => {
  const admission = admissionFor(4);
  const own = ['2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db8:0:3::1'].map((ip) => admission(ip).hasRoom);
  expect(own).toEqual([true, true, false]);
  expect(admission('2001:db8:1:1::1').hasRoom).toBe(true);
});

test.each([
  ['POST', '/login', false],
  ['POST', '/login.data?redirectTo=%2F', false],
  ['POST', '/signup', false],
  ['POST', '/reset/abc', false],
  ['POST', '/verify/abc.data', false],
  ['POST', '/LOGIN', false],
  ['POST', '/%6cogin', false],
  ['POST', '/%4Cogin.data', false],
  ['POST', '/x/../login', false],
  ['POST', '/x/%2e%2E/signup?a=b', false],
  ['POST', '/reset/%zz', false],
  ['DELETE', '/login', false],
  ['GET', '/login', true],
  ['HEAD', '/login', true],
  ['POST', '/login/_.data', false],
  ['POST', '/login/.data', false],
  ['POST', '/login/%5F.data?index', false],
  ['POST', '/login/google/_.data', false],
  ['POST', '/login/nobody', false],
  ['POST', '/login/google', true],
  ['POST', '/login/google/callback', true],
  ['POST', '/login/google.data', true],
  ['POST', '/profile/login', true],
  ['POST', '/logins', true],
  ['POST', '/profile/me', true],
])('with no one let in %s %s finds room: %s', (method, url, hasRoom) => {
  expect(admissionFor(0)('192.0.2.1', { method, url }).hasRoom).toBe(hasRoom);
});
