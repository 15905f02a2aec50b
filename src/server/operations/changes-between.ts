import type { AuditFacts } from '#domain/audit/audit-event.ts';

/** Returns the fields that differ, before and after, for the audit trail; null if none does. */
export function changesBetween<Fields extends AuditFacts>(
  was: Fields,
  is: Fields,
): { readonly before: AuditFacts; readonly after: AuditFacts } | null {
  const changed = Object.keys(is).filter((name) => was[name] !== is[name]);
  if (changed.length === 0) return null;
  const only = (facts: Fields): AuditFacts => Object.fromEntries(changed.map((name) => [name, facts[name]]));
  return { before: only(was), after: only(is) };
}
