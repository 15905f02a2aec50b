import type { PoolClient, QueryResult } from 'pg';

type Query = (...args: readonly unknown[]) => Promise<QueryResult>;

/**
 * Sends the same query within one snapshot once, and answers all who ask it: parts of a page that know nothing of each other ask alike. Each of
 * them gets a list of its own of the same rows. For read-only snapshots.
 */
export function joinQueries(client: PoolClient): PoolClient {
  const answers = new Map<string, Promise<QueryResult>>();
  const ask: Query = (...args) => (client.query as Query)(...args);
  const query: Query = async (...args) => {
    const key = keyOf(args[0], args[1]);
    if (key === null) return ask(...args);
    const known = answers.get(key);
    const answer = known ?? ask(...args);
    if (known === undefined) answers.set(key, answer);
    const result = await answer;
    return { ...result, rows: [...result.rows] };
  };
  return new Proxy(client, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) });
}

const beginsReading = /^\s*(select|with)\b/i;

/** Returns null for what is no query, as a stream or a setting. */
function keyOf(question: unknown, values: unknown): string | null {
  const { text, rowMode } = (typeof question === 'string' ? { text: question } : question) as { text?: unknown; rowMode?: unknown };
  if (typeof text !== 'string' || !beginsReading.test(text)) return null;
  const own = values ?? (question as { readonly values?: unknown }).values ?? [];
  return JSON.stringify([text, rowMode ?? null, own], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
