import type { VariantId } from '#contracts/ids.ts';
import type { Config } from '../config.ts';
import { acceptsLocalNames } from './host.ts';

/**
 * Returns the origin of a firm's links: its first configured host, by https, or this machine without one. It never uses the request's own host. Otherwise,
 * the sender of a request could choose the target of another person's password link.
 */
export function canonicalOrigin({ hosts, port }: Pick<Config, 'hosts' | 'port'>, id: VariantId): string {
  return ownOrigins(hosts, id)[0] ?? localOrigin(id, port);
}

/** Every address at which a firm answers, the canonical one first; none where `HOSTS` names other firms alone. */
export function listOrigins(config: Pick<Config, 'hosts' | 'port' | 'mode' | 'demo'>, id: VariantId): string[] {
  const own = ownOrigins(config.hosts, id);
  return acceptsLocalNames(config) ? [...own, localOrigin(id, config.port)] : own;
}

function ownOrigins(hosts: Config['hosts'], id: VariantId): string[] {
  return Object.keys(hosts)
    .filter((host) => hosts[host] === id)
    .map((host) => `https://${host}`);
}

function localOrigin(id: VariantId, port: number): string {
  return id === 'default' ? `http://localhost:${port}` : `http://${id}.localhost:${port}`;
}
