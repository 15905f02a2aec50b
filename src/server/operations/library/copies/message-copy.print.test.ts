import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import { twoClients } from '#tests/security/two-clients.ts';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import { localFileStore } from '../../../files/file-store.ts';
import { openPagePrinter } from '../../../page-printer.ts';
import { chromiumProgram } from '../../../pdf/chromium-program.ts';
import { openPrinter } from '../../../pdf/printer.ts';
import { refuseStaleBuild } from '../../../start/build-when-needed.ts';
import type { RequestContext } from '../../../request-context.ts';
import { putCopyInLibrary } from './put-copy-in-library.ts';

refuseStaleBuild();
const log = pino({ level: 'silent' });
const printer = openPrinter({ program: () => chromiumProgram({ chromium: null, varDir: resolve('var') }), log });
const files = localFileStore(await mkdtemp(join(tmpdir(), 'copies-')));
const database = await testDatabase();
const { owner } = database;
const { ids, people } = await twoClients({ database });
const asSystem = database.as(system('library-copies'));
const portal = await asSystem.read(({ portals }) => portals.find(ids.portal));

afterAll(() => printer.close());

const adviser = { kind: 'advisor', userId: people.advisor.id } as const;

function contextOf(): RequestContext {
  const variant = { ...variants.default, locales: ['en', 'el'] as const };
  const pagePrinter = openPagePrinter(printer);
  const context = buildRequestContext({ database, variant, portal, pagePrinter, today: '2026-07-20', actor: adviser });
  return { ...context, files, auth: { database } } as unknown as RequestContext;
}

const bold = [{ type: 'text', text: 'Sell the bond fund.', marks: [{ type: 'bold' }] }];
const plain = [{ type: 'text', text: 'It no longer suits you.' }];
const formatted = { type: 'doc', content: [bold, plain].map((content) => ({ type: 'paragraph', content })) };

const titleIn = (language: string) => `Suitability <b>& advice</b> (${language})`;

/** Sends the message with an attachment, beside others of its thread, and reads its document. */
async function copied(language: 'en' | 'el') {
  await owner.query('update users set language = $2 where id = $1', [people.investor.id, language]);
  await owner.query('update threads set subject = $2 where id = $1', [ids.thread, titleIn(language)]);
  const { rows } = await owner.query<{ id: string }>(
    `insert into thread_messages (account_id, thread_id, side, written_by, written_by_name, text, formatted, copies, at)
     values ($1, $2, 'firm', $3, 'Ada Adviser', E'Sell the bond fund.\\nIt no longer suits you.', $4, true, '2026-07-14T23:30:00Z') returning id`,
    [ids.account, ids.thread, adviser.userId, formatted],
  );
  const message = rows[0]?.id;
  await owner.query(
    `insert into message_attachments (account_id, thread_id, message_id, file_name, extension, size, content_hash, stored_key)
     values ($1, $2, $3, 'Advice.pdf', 'pdf', 1, sha256(''), $4)`,
    [ids.account, ids.thread, message, `0123456789abcdef${language}`],
  );
  const [due] = await asSystem.read(({ libraryCopies }) => libraryCopies.due(1));
  await putCopyInLibrary(contextOf(), due!);
  const found = await asSystem.read(async ({ documents, libraryCopies }) => {
    const copies = await libraryCopies.ofThread({ accountId: ids.account, id: ids.thread });
    const document = await documents.find(copies.find(({ source }) => source === due?.source)?.document ?? '');
    const [file] = await documents.versions(document!);
    return { document: document!, file: file! };
  });
  const pdf = await getDocumentProxy(new Uint8Array(await buffer(await files.read(found.file))));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { ...found, text: text.replaceAll(/\s+/g, ' '), totalPages, info: (await getMeta(pdf)).info };
}

test.each([
  [
    'en',
    ['Sent by Ada Adviser', 'Recipient', 'Sent on 15/07/2026 00:30', 'Attachments: Advice.pdf', '1 of 1'],
    /Client|Started by|Internal/,
  ],
  ['el', ['Ada Adviser', 'Παραλήπτης', '15/07/2026', 'Advice.pdf', '1 από 1'], /Πελάτης|Ξεκίνησε|Εσωτερικ/],
] as const)('a copy in %s has the message and nothing else of its thread', async (language, words, others) => {
  const { document, file, text, totalPages, info } = await copied(language);
  const title = titleIn(language);
  expect(document).toMatchObject({ title, type: 'other', effectiveDate: '2026-07-15', accountId: ids.account });
  expect(file.fileName).toMatch(/^Suitability .*_2026-07-15\.pdf$/);
  expect(info).toMatchObject({ Title: title, Language: language });
  expect(totalPages).toBe(1);
  for (const each of [...words, title, 'Sell the bond fund.', 'It no longer suits you.']) expect(text).toContain(each);
  expect(text.match(/Sell the bond fund/g)).toHaveLength(1);
  expect(text).not.toMatch(others);
});
