import { expect, test } from 'vitest';
import { changeIn } from './change-listener.ts';

const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];

test.each([
  [`accounts ${one},${other}`, { kind: 'accounts', ids: [one, other] }],
  [`notifications ${one}`, { kind: 'notifications', ids: [one] }],
  ['', null],
  ['accounts', null],
  ['accounts ', null],
  [`nothing ${one}`, null],
  [`accounts ${one},'; drop`, null],
])('%s is %o', (payload, expected) => {
  expect(changeIn(payload)).toEqual(expected);
});
