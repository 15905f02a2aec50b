import { expect, test } from 'vitest';
import { available, unavailable } from '#finance/figure.ts';
import { priceNotes } from './price-notes.ts';

const row = (id: string, day: string | null, isStale = false) => ({
  id,
  price: day ? { text: '1', unit: 'GBP', day, isStale } : null,
  value: day ? available(1) : unavailable('no-price'),
});

test('old and missing prices get notes in the order of the holdings, the same day the same note', () => {
  const rows = [
    row('a', '2026-06-30'),
    row('b', '2026-06-12', true),
    row('c', null),
    row('d', '2026-06-12', true),
    row('e', '2026-05-01', true),
  ];
  const { notes, numberOf } = priceNotes(rows);
  expect(notes).toEqual([{ kind: 'stale', day: '2026-06-12' }, { kind: 'missing' }, { kind: 'stale', day: '2026-05-01' }]);
  expect([...numberOf]).toEqual([
    ['b', 1],
    ['c', 2],
    ['d', 1],
    ['e', 3],
  ]);
});

test('where every price is of its day there is nothing to note', () => {
  expect(priceNotes([row('a', '2026-06-30')])).toEqual({ notes: [], numberOf: new Map() });
});
