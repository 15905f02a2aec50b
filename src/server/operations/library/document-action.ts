import * as z from 'zod';
import { isOfTheFirm, isOnBehalf } from '#domain/actor.ts';
import type { AuditAction } from '#domain/audit/audit-event.ts';
import { documentAsks, documentMarkPolicy, documentMarks } from '#domain/document/document-mark.ts';
import { AccessRefused, AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import type { Transaction } from '../../db/queries.ts';
import type { FoundDocument } from '../../db/queries/library/documents.ts';
import type { RequestContext } from '../../request-context.ts';
import { announceAsk, announceMark } from './announce-document.ts';
import { DocumentDetails } from './document-form.ts';
import { findDocument } from './find-document.ts';
import { refuseHolding } from './read-holdings.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'portal'>;

const document = z.string().max(40);
const number = z.coerce.number().int().min(1).max(100_000);
const orNull = (value: unknown) => (value === '' ? null : value);

const Form = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('change'),
    document,
    version: z.coerce.number().int().min(1),
    title: DocumentDetails.shape.title,
    type: DocumentDetails.shape.type,
    portfolio: z.preprocess(orNull, DocumentDetails.shape.portfolio),
    holding: z.preprocess(orNull, DocumentDetails.shape.holding),
    effectiveDate: z.preprocess(orNull, DocumentDetails.shape.effectiveDate),
    tags: z.preprocess(
      (text) =>
        String(text)
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      DocumentDetails.shape.tags,
    ),
    asks: z.preprocess(orNull, z.enum(documentAsks).nullable()).optional(),
  }),
  z.strictObject({ intent: z.enum(['remove', 'restore']), document }),
  z.strictObject({ intent: z.enum(['favour', 'unfavour']), document }),
  z.strictObject({ intent: z.enum(['mark', 'unmark']), document, number, mark: z.enum(documentMarks) }),
]);
type Form = z.infer<typeof Form>;

/** The completed action, for the page's toast. */
export interface DocumentDone {
  readonly done: Form['intent'];
  readonly document: string;
  readonly title: string;
}

/**
 * Changes what is said of a document, takes it away or back, or marks a version of it.
 *
 * @throws AppError `form-not-understood`, `document-not-found`, `document-changed`, `portfolio-not-found`, `instrument-not-found`, `version-replaced`; AccessRefused `forbidden`
 */
export async function documentAction(context: Asking, fields: Record<string, unknown>): Promise<DocumentDone> {
  const { data: form } = Form.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  const done = (found: FoundDocument) => ({ done: form.intent, document: found.id, title: found.title });
  if (isFavour(form)) return done(await favour(context, form.document, form.intent));
  return context.db.write(async (tx) => done(await answer(tx, context, form)));
}

type Favour = Extract<Form, { readonly intent: 'favour' | 'unfavour' }>;

function isFavour(form: Form): form is Favour {
  return form.intent === 'favour' || form.intent === 'unfavour';
}

type Telling = Exclude<Form, Favour>;

async function answer(tx: Transaction, context: Asking, form: Telling): Promise<FoundDocument> {
  if (form.intent === 'change') return change(tx, context, form);
  if (form.intent === 'mark' || form.intent === 'unmark') return mark(tx, context, form);
  return remove(tx, context, form.document, form.intent);
}

async function favour(context: Asking, id: string, intent: 'favour' | 'unfavour'): Promise<FoundDocument> {
  const { actor, db } = context;
  if (!('userId' in actor) || isOnBehalf(actor)) throw new AccessRefused('forbidden');
  return db.writeUnaudited('favourites', async (tx) => {
    const found = await findDocument(tx, context, { id, action: 'read' });
    await tx.documentMarks[intent](found, actor.userId);
    return found;
  });
}

async function change(tx: Transaction, context: Asking, form: Extract<Form, { intent: 'change' }>): Promise<FoundDocument> {
  const seen = await findDocument(tx, context, { id: form.document, action: 'keep' });
  await tx.documents.lock(seen);
  const before = await findDocument(tx, context, { id: form.document, action: 'keep' });
  if (before.version !== form.version) throw new AppError('document-changed');
  const { title, type, effectiveDate, tags, portfolio, holding } = form;
  if (portfolio !== null && (await tx.portfolios.find(portfolio))?.accountId !== before.accountId)
    throw new AppError('portfolio-not-found');
  if (holding !== before.instrumentId) await refuseHolding(tx, { account: before.accountId, portfolio, holding });
  const asks = isOfTheFirm(context.actor) ? (form.asks ?? null) : before.asks;
  const after = { title, type, effectiveDate, tags, portfolioId: portfolio, instrumentId: holding, asks };
  await tx.documents.change(before, after);
  const was = {
    title: before.title,
    type: before.type,
    effectiveDate: before.effectiveDate,
    tags: before.tags,
    portfolioId: before.portfolioId,
    instrumentId: before.instrumentId,
    asks: before.asks,
  };
  if (asks !== null && asks !== before.asks) await announceAsk(tx, before, { asks, title });
  tell(tx, before, 'document-changed', { before: was, after });
  return { ...before, title };
}

async function remove(tx: Transaction, context: Asking, id: string, intent: 'remove' | 'restore'): Promise<FoundDocument> {
  const found = await findDocument(tx, context, { id, action: 'keep' });
  const by = 'userId' in context.actor ? context.actor.userId : null;
  await tx.documents.remove(found, intent === 'remove' ? by : null);
  tell(tx, found, intent === 'remove' ? 'document-removed' : 'document-restored', { before: { title: found.title } });
  return found;
}

/** Marks the newest version only: if it was replaced meanwhile, the user did not see the version that they would mark. */
async function mark(tx: Transaction, context: Asking, form: Extract<Form, { intent: 'mark' | 'unmark' }>): Promise<FoundDocument> {
  const { actor } = context;
  const found = await findDocument(tx, context, { id: form.document, action: 'read' });
  authorize({ policy: documentMarkPolicy, action: form.mark, notFound: 'document-not-found' }, actor, found);
  await tx.documents.lockAccount(found.accountId);
  const [newest] = await tx.documents.versions(found);
  if (newest?.number !== form.number) throw new AppError('version-replaced');
  const said = { mark: form.mark, number: newest.number, hash: newest.hash };
  const isSaid =
    form.intent === 'mark' && 'userId' in actor
      ? await tx.documentMarks.add(found, { ...said, by: actor.userId })
      : await tx.documentMarks.remove(found, newest.number, form.mark);
  if (isSaid && form.intent === 'mark') await announceMark(tx, actor, { document: found, number: newest.number, mark: form.mark });
  if (isSaid) tell(tx, found, form.intent === 'mark' ? 'document-marked' : 'document-unmarked', { after: said });
  return found;
}

function tell(
  tx: Transaction,
  { id, account }: FoundDocument & { readonly account: { readonly id: string; readonly portalId: string } },
  action: AuditAction,
  facts: { readonly before?: object; readonly after?: object },
): void {
  tx.audit.add({ action, accountId: account.id, portalId: account.portalId, target: { kind: 'document', id }, ...(facts as object) });
}
