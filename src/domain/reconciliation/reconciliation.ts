import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** A list of a custodian waits for its columns to be explained, and is then compared once. */
export const reconciliationStates = ['draft', 'compared'] as const;
export type ReconciliationState = (typeof reconciliationStates)[number];

/** Outcomes of comparing both sides of a position. */
export const rowOutcomes = ['agrees', 'differs', 'only-custodian', 'only-ledger', 'not-recognised'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** Reasons why a row of a list could not be compared. */
export const unrecognisedReasons = [
  'portfolio',
  'several-portfolios',
  'security',
  'several-securities',
  'units',
  'currency',
  'no-units',
] as const;
export type UnrecognisedReason = (typeof unrecognisedReasons)[number];

/** A break is open until someone has accepted it, or a newer list of the same source has replaced it. */
export const breakStatuses = ['open', 'accepted', 'replaced'] as const;
export type BreakStatus = (typeof breakStatuses)[number];

export interface Reconciliation {
  readonly state: ReconciliationState;
}

/** Rows of one list; a larger one is split by its sender. */
export const maxStatedRows = 200_000;
/** Maximum drafts of one firm that wait for their columns. */
export const maxDrafts = 20;
/** In characters. */
export const longestNote = 500;

/** Custodians' lists are about clients of every adviser: they are a matter of administrators. */
export const reconciliationPolicy: Policy<Reconciliation, 'read' | 'compare' | 'accept' | 'delete'> = {
  read: isAdministrator,
  compare: (actor, one) => isAdministrator(actor) && one.state === 'draft',
  accept: (actor, one) => isAdministrator(actor) && one.state === 'compared',
  delete: (actor, one) => isAdministrator(actor) && one.state === 'draft',
};

export const reconciliationsPolicy: Policy<object, 'read' | 'create'> = { read: isAdministrator, create: isAdministrator };
