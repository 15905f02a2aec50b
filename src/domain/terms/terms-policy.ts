import type { Actor } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** The terms of a portal as someone stands before them. */
interface TermsForVisitor {
  /** True if the terms are in force, and the actor is a client who has not accepted them. */
  readonly isOwed: boolean;
}

/** Everyone may read them, those who may sign up above all; clients accept them, and administrators write them. */
export const termsPolicy: Policy<TermsForVisitor, 'read' | 'accept' | 'publish'> = {
  read: () => true,
  accept: ({ kind }: Actor, { isOwed }) => kind === 'investor' && isOwed,
  publish: ({ kind }: Actor) => kind === 'admin',
};
