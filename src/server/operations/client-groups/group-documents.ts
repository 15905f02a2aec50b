import * as z from 'zod';
import type { PanelData } from '#contracts/records.ts';
import { deliveryLimits } from '#domain/document/delivery.ts';
import { AppError } from '#domain/errors.ts';
import { storedKey } from '#domain/file/stored-key.ts';
import type { Queries } from '../../db/queries.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { formKey } from '../idempotency/form-key.ts';
import { answeredBefore, once, type SentOnce } from '../idempotency/once.ts';
import { newId } from '../ledger/new-id.ts';
import { addDelivery } from '../library/deliveries/start-delivery.ts';
import { findDocument } from '../library/find-document.ts';
import { clientGroupOf } from './client-group-of.ts';

/** More documents of a group are not listed. */
const maxDocuments = 50;

/** Lists the documents that were sent to a group, the newest first, as far as the actor sees its clients. */
export async function readGroupDocuments(
  { groupDocuments }: Pick<Queries, 'groupDocuments'>,
  { id, portalId, zone, mayAdd }: { readonly id: string; readonly portalId: string; readonly zone: string; readonly mayAdd: boolean },
): Promise<PanelData['groupDocuments']> {
  const documents = await groupDocuments.of(id, maxDocuments);
  return { portalId, mayAdd, documents: documents.map((each) => ({ ...each, arrivedAt: localMoment(each.arrivedAt, zone) })) };
}

const SendForm = z.strictObject({ intent: z.literal('send-document'), 'form-key': formKey, document: z.string().max(40) });

type Sending = Pick<RequestContext, 'actor' | 'db' | 'files' | 'portal' | 'requestDelivery' | 'variant'>;

/**
 * Sends a document of a group to those of its clients who have not got it: who has joined since. It is a delivery of the actor's, from the newest
 * version of a copy that the actor may change.
 *
 * @throws AppError as `clientGroupOf` and `findDocument` do; `form-not-understood`, `delivery-reaches-no-one`, `deliveries-too-many`
 */
export async function sendGroupDocument(context: Sending, id: string, given: Record<string, unknown>): Promise<{ readonly done: 'sent' }> {
  const { actor, db, files, variant } = context;
  const { data: form } = SendForm.safeParse(given);
  if (!form || !('userId' in actor)) throw new AppError('form-not-understood');
  const sent: SentOnce = { by: actor, action: 'delivery-started', key: form['form-key'], payload: { group: id, document: form.document } };
  const asked = await db.read(async (snapshot) => {
    const group = await clientGroupOf(snapshot, context, { id, action: 'fill' });
    const at = { actor, portal: { id: group.portalId } };
    const document = await findDocument(snapshot, at, { id: form.document, action: 'keep' });
    const [version] = await snapshot.documents.versions(document);
    const before = await answeredBefore(snapshot, sent);
    return { document, version, portalId: group.portalId, isDone: before !== null };
  });
  const { document, version, portalId } = asked;
  if (asked.isDone) return { done: 'sent' };
  if (!version) throw new AppError('document-not-found');
  const deliveryId = newId();
  const { fileName, extension } = version;
  const key = storedKey({ variant: variant.id, portal: portalId, kind: 'deliveries', id: deliveryId, version: 1, name: fileName });
  const file = { ...(await files.copy(version, key)), fileName, extension };
  try {
    const begun = await db.write((tx) =>
      once(tx, sent, async () => {
        const missing = await tx.groupDocuments.missing(id, document.id, deliveryLimits.recipients);
        if (missing.length === 0) throw new AppError('delivery-reaches-no-one');
        const { title, type, effectiveDate, tags } = document;
        const details = { kind: 'same', title, type, effectiveDate, tags, sameName: 'copy' } as const;
        const lines = missing.map((accountId) => ({ accountId, portfolioId: null, fileName, reason: null }));
        const added = await addDelivery(tx, { id: deliveryId, portalId, given: details, groups: [id], file, lines });
        await context.requestDelivery(tx);
        return added;
      }),
    );
    if (begun.id !== deliveryId) await files.remove(key);
    return { done: 'sent' };
  } catch (error) {
    await files.remove(key);
    throw error;
  }
}
