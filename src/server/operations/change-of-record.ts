import type { Conflict, Saved } from '#contracts/versioned.ts';
import type { AuditFacts } from '#domain/audit/audit-event.ts';
import { toAnswerKeys } from '#forms/answers.ts';
import type { Field } from '#forms/form.ts';
import { toAnswers } from '#forms/values.ts';
import { changesBetween } from './changes-between.ts';
import { findConflict } from './find-conflict.ts';

/** The values of a record, with the version that they are of. */
export interface VersionedValues<Values> {
  readonly version: number;
  readonly values: Values;
}

/** Returns the audit facts of a record: each field as one text, empty for nothing. */
export function collectFacts(fields: readonly Field[], values: object): Readonly<Record<string, string>> {
  return toAnswerKeys(fields, toAnswers({ ...values }));
}

/** Returns the audit facts of a new record: the fields that are filled in. */
export function createdFacts(fields: readonly Field[], values: object): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(collectFacts(fields, values)).filter(([, fact]) => fact !== ''));
}

/**
 * Compares a form with the stored record. Returns the changes before and after, for the trail; a conflict if another user has saved in the
 * meantime; or "saved" if nothing differs.
 */
export function changeOfRecord<Values extends object>(
  fields: readonly Field[],
  stored: VersionedValues<Values>,
  wanted: VersionedValues<Values>,
): { readonly before: AuditFacts; readonly after: AuditFacts } | Conflict<string> | Saved {
  const before = collectFacts(fields, stored.values);
  const after = collectFacts(fields, wanted.values);
  const conflict = findConflict({ version: stored.version, fields: before }, { version: wanted.version, fields: after });
  if (conflict && conflict.conflict.length > 0) return conflict;
  return changesBetween(before, after) ?? { done: 'saved', version: stored.version };
}
