import type { ZodType } from 'zod';
import { AppError } from '#domain/errors.ts';

/**
 * Parses the query of an address. Empty form fields are ignored, and so are parameters that a page does not know.
 *
 * @throws AppError `query-not-understood`, naming the first part that has no sense, or that a strict schema does not know.
 */
export function parseQuery<Query>(schema: ZodType<Query>, address: URLSearchParams | Readonly<Record<string, unknown>>): Query {
  const entries: [string, unknown][] = address instanceof URLSearchParams ? [...address] : Object.entries(address);
  const given = entries
    .map(([part, value]) => [part, typeof value === 'string' ? value.trim() : value])
    .filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const part = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
  throw new AppError('query-not-understood', { part: String(part ?? '') });
}
