import type { LibraryCopy } from '#contracts/library-copy.ts';
import type { FoundCopy } from '../../../db/queries/library/library-copies.ts';
import { localMoment } from '../../../local-moment.ts';
import type { RequestContext } from '../../../request-context.ts';

/** Returns how it stands with the copy of a submission in the library, for those of the firm who see its account; null where none was asked for. */
export async function readCopy({ db, variant }: Pick<RequestContext, 'db' | 'variant'>, submission: string): Promise<LibraryCopy | null> {
  const found = await db.read(({ libraryCopies }) => libraryCopies.find(submission));
  return found && toLibraryCopy(found, variant);
}

/** Returns the state of a copy with its moments on the clock of the variant. */
export function toLibraryCopy(found: FoundCopy, { timeZone }: Pick<RequestContext['variant'], 'timeZone'>): LibraryCopy {
  const { account, document, isBehind, retriedAt, reason } = found;
  return {
    portal: account.portalId,
    account: account.id,
    document,
    isBehind,
    retriedAt: retriedAt && localMoment(retriedAt, timeZone),
    reason,
  };
}
