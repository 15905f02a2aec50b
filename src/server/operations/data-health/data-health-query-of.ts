import { DataHealthQuery } from '#contracts/data-health-query.ts';
import { AppError } from '#domain/errors.ts';

/**
 * What an address asks of data health.
 *
 * @throws AppError `query-not-understood`, naming the first part that is not one of ours or has no sense.
 */
export function dataHealthQueryOf(values: Readonly<Record<string, unknown>>): DataHealthQuery {
  const parsed = DataHealthQuery.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const part = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
  throw new AppError('query-not-understood', { part: String(part ?? '') });
}
