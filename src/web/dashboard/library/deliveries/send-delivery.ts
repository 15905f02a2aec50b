import type { BegunDelivery, MatchedFile } from '#contracts/deliveries.ts';
import type { DocumentType } from '#domain/document/document-type.ts';
import { parseErrorCode, UploadFailure } from '../../../lib/send-upload.ts';
import { detailsOfUpload } from '../details-of-upload.ts';
import type { SameName } from '../upload-queue.ts';

/** The details that all documents of a delivery share. */
export interface DeliveryDetails {
  readonly title: string | null;
  readonly type: DocumentType;
  readonly effectiveDate: string | null;
  readonly tags: readonly string[];
}

/** As the form says it. */
export function detailsOfDelivery(fields: FormData, type: DocumentType): DeliveryDetails {
  const { effectiveDate, tags } = detailsOfUpload(fields);
  const title = fields.get('title');
  return { title: (typeof title === 'string' && title.trim()) || null, type, effectiveDate, tags };
}

type NewDelivery = { readonly portal: string; readonly [other: string]: unknown } & (
  | (DeliveryDetails & { readonly kind: 'same' | 'own'; readonly sameName: SameName })
  | { readonly kind: 'report'; readonly day: string }
);

/**
 * Begins a delivery: the same key begins one, however often it is sent.
 *
 * @throws UploadFailure
 */
export async function startDelivery(delivery: NewDelivery, key: string): Promise<BegunDelivery> {
  return (await post('/api/v1/deliveries', delivery, { 'idempotency-key': key })) as BegunDelivery;
}

/**
 * Returns the owners that the server finds for files with these names, in the same order.
 *
 * @throws UploadFailure
 */
export async function findOwners(portal: string, names: readonly string[]): Promise<readonly MatchedFile[]> {
  return ((await post('/api/v1/delivery-files', { portal, names })) as { files: readonly MatchedFile[] }).files;
}

async function post(address: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
  const answer = await fetch(address, sent).catch(() => null);
  if (!answer) throw new UploadFailure('');
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new UploadFailure(parseErrorCode(said));
  return said;
}
