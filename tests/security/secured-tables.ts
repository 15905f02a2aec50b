/** No one's in particular, so everyone may read them. Whatever else is in the database stands under row-level security. */
export const shared = [
  'benchmark_components',
  'benchmark_series',
  'benchmarks',
  'dividends',
  'exchange_rates',
  'fund_weights',
  'instruments',
  'market_state',
  'model_targets',
  'models',
  'portal_maximum',
  'portals',
  'prices',
  'risk_profiles',
];

/** The tables that only the system's own jobs may read. */
export const systemOnly = [
  'auth_counters',
  'confirmed_addresses',
  'credentials',
  'import_runs',
  'known_devices',
  'linked_identities',
  'one_time_tokens',
  'outgoing_messages',
  'passkeys',
  'portal_logins',
  'recovery_codes',
  'remembered_accounts',
  'remembered_securities',
  'sessions',
  'signin_attempts',
  'totp',
];

/** Only added to, by a function of its own: audit-trail.db.test.ts. */
export const trail = ['audit_events', 'audit_head'];

/** The tables that only administrators may read. */
export const administratorsOnly = [
  'content_records',
  'content_versions',
  'data_files',
  'data_runs',
  'media_files',
  'reconciliation_pieces',
  'reconciliation_rows',
  'reconciliations',
  'removed_records',
  'subscriptions',
];

/** Read by everyone, written by administrators, and never changed. */
export const published = ['portal_terms'];

/** Read by everyone, kept by administrators: maintenance.db.test.ts; where published entries stood before: content.db.test.ts. */
export const keptByAdministrators = ['former_slugs', 'maintenance'];

/** Rows of accounts that more than their account decides on: each is asked about in a test of its own, the views in analytics.db.test.ts. */
export const notOfAccountAlone =
  "('activities', 'audit_events', 'access_group_clients', 'notifications', 'delivery_lines', 'process_submissions', 'library_copies', 'portal_activities', 'portal_clients')";

/**
 * The tables about people, and about systems that administrators admit. Each has its test in row-security.db.test.ts, except these. Imports are in
 * imports-row-security.db.test.ts, access groups in access-groups-row-security.db.test.ts, groups of clients in client-groups.db.test.ts. Templates of
 * messages are in message-templates.db.test.ts, content in content.db.test.ts.
 */
export const ofPeople = [
  'access_group_clients',
  'access_group_team',
  'access_groups',
  'activities',
  'adviser_invitations',
  'api_clients',
  'bulk_rows',
  'client_groups',
  'deliveries',
  'delivery_lines',
  'idempotency_keys',
  'images',
  'import_blocks',
  'import_files',
  'import_layouts',
  'import_pieces',
  'import_rows',
  'import_securities',
  'import_transactions',
  'imports',
  'last_sign_ins',
  'mailings',
  'message_drafts',
  'message_templates',
  'notification_preferences',
  'notifications',
  'organisations',
  'portal_members',
  'private_details',
  'process_submissions',
  'published_content',
  'saved_views',
  'library_copies',
  'submissions',
  'user_security',
  'users',
];
