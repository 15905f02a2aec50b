import type { Entry } from '#contracts/ledger/entry.ts';
import type { AuditFacts } from '#domain/audit/audit-event.ts';

type Told = Pick<Entry, 'type' | 'day' | 'symbol' | 'units' | 'price' | 'amount' | 'currency' | 'rate' | 'charges' | 'tax' | 'category'> &
  Partial<Pick<Entry, 'bought' | 'nominal'>>;

/** Returns the audit facts of a transaction: the fields that are filled in. A note may be about anyone and stays in the ledger. */
export function factsOfEntry({
  type,
  day,
  symbol,
  units,
  price,
  amount,
  currency,
  rate,
  charges,
  tax,
  category,
  bought,
  nominal,
}: Told): AuditFacts {
  const facts = { type, day, symbol, units, nominal: nominal ?? null, price, amount, currency, rate, charges, tax, category };
  const said = Object.entries(facts).filter(([, fact]) => fact !== null && fact !== '0');
  return { ...Object.fromEntries(said), ...(bought ? { bought: `${bought.amount} ${bought.currency}` } : {}) };
}

/** Returns the audit fact of a deposit that was recorded with a purchase. */
export function depositFact(deposit: Pick<Entry, 'amount' | 'currency'> | null): AuditFacts {
  return deposit ? { deposit: `${deposit.amount} ${deposit.currency}` } : {};
}
