import { type VariantId, variantIds } from '#contracts/ids.ts';

/**
 * The variant that a host name belongs to, or null for an unknown one: an unknown host is refused, not defaulted.
 * Configured hosts come first; `localhost` and `{variant}.localhost` always work.
 */
export function variantOfHost(host: string, configured: Readonly<Record<string, string>>): VariantId | null {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const wanted = configured[name] ?? localVariant(name);
  return variantIds.find((id) => id === wanted) ?? null;
}

function localVariant(name: string): string | undefined {
  if (name === 'localhost' || name === '127.0.0.1' || name === '[::1]') return 'default';
  return name.endsWith('.localhost') ? name.slice(0, -'.localhost'.length) : undefined;
}
