import type { ListedDraft, ListedThread, ThreadAdviser, ThreadsPage, ThreadsQuery } from '#contracts/threads.ts';
import { type Actor, isOfTheFirm, isOnBehalf, seesAsClient } from '#domain/actor.ts';
import type { FoundDraft } from '../../db/queries/threads/drafts.ts';
import type { FoundThread } from '../../db/queries/threads/threads.ts';
import type { Queries } from '../../db/queries.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { filingOffer } from './filing.ts';
import { scopeOf } from './scope-of.ts';

const pageSize = 50;

/** Threads of the current portal, the newest first: a client's own, of the firm's people those of all accounts of theirs. */
export async function readThreads(
  { actor, db, portal, variant }: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>,
  { view: asked = 'inbox', page = 1, ...query }: ThreadsQuery,
): Promise<ThreadsPage> {
  const { find = null, process = null, group = null } = query;
  const portalId = portal?.id ?? '';
  const view = asked === 'mine' && !isOfTheFirm(actor) ? 'inbox' : asked;
  return db.read(async (snapshot) => {
    const scope = await scopeOf(actor, snapshot, portalId);
    const wanted = { ...scope, portalId };
    const limits = { limit: pageSize + 1, offset: (page - 1) * pageSize };
    const found = view === 'drafts' ? [] : await snapshot.threads.page({ ...wanted, view, find, filed: { process, group }, ...limits });
    const drafts = view === 'drafts' ? await snapshot.drafts.all(portalId) : [];
    return {
      view,
      find,
      process,
      group,
      filing: await filingOffer(snapshot, { actor, portal, variant }),
      page,
      hasMore: found.length > pageSize,
      threads: found.slice(0, pageSize).map((thread) => listed(thread, actor, variant.timeZone)),
      drafts: drafts.map((draft) => listedDraft(draft, variant.timeZone)),
      draftCount: await snapshot.drafts.count(portalId),
      unread: await snapshot.threads.unread(wanted),
      isOfTheFirm: isOfTheFirm(actor),
      mayWrite: !isOnBehalf(actor),
      advisers: seesAsClient(actor) ? await advisersOf(snapshot, scope.accountIds ?? []) : [],
    };
  });
}

/** The newest threads of a client's inbox on the current portal, and how many are new to the reader. */
export async function readNewestThreads(
  { actor, db, portal, variant }: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>,
  limit: number,
): Promise<Pick<ThreadsPage, 'threads' | 'unread'>> {
  const portalId = portal?.id ?? '';
  return db.read(async (snapshot) => {
    const wanted = { ...(await scopeOf(actor, snapshot, portalId)), portalId };
    const inbox = { view: 'inbox', find: null, filed: { process: null, group: null }, limit, offset: 0 } as const;
    const [found, unread] = await Promise.all([snapshot.threads.page({ ...wanted, ...inbox }), snapshot.threads.unread(wanted)]);
    return { threads: found.map((thread) => listed(thread, actor, variant.timeZone)), unread };
  });
}

/** Counts the threads of a portal that are new to the reader, for the navigation. */
export async function countUnread({ actor, db, portal }: Pick<RequestContext, 'actor' | 'db' | 'portal'>): Promise<number> {
  const portalId = portal?.id ?? '';
  return db.read(async (snapshot) => snapshot.threads.unread({ ...(await scopeOf(actor, snapshot, portalId)), portalId }));
}

/** Lists the advisers of a client's accounts, each once. */
async function advisersOf({ threads }: Queries, accountIds: readonly string[]): Promise<ThreadAdviser[]> {
  const teams = await Promise.all(accountIds.slice(0, 10).map((account) => threads.team(account)));
  const people = new Map(teams.flat().map((person) => [person.id, person]));
  return [...people.values()].map(({ id, name, title, email, telephone }) => ({ id, name, title, email, telephone }));
}

function listed({ accountId: _account, assignedTo, lastAt, ...thread }: FoundThread, actor: Actor, timeZone: string): ListedThread {
  return {
    ...thread,
    lastAt: localMoment(lastAt, timeZone),
    isMine: assignedTo !== null && 'userId' in actor && assignedTo === actor.userId,
  };
}

function listedDraft({ id, threadId, account, subject, text, savedAt, isUnsent }: FoundDraft, timeZone: string): ListedDraft {
  return { id, threadId, account, subject, text: text.slice(0, 120), savedAt: localMoment(savedAt, timeZone), isUnsent };
}
