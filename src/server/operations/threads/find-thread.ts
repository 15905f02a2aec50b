import type { Account } from '#domain/account/account.ts';
import { isOnBehalf } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { threadPolicy } from '#domain/thread/thread.ts';
import type { OpenedThread } from '../../db/queries/threads/threads.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';

interface FoundThread {
  readonly thread: OpenedThread;
  readonly account: Account;
  /** The reader: on behalf of a client, the client. */
  readonly reader: string;
}

/**
 * A thread of the current portal, for someone who may do this with it.
 *
 * @throws AccessRefused `thread-not-found`, `forbidden`
 */
export async function findThread(
  queries: Pick<Queries, 'accounts' | 'threads'>,
  { actor, portal }: Pick<RequestContext, 'actor' | 'portal'>,
  { id, action }: { readonly id: string; readonly action: keyof typeof threadPolicy },
): Promise<FoundThread> {
  const reader = 'userId' in actor ? actor.userId : '';
  const whose = isOnBehalf(actor) ? (actor.onBehalfOf ?? '') : reader;
  const thread = isId(id) && portal && 'userId' in actor ? await queries.threads.find(portal.id, id, whose) : null;
  const account = thread && (await queries.accounts.find(thread.accountId));
  authorize({ policy: threadPolicy, action, notFound: 'thread-not-found' }, actor, account);
  if (!thread) throw new AppError('thread-not-found');
  return { thread, account, reader: whose };
}
