import type { AudienceQuery, Reach } from '#contracts/audience.ts';
import { audienceLimits, type LeftOutReason } from '#domain/audience.ts';
import { AppError } from '#domain/errors.ts';
import type { Recipient } from '../../db/queries/audience.ts';
import type { Queries } from '../../db/queries.ts';

/**
 * The clients of the actor's who are meant, by name: one more than `most` where there are more. Whoever names an account that is not theirs is told
 * that there is none.
 *
 * @throws AppError `nobody-chosen`, `account-not-found`
 */
export async function recipientsIn(
  { audience }: Pick<Queries, 'audience'>,
  portalId: string,
  { wanted: { to, groups, clients }, most }: { readonly wanted: AudienceQuery; readonly most: number },
): Promise<readonly Recipient[]> {
  const ids = [...new Set(to === 'groups' ? groups : to === 'chosen' ? clients : [])];
  if (to !== 'all' && ids.length === 0) throw new AppError('nobody-chosen');
  const found = await audience.recipients({ portalId, audience: to, ids, limit: most + 1 });
  if (to === 'chosen' && found.length < ids.length) throw new AppError('account-not-found');
  return found;
}

/** Returns the number of recipients reached, and the first of those left out. */
export function reachOf(recipients: readonly Recipient[], most: number): Reach {
  const leftOut = recipients.flatMap(({ name, reason }): { name: string; reason: LeftOutReason }[] => (reason ? [{ name, reason }] : []));
  return {
    count: recipients.length - leftOut.length,
    isTooMany: recipients.length > most,
    leftOutCount: leftOut.length,
    leftOut: leftOut.slice(0, audienceLimits.named),
  };
}
