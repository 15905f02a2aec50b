import type { RequestLine } from '#contracts/document-requests.ts';
import { AppError } from '#domain/errors.ts';
import type { FoundRequest } from '../../../db/queries/library/document-requests.ts';
import type { Transaction } from '../../../db/queries.ts';
import type { RequestContext } from '../../../request-context.ts';
import { findRequest } from './find-request.ts';

interface SentLine {
  readonly line: RequestLine;
  readonly accountId: string;
  readonly document: string;
}

/**
 * Puts a document that has just arrived to a line of a request of its account.
 *
 * @throws AccessRefused, AppError `document-request-not-found`, for one of another account and a withdrawn one too; AppError `document-changed` where the
 * line was accepted meanwhile
 */
export async function sendLine(
  tx: Transaction,
  context: Pick<RequestContext, 'actor'> & { readonly portal: { readonly id: string } | null },
  { line: { request: id, line }, accountId, document }: SentLine,
): Promise<FoundRequest> {
  const { request } = await findRequest(tx, context, { id, action: 'answer' });
  if (request.accountId !== accountId || request.isWithdrawn || request.lines.every(({ number }) => number !== line))
    throw new AppError('document-request-not-found');
  const by = 'userId' in context.actor ? context.actor.userId : '';
  if (!(await tx.documentRequests.send(request, line, { document, by }))) throw new AppError('document-changed');
  return request;
}
