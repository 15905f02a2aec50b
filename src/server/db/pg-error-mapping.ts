import { AppError, type ErrorCode } from '#domain/errors.ts';

/** serialization_failure, deadlock_detected: PostgreSQL has ended one of two transactions so that the other could go on. */
const collisions: readonly string[] = ['40001', '40P01'];

/** The code of a transaction that has a number and told the audit trail nothing (audit-trail.ts). */
export const unauditedCode = 'PL005';

/** The errors of PostgreSQL, by SQLSTATE (migrations 0036 and 0050 have our own). */
const byCode: Readonly<Record<string, ErrorCode>> = {
  40001: 'server-busy',
  '40P01': 'server-busy',
  '55P03': 'server-busy', // lock_not_available
  57014: 'server-busy', // query_canceled
  '57P01': 'database-unavailable', // admin_shutdown
  '57P02': 'database-unavailable', // crash_shutdown
  '57P03': 'database-unavailable', // cannot_connect_now
  '57P05': 'database-unavailable', // idle_session_timeout
  53300: 'database-unavailable', // too_many_connections
  53100: 'storage-full', // disk_full
  53000: 'server-busy', // insufficient_resources
  53200: 'server-busy', // out_of_memory
  PL001: 'accounts-full',
  PL002: 'advisors-full',
  PL003: 'portals-full',
  PL004: 'projections-full',
  PL021: 'too-many-delegates',
  PL022: 'delegates-of-today',
  PL023: 'securities-of-today',
  PL011: 'account-email-taken',
  PL012: 'account-email-of-staff',
};

/** Connections that failed, whatever exactly happened to them. */
const connectionClass = '08';

/**
 * The error for the second of two concurrent writers, by the unique constraint that stopped it. An operation's own check gives a better error; this one
 * covers writers overtaken by another transaction.
 */
export const errorByConstraint: Readonly<Record<string, ErrorCode>> = {
  access_groups_name_unique: 'access-group-name-taken',
  account_members_one_client: 'changed-meanwhile',
  accounts_external: 'changed-meanwhile',
  adviser_invitations_open: 'changed-meanwhile',
  client_groups_import_name: 'changed-meanwhile',
  content_records_address: 'slug-taken',
  content_records_slug: 'slug-taken',
  published_content_address: 'slug-taken',
  published_content_slug: 'slug-taken',
  images_organisation_id_unique: 'changed-meanwhile',
  images_portal_id_unique: 'changed-meanwhile',
  instruments_symbol_unique: 'symbol-taken',
  images_user_id_unique: 'changed-meanwhile',
  import_layouts_name: 'changed-meanwhile',
  linked_identities_subject: 'identity-not-linked',
  message_templates_name_unique: 'template-name-taken',
  models_name_unique: 'model-name-taken',
  organisations_domain_unique: 'changed-meanwhile',
  organisations_name_unique: 'organisation-name-taken',
  passkeys_credential_id_unique: 'passkey-exists',
  portal_terms_version: 'terms-changed',
  portals_name_unique: 'portal-name-taken',
  risk_profiles_level_unique: 'risk-profile-level-taken',
  risk_profiles_name_unique: 'risk-profile-name-taken',
  submissions_one_open: 'form-over',
  transactions_live_source: 'changed-meanwhile',
  users_email: 'email-taken',
};

interface DatabaseError extends Error {
  readonly code?: unknown;
  readonly constraint?: unknown;
}

/** foreign_key_violation: what was meant has been deleted. */
const goneCode = '23503';

/**
 * Maps the failure of a transaction to an error of the catalogue; unforeseen failures stay unchanged. A request gets an error in its own terms for the
 * conflict, an import an error for its row.
 */
export function mapPgError(error: unknown, isRequest: boolean): unknown {
  if (error instanceof AppError) return error;
  const cause = causeOf(error);
  const known = knownCode(String(cause.code)) ?? (isRequest ? conflictIn(cause) : undefined);
  return known ? because(known, error) : error;
}

/** A connection was not to be had, or was lost under way. */
export function toUnavailableError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return because(error instanceof Error && error.message === allTaken ? 'server-busy' : 'database-unavailable', error);
}

/** The pool says so when all its connections are at work for others; of a server that does not answer it says that the connection timed out. */
const allTaken = 'timeout exceeded when trying to connect';

/** Tells whether the same transaction would most likely succeed when it is tried once more. */
export function isCollision(error: unknown): boolean {
  const { code } = causeOf(error instanceof AppError ? error.cause : error);
  return code === unauditedCode || collisions.includes(String(code));
}

function knownCode(code: string): ErrorCode | undefined {
  return code.startsWith(connectionClass) && code.length === 5 ? 'database-unavailable' : byCode[code];
}

function conflictIn({ code, constraint }: DatabaseError): ErrorCode | undefined {
  return code === goneCode ? 'changed-meanwhile' : errorByConstraint[String(constraint)];
}

/** Drizzle wraps what PostgreSQL said. */
function causeOf(error: unknown): DatabaseError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause : new Error(String(cause));
}

function because(code: ErrorCode, cause: unknown): AppError {
  return Object.assign(new AppError(code), { cause });
}
