import { expect, test } from 'vitest';
import { getSavedSelection, selectionCookie } from './media-cookie.ts';
import { beginSelection, withToggled } from './media-selection.ts';

test.each([
  ['the first', [], 'a', 9, ['a']],
  ['another, behind it', ['b'], 'a', 9, ['b', 'a']],
  ['one that is there', ['b', 'a', 'c'], 'a', 9, ['b', 'c']],
  ['one more than may be', ['b', 'c'], 'a', 2, ['b', 'c']],
  ['another where one may be', ['b'], 'a', 1, ['a']],
  ['the same where one may be', ['a'], 'a', 1, ['a']],
])('touching %s', (_what, selected, id, most, expected) => {
  expect(withToggled(selected, id, most)).toEqual(expected);
});

test.each([
  [['a'], ['b'], 9, ['a']],
  [[], ['b', 'c'], 9, ['b', 'c']],
  [[], ['b', 'c'], 1, ['c']],
])('with %j chosen and %j kept, of at most %i', (chosen, kept, most, expected) => {
  expect(beginSelection(chosen, kept, most)).toEqual(expected);
});

const idOf = (number: number) => number.toString(16).padStart(32, '0');

test('a long selection is kept as far as a cookie goes: the latest of it', () => {
  const ids = Array.from({ length: 200 }, (_, at) => idOf(at));
  const cookie = selectionCookie({ folder: 'Ιστότοπος/Η εταιρεία', ids });
  expect(cookie.length).toBeLessThan(2000);
  expect(getSavedSelection(cookie)).toEqual({ folder: 'Ιστότοπος/Η εταιρεία', ids: ids.slice(-40) });
});

test.each(['', 'media-selection=%7B', 'media-selection=%7B%22ids%22%3A%5B1%5D%7D', 'media-selection=%7B%22ids%22%3A%22x.y%22%7D'])(
  'of the cookie %j nothing is kept',
  (cookie) => expect(getSavedSelection(cookie)).toEqual({ folder: null, ids: [] }),
);
