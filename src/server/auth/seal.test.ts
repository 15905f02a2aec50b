import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const context = { secret: 'a secret of the server, 32 letters', purpose: 'totp', owner: 'ivy' } as const;
const plain = Buffer.from('what nobody else may read');

test('what was sealed is read again, and is written differently each time', () => {
  const [one, two] = [seal(context, plain), seal(context, plain)];
  expect(unseal(context, one)).toEqual(plain);
  expect(one.equals(two)).toBe(false);
  expect(one.includes(plain)).toBe(false);
});

test.each([
  ['another secret', { ...context, secret: 'another secret of the server, 32' }],
  ['another person', { ...context, owner: 'ada' }],
])('%s opens nothing', (_case, other) => {
  expect(() => unseal(other, seal(context, plain))).toThrow(/auth/i);
});

test('no byte can be changed', () => {
  const sealed = seal(context, plain);
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal(context, changed)).toThrow(/auth/i);
  }
  expect(() => unseal(context, sealed.subarray(0, 20))).toThrow(/tag|auth/i);
});
