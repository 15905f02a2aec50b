import type { Queries } from '../../db/queries.ts';

const kept = new WeakMap<Queries, Map<string, Promise<unknown>>>();

/** What several datasets of one page need is read once: the first who asks reads it, the others wait for the same answer. */
export function oncePerSnapshot<Value>(snapshot: Queries, key: string, read: () => Promise<Value>): Promise<Value> {
  const known = kept.get(snapshot) ?? new Map<string, Promise<unknown>>();
  kept.set(snapshot, known);
  const answer = (known.get(key) as Promise<Value> | undefined) ?? read();
  known.set(key, answer);
  return answer;
}
