import {
  defaultLibraryRange,
  type LibraryPage,
  type LibraryQuery,
  type ListedDocument,
  type NamedChoice,
  type PortfolioChoice,
} from '#contracts/library.ts';
import { type Actor, isAdministrator, isOfTheFirm, isOnBehalf, seesAsClient } from '#domain/actor.ts';
import { openAsk } from '#domain/document/document-mark.ts';
import { type DocumentOrigin, defaultDocumentOrigin } from '#domain/document/document-origin.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { librarySpan } from '#finance/list-span.ts';
import type { Queries } from '../../db/queries.ts';
import type { FoundLine, DocumentsQuery } from '../../db/queries/library/document-list.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordView } from '../activity/record-view.ts';
import { readPortalDocument } from '../portals/portal-document.ts';

export const pageSize = 50;

/** Documents of the current portal, the newest first: of clients their own, of the firm's people those of all accounts of theirs. */
export async function readLibrary(context: RequestContext, query: LibraryQuery): Promise<LibraryPage> {
  const library = await readPage(context, query);
  recordView(context, { section: 'library' });
  return library;
}

async function readPage({ actor, db, portal, today, variant }: RequestContext, query: LibraryQuery): Promise<LibraryPage> {
  const portalId = portal?.id ?? '';
  const range = query.range ?? defaultLibraryRange;
  const page = query.page ?? 1;
  return db.read(async (snapshot) => {
    const accounts = await snapshot.documentList.accounts(portalId);
    const found = await snapshot.documentList.page(wantedOf({ actor, portalId, today, timeZone: variant.timeZone }, query, accounts));
    const seen = query.trash ? found.filter((line) => mayKeep(actor, line)) : found;
    return {
      query,
      range,
      origin: originOf(actor, query),
      documents: seen.slice(0, pageSize).map((line) => shown(actor, line, variant.timeZone)),
      page,
      pageSize,
      hasMore: found.length > pageSize,
      accounts,
      portfolios: await portfoliosOf(snapshot, new Set([...accounts.map(({ id }) => id), ...(query.account ? [query.account] : [])])),
      holdings: await snapshot.documentHoldings.named(ownAccounts(actor, query, accounts)),
      isOfTheFirm: isOfTheFirm(actor),
      openRequests: await snapshot.documentRequests.countOpen(portalId),
      portalDocument: await readPortalDocument(snapshot, portal),
      mayAdd: !isOnBehalf(actor) && accounts.length > 0,
    };
  });
}

/** The newest documents of a client on the current portal, those that the library shows first. */
export async function readNewestDocuments(
  { actor, db, portal, today, variant }: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'today' | 'variant'>,
  limit: number,
): Promise<ListedDocument[]> {
  const portalId = portal?.id ?? '';
  return db.read(async ({ documentList }) => {
    const wanted = wantedOf({ actor, portalId, today, timeZone: variant.timeZone }, {}, await documentList.accounts(portalId));
    return (await documentList.page({ ...wanted, limit })).map((line) => shown(actor, line, variant.timeZone));
  });
}

interface Reading {
  readonly actor: Actor;
  readonly portalId: string;
  readonly today: IsoDate;
  readonly timeZone: string;
}

/** Returns the chosen origin. Without a choice, the trash, the favourites and a search of titles are of all documents. */
function originOf(actor: Actor, { origin, trash, favourites, find }: LibraryQuery): DocumentOrigin {
  return origin ?? (trash || favourites || find ? 'all' : defaultDocumentOrigin(!seesAsClient(actor)));
}

/** Returns the query for documents. Trash and favourites ignore the date range. */
function wantedOf({ actor, portalId, today, timeZone }: Reading, query: LibraryQuery, accounts: readonly NamedChoice[]): DocumentsQuery {
  const { portfolio = null, holding = null, type = null, find = null, trash, favourites, range = defaultLibraryRange, page = 1 } = query;
  return {
    portalId,
    accounts: scopeOf(actor, query, accounts),
    portfolioId: portfolio,
    holding,
    type,
    origin: originOf(actor, query),
    find,
    from: trash || favourites ? null : librarySpan(range, today).from,
    timeZone,
    isTrash: trash !== undefined,
    isFavourites: favourites !== undefined,
    reader: readerOf(actor),
    limit: pageSize + 1,
    offset: (page - 1) * pageSize,
  };
}

function scopeOf(actor: Actor, { account }: LibraryQuery, accounts: readonly NamedChoice[]): DocumentsQuery['accounts'] {
  if (account !== undefined) return [account];
  if (seesAsClient(actor)) return accounts.map(({ id }) => id);
  return isAdministrator(actor) ? 'all' : 'own';
}

/** Names the accounts of the reader: for the firm's people the one whose documents they look at. */
function ownAccounts(actor: Actor, query: LibraryQuery, accounts: readonly NamedChoice[]): readonly string[] {
  const scope = scopeOf(actor, query, accounts);
  return typeof scope === 'string' ? [] : scope;
}

/** Returns the user whose unopened documents count as new: on behalf of a client, the client. */
export function readerOf(actor: Actor): string {
  if (!('userId' in actor)) throw new Error('The library is read by people.');
  return actor.onBehalfOf ?? actor.userId;
}

async function portfoliosOf(snapshot: Pick<Queries, 'portfolios'>, accounts: ReadonlySet<string>): Promise<PortfolioChoice[]> {
  const found = await snapshot.portfolios.ofAccounts([...accounts]);
  return found.map(({ id, name, accountId }) => ({ id, name, account: accountId }));
}

/** A document as a list shows it to the actor. */
export function shown(actor: Actor, line: FoundLine, timeZone: string): ListedDocument {
  const {
    accountId,
    account,
    clientUserId: _client,
    createdBy: _creator,
    uploadedBy: _sender,
    isOpened: _opened,
    asks,
    arrivedAt,
    ...rest
  } = line;
  return {
    ...rest,
    account: { id: accountId, name: account },
    arrivedAt: localMoment(arrivedAt, timeZone),
    openAsk: openAsk(asks, line.marks),
    isNew: isNew(actor, line),
    mayKeep: mayKeep(actor, line),
  };
}

/** To clients what they did not send themselves, to the firm what a client sent: until they have opened it. */
function isNew(actor: Actor, { uploadedBy, clientUserId, isOpened }: FoundLine): boolean {
  const isOfClient = uploadedBy !== null && uploadedBy === clientUserId;
  return !isOpened && (seesAsClient(actor) ? !isOfClient : isOfClient);
}

/** As `documentPolicy` says it of a document whose account the actor sees. */
function mayKeep(actor: Actor, { createdBy }: FoundLine): boolean {
  if (isOnBehalf(actor)) return false;
  return actor.kind === 'investor' ? createdBy === actor.userId : isOfTheFirm(actor);
}
