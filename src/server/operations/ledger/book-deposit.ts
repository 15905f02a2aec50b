import type { Entry } from '#contracts/ledger/entry.ts';
import { decimal, zero } from '#finance/decimal.ts';
import type { Queries } from '../../db/queries.ts';
import type { Portfolio } from '../../db/queries/clients/portfolios.ts';
import { blankEntry } from './blank-entry.ts';

/** Returns a contribution on the day of a purchase, of the amount that it would bring its cash below zero; null where it would not. */
export async function depositFor(tx: Queries, portfolio: Portfolio, { day, currency, rate, amount }: Entry): Promise<Entry | null> {
  const own = { accountId: portfolio.accountId, portfolioId: portfolio.id };
  const before = decimal(await tx.cashList.balanceOn(own, { currency, day, without: null }));
  const after = before.plus(decimal(amount ?? '0'));
  if (after.cmp(zero) >= 0) return null;
  return { ...blankEntry, type: 'Contribution', day, currency, rate, amount: zero.minus(after).toString() };
}
