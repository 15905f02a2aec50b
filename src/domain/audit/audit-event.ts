import type { Actor } from '../actor.ts';

/** Everything that the audit trail tells. */
export const auditActions = [
  'sign-in-begun',
  'sign-in-refused',
  'pin-resent',
  'pin-refused',
  'message-limit-near',
  'signed-in',
  'sign-in-cancelled',
  'signed-out',
  'sign-up-begun',
  'signed-up',
  'account-linked',
  'account-opened',
  'account-validated',
  'account-turned-down',
  'account-made',
  'account-changed',
  'account-deleted',
  'account-restored',
  'portfolio-made',
  'portfolio-changed',
  'portfolio-deleted',
  'portfolio-restored',
  'portal-created',
  'portal-changed',
  'portal-owner-added',
  'portal-owner-removed',
  'subscription-set',
  'terms-published',
  'terms-accepted',
  'form-asked',
  'form-withdrawn',
  'form-saved',
  'form-submitted',
  'form-read',
  'reset-requested',
  'session-ended',
  'password-set',
  'preference-changed',
  'profile-changed',
  'email-change-begun',
  'email-changed',
  'email-change-undone',
  'identity-linked',
  'identity-unlinked',
  'identity-allowed',
  'factor-begun',
  'factor-added',
  'factor-removed',
  'recovery-codes-made',
  'person-made',
  'person-invited',
  'person-disabled',
  'person-enabled',
  'two-factor-disabled',
  'two-factor-enabled',
  'role-changed',
  'person-changed',
  'organisation-made',
  'organisation-changed',
  'organisation-deleted',
  'organisation-restored',
  'access-group-made',
  'access-group-changed',
  'access-group-deleted',
  'access-group-restored',
  'access-group-team-changed',
  'access-group-clients-changed',
  'model-made',
  'model-changed',
  'model-deleted',
  'model-restored',
  'security-changed',
  'security-deleted',
  'security-restored',
  'security-merged',
  'risk-profile-made',
  'risk-profile-changed',
  'risk-profile-deleted',
  'risk-profile-restored',
  'message-template-made',
  'message-template-changed',
  'message-template-deleted',
  'message-template-restored',
  'content-made',
  'content-changed',
  'content-deleted',
  'content-restored',
  'content-published',
  'content-unpublished',
  'content-moved',
  'media-uploaded',
  'client-group-made',
  'client-group-changed',
  'client-group-deleted',
  'client-group-restored',
  'client-group-clients-changed',
  'prices-confirmed',
  'prices-doubted',
  'prices-inspected',
  'prices-not-fetched',
  'report-published',
  'view-as-begun',
  'view-as-ended',
  'viewed',
  'downloaded',
  'imported',
  'holding-added',
  'holding-changed',
  'holding-removed',
  'import-begun',
  'import-changed',
  'import-undone',
  'import-deleted',
  'import-layout-saved',
  'import-layout-changed',
  'import-layout-deleted',
  'import-warning-seen',
  'import-warning-unseen',
  'data-process-begun',
  'data-process-confirmed',
  'data-process-discarded',
  'reconciliation-begun',
  'reconciliation-compared',
  'reconciliation-deleted',
  'reconciliation-break-accepted',
  'reconciliation-break-reopened',
  'transaction-recorded',
  'transaction-voided',
  'transaction-replaced',
  'transaction-restored',
  'projection-made',
  'projection-changed',
  'projection-deleted',
  'projection-restored',
  'access-refused',
  'api-client-made',
  'api-client-revoked',
  'service-refused',
  'client-invited',
  'client-invitation-revoked',
  'adviser-invited',
  'adviser-invitation-withdrawn',
  'invitation-accepted',
  'delegate-invited',
  'delegate-resent',
  'delegate-changed',
  'delegate-accepted',
  'delegate-removed',
  'client-written-to',
  'thread-started',
  'thread-answered',
  'thread-noted',
  'thread-taken-back',
  'thread-assigned',
  'mailing-started',
  'mailing-stopped',
  'address-confirmed',
  'address-doubted',
  'custom-token-made',
  'maintenance-begun',
  'maintenance-ended',
  'cache-deleted',
  'document-added',
  'document-replaced',
  'document-changed',
  'document-removed',
  'document-restored',
  'document-marked',
  'document-unmarked',
  'delivery-started',
  'delivery-stopped',
  'document-request-made',
  'document-request-withdrawn',
  'document-line-accepted',
  'document-line-returned',
] as const;
export type AuditAction = (typeof auditActions)[number];

/**
 * Actions that create a record from a form or call that may arrive more than once. A transaction that records one must have claimed
 * that form's idempotency key (`operations/idempotency/once.ts`), or it is rolled back.
 */
export const creatingActions = [
  'sign-up-begun',
  'signed-up',
  'portal-created',
  'account-made',
  'portfolio-made',
  'terms-published',
  'person-made',
  'organisation-made',
  'access-group-made',
  'model-made',
  'risk-profile-made',
  'message-template-made',
  'content-made',
  'client-group-made',
  'holding-added',
  'import-begun',
  'transaction-recorded',
  'transaction-replaced',
  'projection-made',
  'api-client-made',
  'client-invited',
  'adviser-invited',
  'invitation-accepted',
  'delegate-invited',
  'client-written-to',
  'thread-started',
  'thread-answered',
  'thread-noted',
  'mailing-started',
  'delivery-started',
  'custom-token-made',
  'document-added',
  'document-request-made',
] as const satisfies readonly AuditAction[];
export type CreatingAction = (typeof creatingActions)[number];

export const auditOutcomes = ['done', 'refused'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

/** One row of the trail, as an operation tells it: when, by whom and from where is added to it. No secrets in it. */
export interface AuditEvent {
  readonly action: AuditAction;
  /** Done, unless said otherwise. */
  readonly outcome?: AuditOutcome;
  /** The actor, where the system writes on a person's behalf. */
  readonly by?: Actor;
  readonly portalId?: string | null;
  readonly accountId?: string | null;
  readonly target?: { readonly kind: AuditTarget; readonly id: string };
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
}

/** Target of an event: `id` is that kind's own, of a file its name, of a page its address. */
export type AuditTarget =
  | 'person'
  | 'organisation'
  | 'access-group'
  | 'model'
  | 'risk-profile'
  | 'message-template'
  | 'content'
  | 'client-group'
  | 'portal'
  | 'account'
  | 'portfolio'
  | 'projection'
  | 'transaction'
  | 'document'
  | 'document-request'
  | 'delivery'
  | 'security'
  | 'file'
  | 'import'
  | 'import-layout'
  | 'reconciliation'
  | 'page'
  | 'thread'
  | 'mailing'
  | 'service';

/** State before or after an event, as JSON. */
export type AuditFacts = Readonly<Record<string, unknown>>;
