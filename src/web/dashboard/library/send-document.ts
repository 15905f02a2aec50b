import { href } from 'react-router';
import type { DeliveryLine } from '#contracts/deliveries.ts';
import type { RequestLine } from '#contracts/document-requests.ts';
import type { NamedFile } from '#contracts/library.ts';
import type { DocumentType } from '#domain/document/document-type.ts';
import { parseErrorCode, sendUpload, UploadFailure } from '../../lib/send-upload.ts';
import type { UploadDetails } from './details-of-upload.ts';

interface Sent extends UploadDetails {
  readonly portal: string;
  readonly account: string;
  readonly type: DocumentType;
  readonly key: string;
  readonly file: File;
  readonly sameName: 'copy' | 'replace' | null;
  /** Its sender was asked about the ID of another client in its name. */
  readonly isForThem?: boolean;
  /** The line of a request that it answers. */
  readonly requestLine?: RequestLine;
  readonly deliveryLine?: DeliveryLine;
  readonly title?: string;
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
  /** All of it has left; the server looks at it. */
  readonly onAll: () => void;
}

/**
 * Asks what stands in the way of a file of this name.
 *
 * @throws UploadFailure
 */
export async function checkDocumentName({
  portal,
  account,
  name,
}: {
  readonly portal: string;
  readonly account: string;
  readonly name: string;
}): Promise<NamedFile> {
  const query = new URLSearchParams({ account, name });
  const answer = await fetch(`${href('/dashboard/:portal/library/names', { portal })}?${query}`).catch(() => null);
  if (!answer?.ok) throw new UploadFailure('');
  return (await answer.json()) as NamedFile;
}

/**
 * Sends a file and makes a document of it. The same key makes one document, however often it is sent.
 *
 * @throws UploadFailure
 */
export async function sendDocument({
  portal,
  account,
  portfolio,
  holding,
  type,
  effectiveDate,
  tags,
  key,
  file,
  sameName,
  isForThem,
  requestLine,
  deliveryLine,
  title,
  signal,
  onSent,
  onAll,
}: Sent): Promise<{ readonly fileName: string }> {
  await sendUpload({ file, key, onSent, signal });
  onAll();
  const body = {
    portal,
    upload: key,
    fileName: file.name,
    account,
    portfolio,
    holding,
    type,
    effectiveDate,
    tags,
    ...(sameName ? { sameName } : {}),
    ...(isForThem ? { isForThem } : {}),
    ...(requestLine ? { requestLine } : {}),
    ...(deliveryLine ? { deliveryLine } : {}),
    ...(title ? { title } : {}),
  };
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const answer = await fetch('/api/v1/documents', { method: 'POST', headers, body: JSON.stringify(body), signal }).catch(() => null);
  if (!answer) throw new UploadFailure('');
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new UploadFailure(parseErrorCode(said));
  return said as { fileName: string };
}
