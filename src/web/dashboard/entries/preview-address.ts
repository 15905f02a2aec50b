import type { EntryForm } from '#contracts/ledger/entry-form.ts';
import type { EntryFormState } from './use-entry-form.ts';

/** The fields that a preview goes by, with what a transaction calls them. */
const previewed: Readonly<Record<string, string>> = {
  day: 'day',
  symbol: 'symbol',
  units: 'units',
  nominal: 'nominal',
  price: 'price',
  purchaseValue: 'price',
  ratio: 'ratio',
  amount: 'amount',
  currency: 'currency',
  boughtAmount: 'boughtAmount',
  boughtCurrency: 'boughtCurrency',
  rate: 'rate',
  charges: 'charges',
  tax: 'tax',
};

/** Returns the address of the server's preview of the typed transaction. */
export function previewAddress(ledger: string, { entry }: EntryForm, { asks, typed, fields }: EntryFormState): string {
  const query = new URLSearchParams({ type: typeAsked(asks, typed) });
  for (const { id } of fields) if (typed[id] && previewed[id]) query.set(previewed[id], typed[id]);
  if (fields.some(({ id }) => id === 'nominal')) query.set('counted', 'nominal');
  if (entry) query.set('replaces', entry.id);
  return `${ledger}/preview?${query}`;
}

/** As it is in the portfolio that the form is opened over. */
function typeAsked(asks: EntryFormState['asks'], typed: EntryFormState['typed']): string {
  if (asks === 'transfer') return 'TransferOut';
  return asks === 'holding' ? boughtBy(typed.kind) : (typed.type ?? '');
}

/** A property comes in without cash. */
function boughtBy(kind: string | undefined): string {
  return kind === 'property' ? '' : 'Purchase';
}
