import { expect, test } from 'vitest';
import { selectAttention } from './select-attention.ts';

const nothing = {
  drift: 0,
  cashDrag: 0,
  failedInvitation: 0,
  openBreaks: 0,
  reviewDue: 0,
  withoutExternalId: 0,
  stalePrices: 0,
  neverSignedIn: 0,
  notAvailable: 0,
};

const days = { first: '2024-01-01', last: '2026-06-30' } as const;
const frame = { asOf: '2026-06-30', days } as const;

test.each([
  ['on the day of the latest figures', { drift: 1 }, '2026-06-30', null],
  ['on a day before', { drift: 1 }, '2026-06-29', '2026-06-30'],
  ['on a day before, of nothing that is of the latest', { notAvailable: 1 }, '2026-06-29', null],
] as const)('says of which day drift and cash are: %s', (_case, found, asOf, latest) => {
  const attention = { ...nothing, ...found };
  expect(selectAttention({ clientTotals: { attention, programme: null } }, { query: {}, days, asOf }).latest).toBe(latest);
});

test('only what is there, the most urgent first, with their sum', () => {
  const attention = { ...nothing, neverSignedIn: 62, notAvailable: 9 };
  expect(selectAttention({ clientTotals: { attention, programme: null } }, { ...frame, query: { attention: 'neverSignedIn' } })).toEqual({
    count: 71,
    latest: null,
    matters: [
      { matter: 'notAvailable', words: 'notAvailable', count: 9, isChosen: false },
      { matter: 'neverSignedIn', words: 'neverSignedIn', count: 62, isChosen: true },
    ],
  });
});

test('nothing needs attention', () => {
  expect(selectAttention({ clientTotals: { attention: nothing, programme: null } }, { ...frame, query: {} })).toEqual({
    count: 0,
    matters: [],
    latest: null,
  });
});
