import type { ZodType } from 'zod';
import { AppError } from '#domain/errors.ts';

/**
 * What an address asks of a page about who did what. Fields of a form that were left empty are as if they were not there.
 *
 * @throws AppError `query-not-understood`, naming the first part that is not one of ours or has no sense.
 */
export function auditQueryOf<Query>(schema: ZodType<Query>, address: URLSearchParams): Query {
  const given = [...address].map(([part, value]) => [part, value.trim()] as const).filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const part = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
  throw new AppError('query-not-understood', { part: String(part ?? '') });
}
