import type { Entry } from '#contracts/ledger/entry.ts';

/** An entry without its type, its day and its currency: every optional field is empty. */
export const blankEntry = {
  settleDay: null,
  symbol: null,
  units: null,
  price: null,
  amount: null,
  rate: null,
  charges: null,
  tax: null,
  category: null,
  note: null,
  ratio: null,
  cost: null,
  acquired: null,
  bought: null,
} as const satisfies Omit<Entry, 'type' | 'day' | 'currency'>;
