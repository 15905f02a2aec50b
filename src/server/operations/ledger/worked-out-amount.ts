import type { Entry } from '#contracts/ledger/entry.ts';
import { entryRules } from '#domain/ledger/entry-rules.ts';
import { getMajorUnit } from '#finance/currency.ts';
import { decimal } from '#finance/decimal.ts';
import { tradeAmount } from '#finance/ledger/trade-amount.ts';
import type { Instrument } from '../../db/queries/market/instruments.ts';

/** The effect on cash of an entry that says none: what units, price and costs make, or nothing where no cash moves; null where it has to be said. */
export function workedOutAmount(entry: Entry, instrument: Instrument | null): string | null {
  const { type, units, ratio, charges } = entry;
  if (type === 'Purchase' || type === 'Sale') return amountOfTrade({ ...entry, type }, instrument);
  const isPaidOutside = type === 'Charge' && charges !== null;
  return entryRules[type].amount === 'none' || units !== null || ratio !== null || isPaidOutside ? '0' : null;
}

function amountOfTrade(
  { type, units, price, charges, tax, currency }: Entry & { readonly type: 'Purchase' | 'Sale' },
  instrument: Instrument | null,
): string | null {
  if (units === null || price === null || currency !== instrument?.currency) return null;
  const priceFactor = decimal(getMajorUnit(instrument.quoteUnit ?? instrument.currency).factor);
  const costs = { charges: decimal(charges ?? '0'), tax: decimal(tax ?? '0') };
  return tradeAmount({ type, units: decimal(units), price: decimal(price), priceFactor, ...costs }).toString();
}
