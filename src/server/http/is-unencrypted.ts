import type { Config } from '../config.ts';
import { isLoopback } from '../is-loopback.ts';
import { hostName } from './host.ts';
import { isForTrying } from './needs-secure-cookies.ts';

interface Asked {
  readonly protocol: string;
  readonly host: string;
  readonly ip: string;
}

/** Tells whether a request for real data has travelled in the open; one of this machine to its own name has not travelled. */
export function isUnencrypted({ protocol, host, ip }: Asked, config: Pick<Config, 'mode' | 'demo'>): boolean {
  const name = hostName(host) ?? '';
  const isHere = isLoopback(ip) && (isLoopback(name) || name.endsWith('.localhost'));
  return protocol !== 'https' && !isHere && !isForTrying(config);
}
