import type { SheetPreview } from '#contracts/ledger/sheet.ts';
import { zero } from '#finance/decimal.ts';
import { type IsoDate } from '#finance/iso-date.ts';
import type { Queries } from '../../db/queries.ts';
import type { EntryPlace } from './entry-portfolio.ts';
import { getUnitsOnDay } from './units-on-day.ts';
import type { SheetChange } from './save-entries.ts';

/** Cash by currency and units by security, of what a sheet touches. */
interface Stand {
  readonly cash: ReadonlyMap<string, string>;
  readonly units: ReadonlyMap<string, { readonly name: string; readonly units: string }>;
}

/** Returns today's balances and units of the currencies and securities in a sheet's rows, old and new. */
export async function standOf(
  tx: Queries,
  { portfolio }: EntryPlace,
  { changes, today }: { readonly changes: readonly SheetChange[]; readonly today: IsoDate },
): Promise<Stand> {
  const own = { accountId: portfolio.accountId, portfolioId: portfolio.id };
  const old = await tx.entries.ofPortfolio(
    own,
    changes.flatMap(({ of }) => of ?? []),
  );
  const named = [...old, ...changes.flatMap(({ entry }) => entry ?? [])];
  const cash = new Map<string, string>();
  for (const currency of new Set(named.map((entry) => entry.currency)))
    cash.set(currency, await tx.cashList.balanceOn(own, { currency, day: today, without: null }));
  const instruments = await tx.instruments.bySymbols([...new Set(named.flatMap(({ symbol }) => symbol ?? []))]);
  const held = await getUnitsOnDay(tx, { ...own, instrumentIds: instruments.map(({ id }) => id), day: today, without: null });
  const units = instruments.map(({ id, symbol, name }) => [symbol, { name, units: (held.get(id) ?? zero).toString() }] as const);
  return { cash, units: new Map(units) };
}

/** Lists the balances and units that differ afterwards. */
export function effectsOf(before: Stand, after: Stand): Pick<SheetPreview, 'cash' | 'units'> {
  const cash = [...after.cash].map(([currency, balance]) => ({ currency, before: before.cash.get(currency) ?? '0', after: balance }));
  const units = [...after.units].map(([symbol, held]) => {
    return { symbol, name: held.name, before: before.units.get(symbol)?.units ?? '0', after: held.units };
  });
  return { cash: cash.filter(isChanged), units: units.filter(isChanged) };
}

function isChanged(one: { readonly before: string; readonly after: string }): boolean {
  return Number(one.before) !== Number(one.after);
}
