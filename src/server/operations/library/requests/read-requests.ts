import type { ListedRequest, RequestsPage, RequestsQuery, ShownRequest } from '#contracts/document-requests.ts';
import { isOfTheFirm, isOnBehalf } from '#domain/actor.ts';
import { documentRequestPolicy, requestState } from '#domain/document/document-request.ts';
import { abilities } from '#domain/policy.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { FoundRequest } from '../../../db/queries/library/document-requests.ts';
import type { Queries } from '../../../db/queries.ts';
import { localMoment } from '../../../local-moment.ts';
import type { RequestContext } from '../../../request-context.ts';
import { findRequest } from './find-request.ts';

const pageSize = 50;

type Asking = Pick<RequestContext, 'actor' | 'db' | 'portal' | 'today' | 'variant'>;

/**
 * Lists the firm's requests to clients of the current portal; for clients, the requests to themselves.
 *
 * @throws AccessRefused `document-request-not-found` for the one beside the list
 */
export async function readRequests(context: Asking, query: RequestsQuery): Promise<RequestsPage> {
  const { actor, db, portal, today } = context;
  const portalId = portal?.id ?? '';
  const page = query.page ?? 1;
  return db.read(async (snapshot) => {
    const wanted = { isAll: query.all !== undefined, limit: pageSize + 1, offset: (page - 1) * pageSize };
    const found = await snapshot.documentRequests.page(portalId, wanted);
    const mayAsk = isOfTheFirm(actor) && !isOnBehalf(actor);
    return {
      query,
      requests: found.slice(0, pageSize).map((request) => listed(request, today)),
      page,
      hasMore: found.length > pageSize,
      isOfTheFirm: isOfTheFirm(actor),
      accounts: mayAsk ? await snapshot.documentList.accounts(portalId) : [],
      today,
      shown: query.request === undefined ? null : await shown(snapshot, context, query.request),
    };
  });
}

function listed({ id, accountId, account, title, dueOn, isWithdrawn, lines }: FoundRequest, today: IsoDate): ListedRequest {
  const states = lines.map((line) => line.state);
  const state = requestState(states, isWithdrawn);
  return {
    id,
    account: { id: accountId, name: account },
    title,
    dueOn,
    state,
    isOverdue: state === 'waiting' && dueOn < today,
    accepted: states.filter((line) => line === 'accepted').length,
    lines: lines.length,
  };
}

async function shown(snapshot: Queries, context: Asking, id: string): Promise<ShownRequest> {
  const { actor, today, variant } = context;
  const { request, account } = await findRequest(snapshot, context, { id, action: 'read' });
  const may = abilities(documentRequestPolicy, actor, account);
  const { note, by, createdAt, lines, isWithdrawn } = request;
  return {
    ...listed(request, today),
    note,
    by,
    createdAt: localMoment(createdAt, variant.timeZone),
    lines,
    maySend: may.answer && !isWithdrawn,
    mayDecide: may.ask && !isWithdrawn,
  };
}
