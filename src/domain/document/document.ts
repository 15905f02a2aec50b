import { isOfTheFirm, isOnBehalf } from '../actor.ts';
import { type Account, accountPolicy, manages } from '../account/account.ts';
import type { Policy } from '../policy.ts';

/** A document as its policy asks for it. */
export interface Document {
  readonly account: Account;
  /** Null for someone who is gone, and for what the system brought. */
  readonly createdBy: string | null;
  readonly isRemoved: boolean;
}

/**
 * Anyone who sees the account sees its documents, removed ones only if they may manage them. Clients manage the documents that they
 * uploaded themselves; anyone who manages the account manages all.
 */
export const documentPolicy: Policy<Document, 'read' | 'keep' | 'seeOpenings'> = {
  read: (actor, document) => accountPolicy.read(actor, document.account) && (!document.isRemoved || keeps(actor, document)),
  keep: keeps,
  seeOpenings: (actor, { account }) => isOfTheFirm(actor) && manages(actor, account),
};

function keeps(actor: Parameters<typeof manages>[0], { account, createdBy }: Document): boolean {
  if (actor.kind === 'investor') return accountPolicy.read(actor, account) && createdBy === actor.userId;
  return !isOnBehalf(actor) && manages(actor, account);
}

/** The policy of an account's documents. Its managers and its client add documents; only the firm publishes reports to the client. */
export const accountDocumentsPolicy: Policy<Account, 'read' | 'add' | 'publish'> = {
  read: (actor, account) => accountPolicy.read(actor, account),
  add: (actor, account) => accountPolicy.read(actor, account),
  publish: (actor, account) => !isOnBehalf(actor) && manages(actor, account),
};
