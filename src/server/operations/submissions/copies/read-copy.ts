import type { SubmissionCopy } from '#contracts/submission-copy.ts';
import { localMoment } from '../../../local-moment.ts';
import type { RequestContext } from '../../../request-context.ts';

/** Returns how it stands with the copy of a submission in the library, for those of the firm who see its account; null where none was asked for. */
export async function readCopy(
  { db, variant }: Pick<RequestContext, 'db' | 'variant'>,
  submission: string,
): Promise<SubmissionCopy | null> {
  const found = await db.read(({ submissionCopies }) => submissionCopies.find(submission));
  if (!found) return null;
  const { account, document, isBehind, retriedAt, reason } = found;
  return {
    portal: account.portalId,
    account: account.id,
    document,
    isBehind,
    retriedAt: retriedAt && localMoment(retriedAt, variant.timeZone),
    reason,
  };
}
