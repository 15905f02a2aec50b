import { expect, test } from 'vitest';
import { type Detail, detailAddress, detailIn } from './detail-address.ts';

test.each<[string, Detail, string]>([
  ['?tab=fees', { kind: 'position', of: '7' }, '?tab=fees&drawer=position%3A7'],
  ['?drawer=transaction&entry=1', { kind: 'bond', of: '7', part: 'lots' }, '?drawer=bond%3A7&part=lots'],
  ['?drawer=position:7&part=lots&rows=2', { kind: 'position', of: '8', rows: 3 }, '?drawer=position%3A8&rows=3'],
  ['?letter=A', { kind: 'client', of: '7' }, '?letter=A&drawer=client%3A7'],
  ['', { kind: 'breakdown', of: 'type', rows: 1 }, '?drawer=breakdown%3Atype'],
])('%s with %j over it is %s', (search, detail, expected) => {
  expect(detailAddress(search, detail)).toBe(expected);
});

test.each([
  ['drawer=position:7&part=lots&rows=3', { kind: 'position', of: '7', part: 'lots', rows: 3 }],
  ['drawer=note:7&rows=-3', { kind: 'note', of: '7', part: undefined, rows: undefined }],
  ['drawer=accounts:7', null],
  ['drawer=position', null],
  ['', null],
])('%s opens %j', (address, expected) => {
  expect(detailIn(new URLSearchParams(address))).toEqual(expected);
});
