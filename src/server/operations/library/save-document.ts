import { copyName } from '#domain/document/copy-name.ts';
import { accountDocumentsPolicy } from '#domain/document/document.ts';
import { maxClientBytes, maxClientDocuments } from '#domain/document/document-type.ts';
import { AppError } from '#domain/errors.ts';
import { storedKey } from '#domain/file/stored-key.ts';
import { authorize } from '#domain/policy.ts';
import type { Transaction } from '../../db/queries.ts';
import type { StoredFile } from '../../files/file-store.ts';
import type { RequestContext } from '../../request-context.ts';
import { newId } from '../ledger/new-id.ts';
import { notify } from '../notifications/notify.ts';
import { deliverTo } from './deliveries/deliver-to.ts';
import type { NewDocument } from './document-form.ts';
import { findDocument } from './find-document.ts';
import { namesakeOf } from './find-namesake.ts';
import { refuseHolding } from './read-holdings.ts';
import { sendLine } from './requests/send-line.ts';

/** The actor and portal that keep a document: of a request, or of a job on a user's behalf. */
export interface DocumentContext extends Pick<RequestContext, 'actor'> {
  readonly portal: { readonly id: string } | null;
  readonly variant: Pick<RequestContext['variant'], 'id'>;
}

/** The document made from an uploaded file. */
export interface AddedDocument {
  readonly id: string;
  readonly number: number;
  readonly fileName: string;
}

/**
 * Checks that the actor may add a document to the account, of that portfolio and about that holding.
 *
 * @throws AccessRefused `account-not-found`, `forbidden`; AppError `portfolio-not-found`, `instrument-not-found`
 */
export async function refuseDocument(
  queries: Pick<Transaction, 'accounts' | 'documentHoldings' | 'portfolios'>,
  { actor, portal }: DocumentContext,
  { account: accountId, portfolio, holding }: Pick<NewDocument, 'account' | 'portfolio' | 'holding'>,
): Promise<void> {
  const account = await queries.accounts.find(accountId);
  const here = account?.portalId === portal?.id ? account : null;
  authorize({ policy: accountDocumentsPolicy, action: 'add', notFound: 'account-not-found' }, actor, here);
  if (portfolio !== null && (await queries.portfolios.find(portfolio))?.accountId !== accountId) throw new AppError('portfolio-not-found');
  await refuseHolding(queries, { account: accountId, portfolio, holding });
}

/** A file that is there, and what it is to become. */
export interface Keeping {
  readonly given: Omit<NewDocument, 'upload' | 'fileName'>;
  readonly fileName: string;
  readonly extension: string;
  readonly size: number;
  /** Keeps it under a key of the document's own. */
  readonly store: (key: string) => Promise<StoredFile>;
  /** Keys of files that no record speaks of yet. */
  readonly kept: Set<string>;
  /** The client groups for which it is sent; absent where it is for none. */
  readonly groups?: readonly string[];
  /** The document whose next version it is, whatever it is called; absent where its name says. */
  readonly replaces?: string;
  /** Tells no one of it: whoever it is for has brought it about. */
  readonly isQuiet?: true;
}

/**
 * Makes a document of it, or the next version of the one that has its name.
 *
 * @throws as `refuseDocument`; AppError `documents-full`, `document-name-taken`, and as `sendLine` and `deliverTo` do
 */
export async function saveDocument(tx: Transaction, context: DocumentContext, keeping: Keeping): Promise<AddedDocument> {
  const { given, fileName } = keeping;
  await tx.documents.lockAccount(given.account);
  await refuseDocument(tx, context, given);
  await refuseTooMuch(tx, context, keeping);
  if (keeping.replaces !== undefined) return replace(tx, context, { ...keeping, id: keeping.replaces });
  const { namesake, taken } = await namesakeOf(tx, given.account, fileName);
  if (!namesake) return keepNew(tx, context, { ...keeping, fileName });
  if (given.sameName === undefined) throw new AppError('document-name-taken');
  return given.sameName === 'copy' || given.requestLine !== undefined
    ? keepNew(tx, context, { ...keeping, fileName: copyName(fileName, taken) })
    : replace(tx, context, { ...keeping, id: namesake.id });
}

/** Limits the documents of one client; those of the firm's people are not counted. */
async function refuseTooMuch(tx: Transaction, { actor }: DocumentContext, { given, size }: Keeping): Promise<void> {
  if (actor.kind !== 'investor') return;
  const { count, bytes } = await tx.documents.broughtBy(given.account, actor.userId);
  if (count >= maxClientDocuments || bytes + size > maxClientBytes) throw new AppError('documents-full');
}

async function keepNew(tx: Transaction, context: DocumentContext, keeping: Keeping): Promise<AddedDocument> {
  const { given, fileName } = keeping;
  const { account: accountId, portfolio: portfolioId, holding: instrumentId, type, effectiveDate, tags } = given;
  const createdBy = personOf(context);
  const id = newId();
  const title = given.title ?? fileName.replace(/\.[^.]+$/, '');
  await tx.documents.insert({ id, accountId, portfolioId, instrumentId, title, type, effectiveDate, tags, asks: null, createdBy });
  const kept = await keepVersion(tx, context, { ...keeping, id, number: 1 });
  const request = given.requestLine && (await sendLine(tx, context, { line: given.requestLine, accountId, document: id }));
  if (given.deliveryLine) await deliverTo(tx, { line: given.deliveryLine, accountId, document: id, version: 1 });
  await tx.groupDocuments.note({ accountId, id }, keeping.groups ?? []);
  const after = { title, type, ...kept, ...(request && { request: request.title }) };
  tx.audit.add({ action: 'document-added', accountId, portalId: context.portal?.id ?? null, target: { kind: 'document', id }, after });
  await tell(tx, context, { accountId, id, number: 1, title, request: request?.id ?? null, isQuiet: keeping.isQuiet });
  return { id, number: 1, fileName };
}

async function replace(tx: Transaction, context: DocumentContext, keeping: Keeping & { readonly id: string }): Promise<AddedDocument> {
  const { fileName, id } = keeping;
  const document = await findDocument(tx, context, { id, action: 'keep' });
  const [newest] = await tx.documents.versions(document);
  const number = (newest?.number ?? 0) + 1;
  const after = await keepVersion(tx, context, { ...keeping, number });
  await tx.documents.arrived(document);
  const { accountId } = document;
  if (keeping.given.deliveryLine) await deliverTo(tx, { line: keeping.given.deliveryLine, accountId, document: id, version: number });
  await tx.groupDocuments.note(document, keeping.groups ?? []);
  tx.audit.add({ action: 'document-replaced', accountId, portalId: context.portal?.id ?? null, target: { kind: 'document', id }, after });
  await tell(tx, context, { accountId, id, number, title: document.title, request: null, isQuiet: keeping.isQuiet });
  return { id, number, fileName };
}

interface ArrivedDocument {
  readonly accountId: string;
  readonly id: string;
  readonly number: number;
  readonly title: string;
  /** The document request that it answers. */
  readonly request: string | null;
  readonly isQuiet: true | undefined;
}

/** The other side is told, unless it is quiet: the client of what the firm brings, the advisers of what the client does. */
async function tell(
  tx: Transaction,
  { actor, portal }: DocumentContext,
  { accountId, id, number, title, request, isQuiet }: ArrivedDocument,
): Promise<void> {
  if (isQuiet) return;
  const isOfClient = actor.kind === 'investor';
  await notify(tx, {
    kind: isOfClient ? 'document-received' : 'document',
    accountId,
    to: isOfClient ? 'advisor' : 'client',
    about: title,
    page: request === null ? 'library' : 'requests',
    params: { portal: portal?.id ?? '' },
    query: request === null ? { document: id } : { request },
    key: `${id}:${number}`,
  });
}

/** The account is this transaction's alone, so that no one else has the number. */
async function keepVersion(
  tx: Transaction,
  context: DocumentContext,
  { given, fileName, extension, store, kept, id, number }: Keeping & { readonly id: string; readonly number: number },
) {
  const { variant } = context;
  const owner = { variant: variant.id, portal: context.portal?.id ?? '', kind: 'documents', id, version: number };
  const key = storedKey({ ...owner, name: `${newId().slice(0, 8)}-${fileName}` });
  kept.add(key);
  const stored = await store(key);
  await tx.documents.addVersion(
    { accountId: given.account, id },
    { ...stored, number, fileName, extension, uploadedBy: personOf(context) },
  );
  return { number, fileName, size: stored.size, hash: stored.hash };
}

function personOf({ actor }: DocumentContext): string | null {
  return 'userId' in actor ? actor.userId : null;
}
