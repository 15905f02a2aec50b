import type { LibraryCopy } from '#contracts/library-copy.ts';
import type { ShownThread } from '#contracts/threads.ts';
import { isOfTheFirm, isOnBehalf } from '#domain/actor.ts';
import { abilities } from '#domain/policy.ts';
import { threadPolicy } from '#domain/thread/thread.ts';
import type { FoundMessage, TeamMember } from '../../db/queries/threads/threads.ts';
import type { Queries } from '../../db/queries.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordView } from '../activity/record-view.ts';
import { toLibraryCopy } from '../library/copies/read-copy.ts';
import { isOffered } from '../portals/read-navigation.ts';
import { attachmentsOf } from './attachments.ts';
import { draftOf } from './drafts.ts';
import { findThread } from './find-thread.ts';

/**
 * A thread with its messages; whoever opens it as themselves has read it.
 *
 * @throws AccessRefused `thread-not-found`
 */
export async function openThread(context: RequestContext, id: string): Promise<ShownThread> {
  const { actor, db, variant } = context;
  const { found, messages, team, draft, attached, copyOf } = await db.read(async (snapshot) => {
    const one = await findThread(snapshot, context, { id, action: 'read' });
    const [all, people] = [await snapshot.threads.messages(one.thread), await snapshot.threads.team(one.account.id)];
    const begun = await draftOf(snapshot, one.account.portalId, one.thread.id);
    return {
      found: one,
      messages: all,
      team: people,
      draft: begun,
      attached: await attachmentsOf(snapshot, one.thread, context),
      copyOf: await findCopies(snapshot, one, context),
    };
  });
  const { thread, account } = found;
  if (!isOnBehalf(actor)) await db.writeUnaudited('thread-reading', (tx) => tx.threads.setRead(thread, found.reader));
  recordView(context, { section: 'messages', accountId: account.id });
  const may = abilities(threadPolicy, actor, account);
  const shownAt = (moment: string) => localMoment(moment, variant.timeZone);
  const isSeen = thread.seenAt !== null && Date.parse(thread.seenAt) >= Date.parse(thread.lastAt);
  return {
    id: thread.id,
    subject: thread.subject,
    process: thread.process,
    group: thread.group,
    account: { id: account.id, name: account.name },
    initiator: { name: thread.startedByName, at: shownAt(thread.startedAt) },
    messages: messages.map((message) => ({
      ...shown(message, context),
      copy: message.isCopied ? copyOf(message.id) : null,
      attachments: attached.get(message.id) ?? [],
    })),
    seenAt: isOfTheFirm(actor) && isSeen && thread.seenAt !== null ? shownAt(thread.seenAt) : null,
    isArchived: thread.archivedAt !== null,
    assignedTo: thread.assignedTo,
    team: may.assign ? team.map(named) : [],
    mayWrite: may.write,
    attachesFrom: (await isOffered(context, 'library')) ? account.id : null,
    mayNote: may.note,
    draft,
  };
}

/** Returns the state of each message's copy in the library. One of which the database has none yet is still held. */
async function findCopies(
  { libraryCopies }: Queries,
  { thread, account }: Awaited<ReturnType<typeof findThread>>,
  { variant }: Pick<RequestContext, 'variant'>,
): Promise<(message: string) => LibraryCopy> {
  const found = new Map((await libraryCopies.ofThread(thread)).map((copy) => [copy.source, toLibraryCopy(copy, variant)]));
  const held = { portal: account.portalId, account: account.id, document: null, isBehind: true, retriedAt: null, reason: null };
  return (message) => found.get(message) ?? held;
}

const named = ({ id, name }: TeamMember) => ({ id, name });

function shown(
  { writtenBy, writtenByName, at, isCopied: _isCopied, ...message }: FoundMessage,
  { actor, variant }: Pick<RequestContext, 'actor' | 'variant'>,
) {
  const self = 'userId' in actor ? actor.userId : null;
  return { ...message, writer: writtenByName, isOwn: writtenBy !== null && writtenBy === self, at: localMoment(at, variant.timeZone) };
}
