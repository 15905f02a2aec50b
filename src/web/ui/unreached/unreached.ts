/** A request that failed, while the earlier page stays. */
export interface Unreached {
  /** The address to try again; null for a sent form, which the browser does not send twice. */
  readonly address: string | null;
  /** No connection, no answer, or one that says that something went wrong. */
  readonly fault: 'offline' | 'silent' | 'failed';
  readonly requestId: string | null;
}

let unreached: Unreached | null = null;
const listeners = new Set<() => void>();

export function setUnreached(said: Unreached | null): void {
  unreached = said;
  for (const listener of listeners) listener();
}

export const currentUnreached = (): Unreached | null => unreached;

export function onUnreached(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
