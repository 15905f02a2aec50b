import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import { designedField as field } from '#tests/security/designed-forms.ts';
import { twoClients } from '#tests/security/two-clients.ts';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import { listAskedFields } from '#forms/designed/asked-fields.ts';
import { submissionDocumentOf } from '#forms/submission.ts';
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
const pagePrinter = openPagePrinter(printer);
const files = localFileStore(await mkdtemp(join(tmpdir(), 'copies-')));
const database = await testDatabase();
const { owner } = database;
const { ids, people } = await twoClients({ database });
const asSystem = database.as(system('library-copies'));
const portal = await asSystem.read(({ portals }) => portals.find(ids.portal));

afterAll(() => printer.close());

const yes = { field: 'owns', is: 'yes' };
const asked = listAskedFields([
  field('income', { type: 'number', label: { en: 'What do you earn?', el: 'Ποιο είναι το εισόδημά σας;' } }),
  field('owns', { type: 'yesNo', label: { en: 'Do you own your home?', el: 'Έχετε ιδιόκτητη κατοικία;' } }),
  field('where', { when: yes, label: { en: 'Where is it?', el: 'Πού βρίσκεται;' } }),
  field('rented', { when: { field: 'owns', is: 'no' }, label: { en: 'What rent do you pay?', el: 'Τι ενοίκιο πληρώνετε;' } }),
  field('rating', { admin: true, label: { en: 'Rated by us', el: 'Βαθμός' } }),
  field('remark', { internal: true, label: { en: 'Our remark', el: 'Παρατήρηση' } }),
  field('behind', { when: { field: 'remark', is: 'Well known' }, label: { en: 'Since when?', el: 'Από πότε;' } }),
]);
const answers = {
  income: 45_000,
  owns: true,
  where: 'Bath <b>& Wells</b>\nSomerset',
  rating: 'Excellent',
  remark: 'Well known',
  behind: '2019',
};

async function insert(collection: string, data: object): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    "insert into content_records (collection, data, rank) values ($1, $2, 1) returning replace(id::text, '-', '') as id",
    [collection, data],
  );
  return rows[0]?.id ?? '';
}

const published = { name: 'facts', title_en: 'Facts about you', title_el: 'Τα στοιχεία σας' };
const process = await insert('processes', { ...published, title_en: 'A draft of ours', title_el: 'Πρόχειρο' });
await owner.query(
  "insert into published_content (record_id, collection, version, data, rank, access) values ($1, 'processes', 1, $2, 1, 'authenticated')",
  [process, published],
);

function contextOf(): RequestContext {
  const context = buildRequestContext({
    database,
    variant: { ...variants.default, locales: ['en', 'el'] },
    portal,
    pagePrinter,
    today: '2026-07-20',
    actor: { kind: 'investor', userId: people.investor.id },
  });
  return { ...context, files, auth: { database } } as unknown as RequestContext;
}

/** Sends the form, and reads its document. */
async function copied(language: 'en' | 'el') {
  await owner.query('update users set language = $2 where id = $1', [people.investor.id, language]);
  const of = { process, portal: ids.portal, account: ids.account, sender: people.investor.id };
  const sent = { name: 'North', submitted: '2026-07-15', answers: submissionDocumentOf({ fields: asked, answers }), ...of };
  const submission = await insert('submissions', sent);
  await asSystem.writeUnaudited('deliveries', (tx) => tx.libraryCopies.ask(submission, ids.account));
  const [due] = await asSystem.read(({ libraryCopies }) => libraryCopies.due(1));
  await putCopyInLibrary(contextOf(), due!);
  const found = await asSystem.read(async ({ documents, libraryCopies }) => {
    const document = await documents.find((await libraryCopies.find(submission))?.document ?? '');
    const [file] = await documents.versions(document!);
    return { document: document!, file: file! };
  });
  const pdf = new Uint8Array(await buffer(await files.read(found.file)));
  const document = await getDocumentProxy(pdf);
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { ...found, text, totalPages, info: (await getMeta(document)).info };
}

test.each([
  [
    'en',
    'Facts about you',
    ['Sent on 15/07/2026', 'What do you earn?', '45,000', 'Do you own your home?', 'Yes', 'Where is it?', 'Since when?', '1 of 1'],
    /Changed on|What rent/,
  ],
  [
    'el',
    'Τα στοιχεία σας',
    ['Στάλθηκε στις 15/07/2026', 'Ποιο είναι το εισόδημά σας;', '45.000', 'Έχετε ιδιόκτητη κατοικία;', 'Ναι', 'Πού βρίσκεται;', '1 από 1'],
    /Άλλαξε στις|Τι ενοίκιο/,
  ],
] as const)('a copy in %s has questions and answers, and nothing that is the firm’s own', async (language, title, words, others) => {
  const { document, file, text, totalPages, info } = await copied(language);
  expect(document).toMatchObject({ title: `${title}, 15/07/2026`, type: 'other', effectiveDate: '2026-07-15', accountId: ids.account });
  expect(file.fileName).toBe(`${title}_2026-07-15.pdf`);
  expect(info).toMatchObject({ Title: title, Language: language });
  expect(totalPages).toBe(1);
  const line = text.replaceAll(/\s+/g, ' ');
  for (const each of [...words, title, 'Bath <b>& Wells</b> Somerset', '2019']) expect(line).toContain(each);
  expect(line).not.toMatch(others);
  expect(line).not.toMatch(/Rated by us|Βαθμός|Excellent|Our remark|Παρατήρηση|Well known/);
});
