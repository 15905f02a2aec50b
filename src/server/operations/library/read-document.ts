import type { ShownDocument } from '#contracts/library.ts';
import { isOfTheFirm, isOnBehalf } from '#domain/actor.ts';
import { type Document, documentPolicy } from '#domain/document/document.ts';
import { documentMarkPolicy, openAsk } from '#domain/document/document-mark.ts';
import { abilities } from '#domain/policy.ts';
import type { Queries } from '../../db/queries.ts';
import type { FoundDocument } from '../../db/queries/library/documents.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { findDocument } from './find-document.ts';
import { readerOf } from './read-library.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>;

/**
 * A document with its versions, what was said of them and, for the firm, who opened them.
 *
 * @throws AccessRefused `document-not-found`
 */
export async function readDocument(context: Asking, id: string): Promise<ShownDocument> {
  return context.db.read(async (snapshot) => {
    const found = await findDocument(snapshot, context, { id, action: 'read' });
    const [said, facts] = await Promise.all([saidOf(snapshot, context, found), factsOf(snapshot, context, found)]);
    const newest = facts.versions[0]?.number ?? 1;
    const marks = said.marks.filter(({ number }) => number === newest).map(({ mark }) => mark);
    return { ...factsOfDocument(found), ...facts, ...said, openAsk: openAsk(found.asks, marks), ...mayOf(context, found) };
  });
}

function factsOfDocument({
  id,
  account,
  portfolioId,
  title,
  type,
  effectiveDate,
  tags,
  asks,
  version,
  isRemoved,
}: Document & FoundDocument) {
  return { id, account: { id: account.id, name: account.name }, portfolioId, title, type, effectiveDate, tags, asks, version, isRemoved };
}

async function factsOf(snapshot: Queries, { variant }: Asking, document: FoundDocument) {
  const [versions, portfolios, securities] = await Promise.all([
    snapshot.documents.versions(document),
    snapshot.portfolios.ofAccounts([document.accountId]),
    document.instrumentId === null ? [] : snapshot.documentHoldings.named([document.accountId]),
  ]);
  const senders = await snapshot.users.namesOf(versions.flatMap(({ uploadedBy }) => uploadedBy ?? []));
  return {
    extension: versions[0]?.extension ?? '',
    versions: versions.map(({ number, fileName, size, uploadedAt, uploadedBy, hash }) => ({
      number,
      fileName,
      size,
      hash,
      uploadedAt: localMoment(uploadedAt, variant.timeZone),
      by: senders.get(uploadedBy ?? '')?.name ?? null,
    })),
    holding: securities.find(({ id }) => id === document.instrumentId) ?? null,
    portfolio: portfolios.find(({ id }) => id === document.portfolioId)?.name ?? null,
    portfolios: portfolios.map(({ id, name }) => ({ id, name })),
  };
}

async function saidOf(snapshot: Queries, { actor, variant }: Asking, document: Document & FoundDocument) {
  const [marks, openings, isFavourite] = await Promise.all([
    snapshot.documentMarks.of(document),
    abilities(documentPolicy, actor, document).seeOpenings ? snapshot.documentMarks.openings(document) : null,
    snapshot.documentMarks.isFavourite(document, readerOf(actor)),
  ]);
  const local = (moment: string) => localMoment(moment, variant.timeZone);
  return {
    isFavourite,
    marks: marks.map(({ number, mark, markedAt, markedBy, by }) => ({
      number,
      mark,
      by,
      at: local(markedAt),
      isOwn: 'userId' in actor && !isOnBehalf(actor) && markedBy === actor.userId,
    })),
    openings: openings && openings.map(({ number, openedAt, by }) => ({ number, by, at: local(openedAt) })),
  };
}

function mayOf({ actor }: Asking, document: Document) {
  const { keep } = abilities(documentPolicy, actor, document);
  const { signed, approved, acknowledged } = abilities(documentMarkPolicy, actor, document);
  return { mayKeep: keep, mayAsk: keep && isOfTheFirm(actor), mayMark: { signed, approved, acknowledged }, mayFavour: !isOnBehalf(actor) };
}
