import { expect, test } from 'vitest';
import { isRightPin, newPin, pinHmac } from './pin.ts';

const secret = 'a secret of the server, 32 letters';

test('a PIN has six digits, leading zeros too', () => {
  const pins = Array.from({ length: 5000 }, newPin);
  expect(pins.every((pin) => /^\d{6}$/.test(pin))).toBe(true);
  expect(pins.some((pin) => pin.startsWith('0'))).toBe(true);
});

test.each([
  ['the same', { key: secret, attempt: 'attempt-1', pin: '012345' }, true],
  ['another PIN', { key: secret, attempt: 'attempt-1', pin: '012346' }, false],
  ['another attempt', { key: secret, attempt: 'attempt-2', pin: '012345' }, false],
  ['another secret', { key: `${secret}!`, attempt: 'attempt-1', pin: '012345' }, false],
  ['without the zero', { key: secret, attempt: 'attempt-1', pin: '12345' }, false],
])('%s', (_case, { key, attempt, pin }, isRight) => {
  expect(isRightPin(pinHmac(secret, 'attempt-1', '012345'), pinHmac(key, attempt, pin))).toBe(isRight);
});

test('a broken HMAC is no one’s', () => {
  expect(isRightPin(Buffer.alloc(0), pinHmac(secret, 'attempt-1', '012345'))).toBe(false);
});
