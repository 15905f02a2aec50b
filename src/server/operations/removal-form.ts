import * as z from 'zod';
import type { RemovalUse } from '#contracts/records.ts';
import { AppError } from '#domain/errors.ts';
import { formText } from './form-line.ts';

const longestReason = 500;

const RemovalForm = z.strictObject({ intent: z.literal('put-away'), reason: formText(longestReason).optional() });

/**
 * Returns the reason for a removal; null if none was given.
 *
 * @throws AppError `form-not-understood`
 */
export function reasonOf(fields: Record<string, unknown>): string | null {
  const { data: form } = RemovalForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  return form.reason || null;
}

/** The kinds of which there is any, each with where it stands. */
export function usesFrom(
  counted: Readonly<Partial<Record<RemovalUse['kind'], number>>>,
  places: Readonly<Partial<Record<RemovalUse['kind'], string>>>,
): RemovalUse[] {
  const kinds = Object.keys(counted) as RemovalUse['kind'][];
  return kinds.flatMap((kind) => {
    const count = counted[kind] ?? 0;
    return count === 0 ? [] : [{ kind, count, href: places[kind] ?? null }];
  });
}
