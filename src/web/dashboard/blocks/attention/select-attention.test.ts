import { expect, test } from 'vitest';
import { selectAttention } from './select-attention.ts';

const nothing = { drift: 0, cashDrag: 0, failedInvitation: 0, withoutExternalId: 0, stalePrices: 0, neverSignedIn: 0, notAvailable: 0 };

test('only what is there, the most urgent first, with their sum', () => {
  const attention = { ...nothing, neverSignedIn: 62, notAvailable: 9 };
  expect(selectAttention({ clientTotals: { attention } }, { query: { attention: 'neverSignedIn' } })).toEqual({
    count: 71,
    matters: [
      { matter: 'notAvailable', count: 9, isChosen: false },
      { matter: 'neverSignedIn', count: 62, isChosen: true },
    ],
  });
});

test('nothing needs attention', () => {
  expect(selectAttention({ clientTotals: { attention: nothing } }, { query: {} })).toEqual({ count: 0, matters: [] });
});
