import type { VariantId } from '#contracts/ids.ts';

/** Each variant has a database of its own on the server. */
export function databaseName(id: VariantId): string {
  return `portal_${id.replaceAll('-', '_')}`;
}
