import type { Actor } from '../actor.ts';
import { type Account, accountPolicy } from '../account/account.ts';
import type { Policy } from '../policy.ts';

/** What is managed as one: a wrapper (ISA, SIPP, …) or a private-equity programme of an account. */
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
  readonly benchmarkId: string | null;
  /** How it is meant to be spread. */
  readonly modelId: string | null;
}

/** A portfolio is seen and changed by anyone who sees and changes its account. */
export const portfolioPolicy: Policy<{ readonly account: Account; readonly portfolio: Portfolio }, 'read' | 'edit'> = {
  read: (actor: Actor, { account, portfolio }) => portfolio.accountId === account.id && accountPolicy.read(actor, account),
  edit: (actor: Actor, { account, portfolio }) => portfolio.accountId === account.id && accountPolicy.edit(actor, account),
};
