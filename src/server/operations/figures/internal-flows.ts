import type { Settlement } from '#finance/ledger/entry-effect.ts';
import type { LedgerEntry } from '#finance/ledger/ledger.ts';
import { sortEntries, upTo } from '#finance/ledger/ordered-entries.ts';
import { type MarketSources, createMarkets } from '#finance/prices/markets.ts';
import { pricedEntry } from '#finance/ledger/priced-entry.ts';
import type { LedgerTransfer } from './account-material.ts';

/** A movement between two portfolios of one account, in the portfolio's currency: positive came in. */
export interface InternalFlow {
  readonly day: number;
  readonly amount: number;
}

export interface TransfersOfPortfolio {
  readonly portfolioId: string;
  readonly entries: readonly LedgerEntry[];
  readonly transfers: readonly LedgerTransfer[];
}

/**
 * The transactions that only move something between portfolios of the same account: both sides carry the same transfer id
 * and the same day. What is under way over night is out on one day and in on another.
 */
export function internalEntries(portfolios: readonly TransfersOfPortfolio[]): Map<string, LedgerEntry[]> {
  const sides = portfolios.flatMap(({ portfolioId, entries, transfers }) => {
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return transfers.flatMap(({ entryId, transferId }) => {
      const entry = byId.get(entryId);
      return entry ? [{ portfolioId, transferId, entry }] : [];
    });
  });
  const pairs = [...Map.groupBy(sides, ({ transferId, entry }) => `${transferId} ${entry.day}`).values()];
  const internal = pairs.filter((pair) => new Set(pair.map(({ portfolioId }) => portfolioId)).size > 1).flat();
  const byPortfolio = Map.groupBy(internal, ({ portfolioId }) => portfolioId);
  return new Map([...byPortfolio].map(([portfolioId, own]) => [portfolioId, own.map(({ entry }) => entry)]));
}

/** Values these transactions of one portfolio as flows in its book: cash at its rate, units at their market value. */
export function flowsOf(
  internal: readonly LedgerEntry[],
  { sources, settlement, through }: { sources: MarketSources; settlement: Settlement; through: number },
): InternalFlow[] {
  const entries = upTo(sortEntries(internal), through);
  const [first] = entries;
  if (!first) return [];
  const calendar = { firstDay: first.day, days: through - first.day + 1 };
  const markets = createMarkets({ ...sources, entries: upTo(sources.entries, through) }, calendar);
  const pricing = { markets, settlement, currency: sources.currency };
  return entries.flatMap((entry) => {
    const { paid, crossed } = pricedEntry(pricing, entry);
    return [paid, crossed].filter((amount) => amount !== 0).map((amount) => ({ day: entry.day, amount }));
  });
}
