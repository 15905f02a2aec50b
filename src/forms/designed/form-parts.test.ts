import { expect, test } from 'vitest';
import { listFormParts } from './form-parts.ts';

const plain = (count: number) => Array.from({ length: count }, () => ({}));
const part = { id: 'b', title: { en: 'Further', el: 'Επιπλέον' } };
const dependent = { when: { field: 'above', is: 'yes' } };

test.each([
  ['nothing', [], []],
  ['few fields', plain(8), [8]],
  ['more fields, in parts of about the same size', plain(9), [5, 4]],
  ['many fields', plain(60), [8, 8, 8, 8, 8, 8, 8, 4]],
  ['fields that depend on one above, with it', [...plain(8), dependent, dependent, ...plain(1), dependent], [5, 7]],
  [
    'further forms, of which each begins a part',
    [...plain(3), ...Array.from({ length: 9 }, () => ({ part })), { part: { ...part, id: 'c' } }],
    [3, 5, 4, 1],
  ],
  ['one field with many that depend on it', [...plain(1), ...Array.from({ length: 20 }, () => dependent)], [21]],
])('divides %s', (_what, fields, sizes) => {
  const parts = listFormParts<object>(fields);
  expect(parts.map(({ length }) => length)).toEqual(sizes);
  expect(parts.flat()).toEqual(fields);
});
