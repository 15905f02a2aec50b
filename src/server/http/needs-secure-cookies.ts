import type { Config } from '../config.ts';

/** Tells whether no one's real data is here: then there is an outbox page, and plain http will do. */
export function isForTrying({ mode, demo }: Pick<Config, 'mode' | 'demo'>): boolean {
  return demo || mode !== 'production';
}

/** A firm's cookies never travel unencrypted, also when a proxy in front was forgotten in the settings. */
export function needsSecureCookies(config: Pick<Config, 'mode' | 'demo'>, protocol: string): boolean {
  return protocol === 'https' || !isForTrying(config);
}
