import { system } from '#domain/actor.ts';
import { storedKey } from '#domain/file/stored-key.ts';
import { type DemoDocument, demoDocuments } from '../demo/demo-documents.ts';
import { demoPeople } from '../demo/demo-people.ts';
import type { DemoVariantId } from '../demo/demo-variants.ts';
import type { FileStore, StoredFile } from '../files/file-store.ts';
import { discardFile } from '../files/uploads.ts';
import type { RunningVariant } from '../app-services.ts';
import { newId } from '../operations/ledger/new-id.ts';
import { getToday } from '../today.ts';

/** Statements and letters for the clients whom the demo is tried with. */
export async function fillLibrary(id: DemoVariantId, { variant, database }: RunningVariant, files: FileStore): Promise<void> {
  const demo = database.as(system('demo'));
  const accounts = await demo.read((snapshot) => snapshot.demoLibrary.accounts(demoPeople(id).map(({ email }) => email)));
  const today = getToday(variant.timeZone);
  for (const account of accounts) {
    const of = { firm: variant.brand.name, account: account.name, adviser: account.adviser, today };
    for (const document of demoDocuments(variant.locales[0] === 'el', of)) {
      const owner = { variant: id, portal: account.portalId, kind: 'documents', id: newId(), version: 1, name: document.fileName };
      const stored = await keep(files, storedKey(owner), document);
      await demo.writeUnaudited('demo-history', (tx) => tx.demoLibrary.add(account, owner.id, { ...document, ...stored }));
    }
  }
}

async function keep({ uploads, store }: FileStore, key: string, { content }: DemoDocument): Promise<StoredFile> {
  const upload = { person: newId(), key: newId().slice(0, 22) };
  await uploads.append(upload, 0, inOnePiece(content));
  const received = await uploads.take(upload);
  const stored = await store(received, key);
  await discardFile(received);
  return stored;
}

async function* inOnePiece(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}
