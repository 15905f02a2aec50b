import { type VariantId, variantIds } from '#contracts/ids.ts';
import type { Config } from '../config.ts';
import { isForTrying } from './needs-secure-cookies.ts';

/**
 * The variant that a host name belongs to, or null for an unknown one: an unknown host is refused, not defaulted.
 * Configured hosts come first. `localhost` and `{variant}.localhost` work where no hosts are configured or no one's real data is: elsewhere
 * they would lead to firms that are not published.
 */
export function variantOfHost(host: string | undefined, config: Pick<Config, 'hosts' | 'mode' | 'demo'>): VariantId | null {
  const name = hostName(host);
  if (name === null) return null;
  const wanted = config.hosts[name] ?? (acceptsLocalNames(config) ? localVariant(name) : undefined);
  return variantIds.find((id) => id === wanted) ?? null;
}

/** Tells whether `localhost` and its like are answered. */
export function acceptsLocalNames(config: Pick<Config, 'hosts' | 'mode' | 'demo'>): boolean {
  return isForTrying(config) || Object.keys(config.hosts).length === 0;
}

const writtenHost = /^([a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[a-f\d:.]+\])(?::([1-9]\d{0,4}))?$/;

/** The name in a `Host` header, without its port and in small letters; null for what is none: no address could be made of it. */
export function hostName(host: string | undefined): string | null {
  const [, name, port = '1'] = writtenHost.exec(host?.toLowerCase() ?? '') ?? [];
  return name !== undefined && Number(port) <= 65_535 ? name : null;
}

function localVariant(name: string): string | undefined {
  if (name === 'localhost' || name === '127.0.0.1' || name === '[::1]') return 'default';
  return name.endsWith('.localhost') ? name.slice(0, -'.localhost'.length) : undefined;
}
