import { type Actor, isAdministrator, isOfTheFirm, isOnBehalf } from '../actor.ts';
import { type Account, accountPolicy } from '../account/account.ts';
import type { Policy } from '../policy.ts';

interface OfPerson {
  readonly userId: string;
}

/** Access to a user's own answers in a form of the firm. Only clients fill in forms; former clients have nothing to fill in. */
export const submissionPolicy: Policy<OfPerson, 'read' | 'fillIn'> = {
  read: isOwn,
  fillIn: isOwn,
};

/** Administrators ask clients to fill in the form, and read what they handed in. */
export const adminSubmissionPolicy: Policy<object, 'read' | 'ask'> = {
  read: isAdministrator,
  ask: isAdministrator,
};

/** Advisers of an account may read the forms that its client submitted. */
export const clientSubmissionPolicy: Policy<Account, 'read'> = {
  read: accountPolicy.edit,
};

/** Everyone with a place in a portal opens and fills in its forms, for themselves alone. */
export const processPolicy: Policy<object, 'read' | 'fillIn'> = {
  read: isOneself,
  fillIn: isOneself,
};

/** The firm's people read what their clients sent. The database says who these are. */
export const clientAnswersPolicy: Policy<object, 'read'> = {
  read: isOfTheFirm,
};

function isOneself(actor: Actor): boolean {
  return 'userId' in actor && !isOnBehalf(actor);
}

function isOwn(actor: Actor, { userId }: OfPerson): boolean {
  return actor.kind === 'investor' && actor.userId === userId;
}
