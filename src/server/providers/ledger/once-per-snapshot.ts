import type { Queries } from '../../db/queries.ts';

/** Reads once what several datasets of one page need: the first who asks about something reads it, the others wait for the same answer. */
export function oncePerSnapshot<About extends object, Value>(
  read: (snapshot: Queries, about: About) => Promise<Value>,
): (snapshot: Queries, about: About) => Promise<Value> {
  const kept = new WeakMap<Queries, WeakMap<About, Promise<Value>>>();
  return (snapshot, about) => {
    const known = kept.get(snapshot) ?? new WeakMap<About, Promise<Value>>();
    kept.set(snapshot, known);
    const answer = known.get(about) ?? read(snapshot, about);
    known.set(about, answer);
    return answer;
  };
}
