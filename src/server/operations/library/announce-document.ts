import type { Actor } from '#domain/actor.ts';
import type { Document } from '#domain/document/document.ts';
import type { DocumentAsk, DocumentMark } from '#domain/document/document-mark.ts';
import type { Queries } from '../../db/queries.ts';
import type { FoundDocument } from '../../db/queries/library/documents.ts';
import { notify } from '../notifications/notify.ts';

type Announced = Document & FoundDocument;

/**
 * Tells the other side what was said of a version: the advisers what the client does, the client what the firm does. The kinds are `document-signed`,
 * `document-approved` and `document-acknowledged`.
 */
export async function announceMark(
  tx: Pick<Queries, 'notifications'>,
  actor: Actor,
  { document, number, mark }: { readonly document: Announced; readonly number: number; readonly mark: DocumentMark },
): Promise<void> {
  const to = actor.kind === 'investor' ? 'advisor' : 'client';
  await notify(tx, { ...about(document), kind: `document-${mark}`, to, key: `${document.id}:${number}` });
}

/** Tells the client what the firm asks of the newest version. The kinds are `signature-asked` and `acknowledgement-asked`. */
export async function announceAsk(
  tx: Pick<Queries, 'notifications' | 'documents'>,
  document: Announced,
  { asks, title }: { readonly asks: DocumentAsk; readonly title: string },
): Promise<void> {
  const [newest] = await tx.documents.versions(document);
  await notify(tx, { ...about(document), kind: `${asks}-asked`, about: title, to: 'client', key: `${document.id}:${newest?.number ?? 1}` });
}

function about({ id, title, account }: Announced) {
  return { accountId: account.id, about: title, page: 'library', params: { portal: account.portalId }, query: { document: id } } as const;
}
