/** What did not come, while the page before it stays. */
export interface Unreached {
  /** Where to try again; null for something that was sent, which is not sent twice. */
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
