import type { PublishedEntry } from '../../../db/queries/content/site-content.ts';
import type { Transaction } from '../../../db/queries.ts';
import type { RequestContext } from '../../../request-context.ts';

interface Sent {
  readonly entry: PublishedEntry;
  /** The submission. */
  readonly id: string;
  /** The id of the account that it is for, if it is for one. */
  readonly account: unknown;
}

/**
 * Asks that the library of the account gets a copy of a submission as it is now, where the form says so when it is sent. A copy that was asked for before
 * follows the submission, whatever the form says by then.
 */
export async function requestCopy(
  tx: Transaction,
  { requestCopies }: Pick<RequestContext, 'requestCopies'>,
  { entry, id, account }: Sent,
): Promise<void> {
  if (typeof account !== 'string') return;
  const isAsked = entry.values.uploadToLibrary === true;
  if (isAsked) await tx.libraryCopies.ask(id, account);
  if (isAsked || (await tx.libraryCopies.askAgain(id))) await requestCopies(tx);
}
