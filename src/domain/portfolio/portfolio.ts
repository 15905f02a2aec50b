import type { Actor } from '../actor.ts';
import { type Account, accountPolicy } from '../account/account.ts';
import type { DelegatedArea } from '../delegation/delegation.ts';
import type { Policy } from '../policy.ts';

/** A unit of management: a wrapper (ISA, SIPP, …) or a private-equity programme of an account. */
export interface Portfolio {
  readonly id: string;
  readonly accountId: string;
  readonly externalId: string;
  readonly name: string;
  readonly type: string;
  readonly currency: string;
  readonly inception: string | null;
  readonly objective: string | null;
  readonly riskLevel: number | null;
  readonly esgRating: number | null;
  readonly region: string | null;
  readonly benchmarkId: string | null;
  /** The model of its target allocation. */
  readonly modelId: string | null;
}

/** Maximum portfolios that may be created by hand in an account. */
export const maxPortfolios = 50;

interface PortfolioOfAccount {
  readonly account: Account;
  readonly portfolio: Portfolio;
}

/** Returns true if the client has given the delegate access to the portfolio, in one of these areas. */
function isLetIn(actor: Actor, { account, portfolio }: PortfolioOfAccount, areas: readonly DelegatedArea[]): boolean {
  if (actor.kind !== 'delegate' || actor.accountId !== account.id || portfolio.accountId !== account.id) return false;
  return actor.portfolioIds.includes(portfolio.id) && areas.includes(actor.area);
}

/** A portfolio is seen and changed by anyone who sees and changes its account, and seen by a delegate of all of it. */
export const portfolioPolicy: Policy<PortfolioOfAccount, 'read' | 'edit'> = {
  read: (actor: Actor, { account, portfolio }) =>
    (portfolio.accountId === account.id && accountPolicy.read(actor, account)) || isLetIn(actor, { account, portfolio }, ['everything']),
  edit: (actor: Actor, { account, portfolio }) => portfolio.accountId === account.id && accountPolicy.edit(actor, account),
};

/** For pages that reduce what they send to what a delegate of percentages may see: such a delegate too. */
export const reducedPortfolioPolicy: Policy<PortfolioOfAccount, 'read'> = {
  read: (actor, both) => portfolioPolicy.read(actor, both) || isLetIn(actor, both, ['percentages']),
};
