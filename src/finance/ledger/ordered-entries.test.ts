import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildEntry } from '#tests/support/build-ledger.ts';
import { randomLedgers } from '#tests/support/random-ledger.ts';
import { dayNumber } from '../iso-date.ts';
import { entriesByInstrument, entriesWhere, sortEntries, upTo } from './ordered-entries.ts';

const inTurn = [
  buildEntry('2024-01-02', 'Purchase', { id: 'day before' }),
  buildEntry('2024-01-03', 'Split', { id: 'split', instrument: 'ACME' }),
  buildEntry('2024-01-03', 'TransferIn', { id: 'in' }),
  buildEntry('2024-01-03', 'Purchase', { id: 'bought first', instrument: 'ACME' }),
  buildEntry('2024-01-03', 'Purchase', { id: 'bought second', instrument: 'OTHER' }),
  buildEntry('2024-01-03', 'Sale', { id: 'sold', instrument: 'ACME' }),
  buildEntry('2024-01-03', 'Charge', { id: 'charged' }),
  buildEntry('2024-01-04', 'Contribution', { id: 'day after' }),
];

test('by day, kind and order of entry, however they come', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(inTurn, { minLength: inTurn.length }), (shuffled) => {
      expect(sortEntries(shuffled).map(({ id }) => id)).toEqual(inTurn.map(({ id }) => id));
    }),
  );
});

test('what is in order already is not copied, nor is what ends in time', () => {
  const ordered = sortEntries(inTurn);
  expect(ordered).toBe(inTurn);
  expect(upTo(ordered, dayNumber('2024-01-04'))).toBe(inTurn);
});

test('up to a day, of an instrument, of a kind: still in order', () => {
  const ordered = sortEntries(inTurn.toReversed());
  expect(upTo(ordered, dayNumber('2024-01-02')).map(({ id }) => id)).toEqual(['day before']);
  expect(
    entriesByInstrument(ordered)
      .get('ACME')
      ?.map(({ id }) => id),
  ).toEqual(['split', 'bought first', 'sold']);
  fc.assert(
    fc.property(randomLedgers, (entries) => {
      const some = entriesWhere(sortEntries(entries), ({ sequence }) => sequence % 2 === 0);
      expect(sortEntries(some)).toBe(some);
    }),
  );
});
