import type { Account } from '#domain/account/account.ts';
import { documentRequestPolicy } from '#domain/document/document-request.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { Queries } from '../../../db/queries.ts';
import type { FoundRequest } from '../../../db/queries/library/document-requests.ts';
import type { RequestContext } from '../../../request-context.ts';

/**
 * A request of the current portal, with its account.
 *
 * @throws AccessRefused `document-request-not-found`, `forbidden`
 */
export async function findRequest(
  queries: Pick<Queries, 'accounts' | 'documentRequests'>,
  { actor, portal }: Pick<RequestContext, 'actor'> & { readonly portal: { readonly id: string } | null },
  { id, action }: { readonly id: string; readonly action: keyof typeof documentRequestPolicy },
): Promise<{ readonly request: FoundRequest; readonly account: Account }> {
  const request = isId(id) ? await queries.documentRequests.find(id) : null;
  const found = request && (await queries.accounts.find(request.accountId));
  const account = found?.portalId === portal?.id ? found : null;
  authorize({ policy: documentRequestPolicy, action, notFound: 'document-request-not-found' }, actor, account);
  if (!request) throw new Error('An account of no request was found.');
  return { request, account };
}
