import type { MarkedPortfolio, StoredReach } from '../../db/queries/figures/ledger-marks.ts';

/** The part of an account that has to be computed. Days are day numbers. */
export interface AccountPlan {
  readonly accountId: string;
  readonly currency: string;
  /** All that have a ledger. */
  readonly portfolios: readonly MarkedPortfolio[];
  /** Something of it was computed before. */
  readonly isStored: boolean;
  /** The only portfolio, in the account's currency: its series is the account's. */
  readonly isOnePortfolio: boolean;
  /** The point from which stored figures are continued; null if everything is computed, as the first time. */
  readonly continued: Continued | null;
}

/** From `fromDay` on what is stored of the account and its portfolios is no longer right; before it everything is. */
export interface Continued {
  readonly fromDay: number;
  /** The first day of the account's series, which is before `fromDay`. */
  readonly firstDay: number;
}

/** Plans how to update the figures of an account, of which these are all portfolios, to the present ledger. */
export function accountPlan([first, ...others]: readonly [MarkedPortfolio, ...MarkedPortfolio[]]): AccountPlan {
  const portfolios = [first, ...others];
  const { accountId, accountCurrency: currency, accountStored } = first;
  const isOnePortfolio = others.length === 0 && first.currency === currency;
  const isStoredSo = ({ stored, portfolioId }: MarkedPortfolio) =>
    stored === null || stored.storedAs === (isOnePortfolio ? accountId : portfolioId);
  const continued = accountStored && portfolios.every(isStoredSo) ? continuedFrom(accountStored, portfolios) : null;
  const isStored = accountStored !== null || portfolios.some(({ stored }) => stored !== null);
  return { accountId, currency, portfolios, isStored, isOnePortfolio, continued };
}

/** Not when the account's first transaction may be another one now. */
function continuedFrom({ firstDay, lastDay }: StoredReach, portfolios: readonly MarkedPortfolio[]): Continued | null {
  const changed = portfolios.map(({ firstChangedDay }) => firstChangedDay);
  const reached = portfolios.map(({ stored }) => stored?.lastDay ?? Infinity);
  const fromDay = Math.min(...changed, ...reached.map((day) => day + 1), lastDay + 1);
  return firstDay !== null && firstDay + 1 < fromDay ? { fromDay, firstDay } : null;
}

/** The same account, everything computed again. */
export function wholePlan(plan: AccountPlan): AccountPlan {
  return { ...plan, continued: null };
}

/**
 * Returns true if the portfolio continues from its stored state. One that begins in the continued days (or was empty until then) has its
 * whole ledger in them.
 */
export function goesOn({ stored }: MarkedPortfolio, { fromDay }: Continued): boolean {
  return stored !== null && stored.firstDay !== null && stored.firstDay + 1 < fromDay;
}

/** Returns the first day on which the account is computed; -Infinity for all of it. */
export function fromDayOf({ continued }: AccountPlan): number {
  return continued?.fromDay ?? -Infinity;
}
