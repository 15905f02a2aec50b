import { type VariantId, variantIds } from '#contracts/ids.ts';
import type { Config } from '../config.ts';
import { isForTrying } from './needs-secure-cookies.ts';

/**
 * The variant that a host name belongs to, or null for an unknown one: an unknown host is refused, not defaulted.
 * Configured hosts come first. `localhost` and `{variant}.localhost` work where no hosts are configured or nobody's real data is: elsewhere
 * they would lead to firms that are not published.
 */
export function variantOfHost(host: string, config: Pick<Config, 'hosts' | 'mode' | 'demo'>): VariantId | null {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const { hosts } = config;
  const hasLocalNames = isForTrying(config) || Object.keys(hosts).length === 0;
  const wanted = hosts[name] ?? (hasLocalNames ? localVariant(name) : undefined);
  return variantIds.find((id) => id === wanted) ?? null;
}

function localVariant(name: string): string | undefined {
  if (name === 'localhost' || name === '127.0.0.1' || name === '[::1]') return 'default';
  return name.endsWith('.localhost') ? name.slice(0, -'.localhost'.length) : undefined;
}
