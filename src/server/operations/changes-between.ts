import type { AuditFacts } from '#domain/audit/audit-event.ts';

/** What the trail is told of a change: what is different, as it was and as it is; null when nothing is. */
export function changesBetween<Fields extends AuditFacts>(
  was: Fields,
  is: Fields,
): { readonly before: AuditFacts; readonly after: AuditFacts } | null {
  const changed = Object.keys(is).filter((name) => was[name] !== is[name]);
  if (changed.length === 0) return null;
  const only = (facts: Fields): AuditFacts => Object.fromEntries(changed.map((name) => [name, facts[name]]));
  return { before: only(was), after: only(is) };
}
