import { expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';

test.each([
  [undefined, 100, 'whole'],
  ['bytes=0-9', 100, { from: 0, to: 9 }],
  ['bytes=90-', 100, { from: 90, to: 99 }],
  ['bytes=-10', 100, { from: 90, to: 99 }],
  ['bytes=-1000', 100, { from: 0, to: 99 }],
  ['bytes=50-1000', 100, { from: 50, to: 99 }],
  ['bytes=99-99', 100, { from: 99, to: 99 }],
  ['bytes=100-', 100, 'unsatisfiable'],
  ['bytes=-0', 100, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=-5', 0, 'unsatisfiable'],
  ['bytes=9-1', 100, 'whole'],
  ['bytes=0-1,5-6', 100, 'whole'],
  ['pages=1-2', 100, 'whole'],
  ['bytes=-', 100, 'whole'],
  ['bytes=00000000000000001-', 100, 'whole'],
])('%s of %i', (header, size, range) => {
  expect(parseByteRange(header, size)).toEqual(range);
});
