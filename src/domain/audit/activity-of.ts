import type { AuditAction } from './audit-event.ts';

/** Kind of change to a record, for the activities that portal analytics reads. */
type Doing = 'created' | 'changed' | 'deleted';

/** To what kind of thing: the activity's section. */
type ActivitySection =
  | 'access-groups'
  | 'accounts'
  | 'api-clients'
  | 'cache'
  | 'content'
  | 'delegates'
  | 'document-requests'
  | 'documents'
  | 'client-groups'
  | 'forms'
  | 'imports'
  | 'invitations'
  | 'maintenance'
  | 'message-templates'
  | 'messages'
  | 'models'
  | 'organisations'
  | 'people'
  | 'portals'
  | 'portfolios'
  | 'prices'
  | 'projections'
  | 'reconciliations'
  | 'reports'
  | 'risk-profiles'
  | 'securities'
  | 'terms'
  | 'transactions';

interface AuditedActivity {
  readonly kind: Doing;
  readonly section: ActivitySection;
}

const created = (section: ActivitySection): AuditedActivity => ({ kind: 'created', section });
const changed = (section: ActivitySection): AuditedActivity => ({ kind: 'changed', section });
const deleted = (section: ActivitySection): AuditedActivity => ({ kind: 'deleted', section });

/**
 * As which activity a person's action is kept beside the trail. Null: an attempt, a look, something that the system alone does, or what its
 * operation keeps with the page it belongs to (sign-ins and their ends, views, downloads).
 */
export const activityOf: Readonly<Record<AuditAction, AuditedActivity | null>> = {
  'sign-in-begun': null,
  'sign-in-refused': null,
  'pin-resent': null,
  'pin-refused': null,
  'message-limit-near': null,
  'signed-in': null,
  'sign-in-cancelled': null,
  'signed-out': null,
  'sign-up-begun': null,
  'signed-up': created('people'),
  'account-linked': changed('accounts'),
  'account-opened': created('accounts'),
  'account-validated': changed('accounts'),
  'account-turned-down': changed('accounts'),
  'account-made': created('accounts'),
  'account-changed': changed('accounts'),
  'account-deleted': deleted('accounts'),
  'account-restored': changed('accounts'),
  'portfolio-made': created('portfolios'),
  'portfolio-changed': changed('portfolios'),
  'portfolio-deleted': deleted('portfolios'),
  'portfolio-restored': changed('portfolios'),
  'portal-created': created('portals'),
  'portal-changed': changed('portals'),
  'portal-owner-added': changed('portals'),
  'portal-owner-removed': changed('portals'),
  'subscription-set': changed('portals'),
  'terms-published': created('terms'),
  'terms-accepted': changed('accounts'),
  'form-asked': created('forms'),
  'form-withdrawn': deleted('forms'),
  'form-saved': changed('forms'),
  'form-submitted': changed('forms'),
  'form-read': null,
  'reset-requested': null,
  'session-ended': null,
  'password-set': changed('people'),
  'preference-changed': changed('people'),
  'profile-changed': changed('people'),
  'email-change-begun': null,
  'email-changed': changed('people'),
  'email-change-undone': changed('people'),
  'identity-linked': changed('people'),
  'identity-unlinked': changed('people'),
  'identity-allowed': changed('people'),
  'factor-begun': null,
  'factor-added': changed('people'),
  'factor-removed': changed('people'),
  'recovery-codes-made': changed('people'),
  'person-made': created('people'),
  'person-invited': created('invitations'),
  'person-disabled': changed('people'),
  'person-enabled': changed('people'),
  'two-factor-disabled': changed('people'),
  'two-factor-enabled': changed('people'),
  'role-changed': changed('people'),
  'person-changed': changed('people'),
  'organisation-made': created('organisations'),
  'organisation-changed': changed('organisations'),
  'organisation-deleted': deleted('organisations'),
  'organisation-restored': changed('organisations'),
  'access-group-made': created('access-groups'),
  'access-group-changed': changed('access-groups'),
  'access-group-deleted': deleted('access-groups'),
  'access-group-restored': changed('access-groups'),
  'access-group-team-changed': changed('access-groups'),
  'access-group-clients-changed': changed('access-groups'),
  'model-made': created('models'),
  'model-changed': changed('models'),
  'model-deleted': deleted('models'),
  'model-restored': changed('models'),
  'security-changed': changed('securities'),
  'security-deleted': deleted('securities'),
  'security-restored': changed('securities'),
  'security-merged': changed('securities'),
  'risk-profile-made': created('risk-profiles'),
  'risk-profile-changed': changed('risk-profiles'),
  'risk-profile-deleted': deleted('risk-profiles'),
  'risk-profile-restored': changed('risk-profiles'),
  'content-made': created('content'),
  'content-changed': changed('content'),
  'content-deleted': deleted('content'),
  'content-restored': changed('content'),
  'content-published': changed('content'),
  'content-unpublished': changed('content'),
  'content-moved': changed('content'),
  'media-uploaded': created('content'),
  'message-template-made': created('message-templates'),
  'message-template-changed': changed('message-templates'),
  'message-template-deleted': deleted('message-templates'),
  'message-template-restored': changed('message-templates'),
  'client-group-made': created('client-groups'),
  'client-group-changed': changed('client-groups'),
  'client-group-deleted': deleted('client-groups'),
  'client-group-restored': changed('client-groups'),
  'client-group-clients-changed': changed('client-groups'),
  'prices-confirmed': changed('prices'),
  'prices-doubted': changed('prices'),
  'prices-inspected': null,
  'prices-not-fetched': null,
  'report-published': created('reports'),
  'view-as-begun': null,
  'view-as-ended': null,
  viewed: null,
  downloaded: null,
  'holding-added': created('transactions'),
  'holding-changed': changed('transactions'),
  'holding-removed': deleted('transactions'),
  imported: created('imports'),
  'import-begun': created('imports'),
  'import-changed': changed('imports'),
  'import-undone': deleted('imports'),
  'import-deleted': deleted('imports'),
  'import-layout-saved': created('imports'),
  'import-layout-changed': changed('imports'),
  'import-layout-deleted': deleted('imports'),
  'import-warning-seen': changed('transactions'),
  'import-warning-unseen': changed('transactions'),
  'data-process-begun': created('imports'),
  'data-process-confirmed': changed('imports'),
  'data-process-discarded': deleted('imports'),
  'reconciliation-begun': created('reconciliations'),
  'reconciliation-compared': changed('reconciliations'),
  'reconciliation-deleted': deleted('reconciliations'),
  'reconciliation-break-accepted': changed('reconciliations'),
  'reconciliation-break-reopened': changed('reconciliations'),
  'transaction-recorded': created('transactions'),
  'transaction-voided': deleted('transactions'),
  'transaction-replaced': changed('transactions'),
  'transaction-restored': created('transactions'),
  'projection-made': created('projections'),
  'projection-changed': changed('projections'),
  'projection-deleted': deleted('projections'),
  'projection-restored': changed('projections'),
  'access-refused': null,
  'api-client-made': created('api-clients'),
  'api-client-revoked': deleted('api-clients'),
  'service-refused': null,
  'client-invited': created('invitations'),
  'client-invitation-revoked': deleted('invitations'),
  'adviser-invited': created('invitations'),
  'adviser-invitation-withdrawn': deleted('invitations'),
  'invitation-accepted': changed('invitations'),
  'delegate-invited': created('delegates'),
  'delegate-resent': changed('delegates'),
  'delegate-changed': changed('delegates'),
  'delegate-accepted': changed('delegates'),
  'delegate-removed': deleted('delegates'),
  'client-written-to': created('messages'),
  'thread-started': created('messages'),
  'thread-answered': created('messages'),
  'thread-noted': created('messages'),
  'thread-taken-back': changed('messages'),
  'thread-assigned': changed('messages'),
  'mailing-started': created('messages'),
  'mailing-stopped': changed('messages'),
  'address-confirmed': changed('people'),
  'address-doubted': changed('people'),
  'custom-token-made': null,
  'maintenance-begun': changed('maintenance'),
  'maintenance-ended': changed('maintenance'),
  'cache-deleted': deleted('cache'),
  'document-added': created('documents'),
  'document-replaced': changed('documents'),
  'document-changed': changed('documents'),
  'document-removed': deleted('documents'),
  'document-restored': changed('documents'),
  'document-marked': changed('documents'),
  'document-unmarked': changed('documents'),
  'delivery-started': created('documents'),
  'delivery-stopped': changed('documents'),
  'document-request-made': created('document-requests'),
  'document-request-withdrawn': deleted('document-requests'),
  'document-line-accepted': changed('document-requests'),
  'document-line-returned': changed('document-requests'),
};
