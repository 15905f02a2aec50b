import type { VariantId } from '#contracts/ids.ts';
import type { Config } from '../config.ts';
import { addressOf } from '../start/welcome.ts';

/**
 * Where a firm's links lead to: the first of its configured hosts, by https; without one this machine. Never what a request says of itself,
 * or whoever asks for somebody's password link would decide where it leads.
 */
export function canonicalOrigin({ hosts, port }: Pick<Config, 'hosts' | 'port'>, id: VariantId): string {
  const own = Object.entries(hosts).find(([, variant]) => variant === id);
  return own ? `https://${own[0]}` : addressOf(id, port);
}
