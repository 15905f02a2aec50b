import { authorize } from '#domain/policy.ts';
import { type Document, documentPolicy } from '#domain/document/document.ts';
import { isId } from '#domain/is-id.ts';
import type { Queries } from '../../db/queries.ts';
import type { FoundDocument } from '../../db/queries/library/documents.ts';
import type { RequestContext } from '../../request-context.ts';

/** The action of `documentPolicy` to check. */
type Action = keyof typeof documentPolicy;

/**
 * A document of the current portal.
 *
 * @throws AccessRefused `document-not-found` for one of another portal or account too, `forbidden`
 */
export async function findDocument(
  queries: Pick<Queries, 'accounts' | 'documents'>,
  { actor, portal }: Pick<RequestContext, 'actor'> & { readonly portal: { readonly id: string } | null },
  { id, action }: { readonly id: string; readonly action: Action },
): Promise<Document & FoundDocument> {
  const found = isId(id) ? await queries.documents.find(id) : null;
  const account = found && (await queries.accounts.find(found.accountId));
  const document = found && account && account.portalId === portal?.id ? { ...found, account } : null;
  authorize({ policy: documentPolicy, action, notFound: 'document-not-found' }, actor, document);
  return document;
}
