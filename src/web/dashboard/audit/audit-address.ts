import type { AuditQuery } from '#contracts/admin/audit-query.ts';

/** An address of the audit trail with a page's filters; `before` leads to another page of it. */
export function auditAddress(path: string, { before: _elsewhere, ...filters }: AuditQuery, before: number | null = null): string {
  const search = new URLSearchParams();
  for (const [part, value] of Object.entries(filters)) if (value !== undefined) search.set(part, value);
  if (before !== null) search.set('before', String(before));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
