import { setTimeout as wait } from 'node:timers/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { designDocumentOf } from '#forms/designed/design-document.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn, type SignedInActor } from './access-actors.ts';
import { designedField as field, designedForms } from './designed-forms.ts';
import { twoClients } from './two-clients.ts';

/** A client sends and changes a form of the portal; the running product prints it, and gives the document to those who read the account's library. */
const product = await sharedProduct();
const { owner } = product.database;
const { people, ids } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const { ask, publish, send, submissionsWith } = designedForms(product, credentialsOf);

const common = { name: 'facts', slug: 'facts', title_en: 'Facts about you', owned: 'Personal', autorespond: false };
const fields = [
  field('income', { required: true }),
  field('rating', { admin: true, value: 'Rated low' }),
  field('secret', { internal: true }),
];
const form = await publish(
  'forms',
  { ...common, fields: designDocumentOf(fields), editable: true, uploadToLibrary: true },
  'authenticated',
);
await publish('processes', { ...common, form }, 'authenticated');
const at = (page: string) => `/dashboard/${ids.portal}/${page}`;

async function versions() {
  const { rows } = await owner.query<{ document: string; number: number }>(
    `select replace(document.id::text, '-', '') as document, number from documents document
       join document_versions version on version.document_id = document.id where title like 'Facts about you, %' order by number`,
  );
  return rows;
}

async function untilPrinted(number: number) {
  for (let tries = 0; tries < 300 && (await versions()).length < number; tries += 1) await wait(100);
  return versions();
}

type Version = Awaited<ReturnType<typeof versions>>[number];

async function fileOf({ document, number }: Version, as: SignedInActor): Promise<Response> {
  const { headers } = await credentialsOf(as);
  return fetch(`http://localhost:${product.port}/dashboard/${ids.portal}/library/${document}/file?version=${number}`, { headers });
}

async function textOf(file: Response): Promise<string> {
  return (await extractText(await getDocumentProxy(new Uint8Array(await file.arrayBuffer())), { mergePages: true })).text;
}

const income = (text: string) => ({ 'form-key': newFormKey(), income: text });

test('what a client sends becomes a document of their library, and a change its next version', { timeout: 60_000 }, async () => {
  expect((await send(at('processes/facts'), income('First income'), 'investor')).status).toBe(302);
  const [first, ...others] = await untilPrinted(1);
  expect([first?.number, others]).toEqual([1, []]);
  expect((await send('/forms/facts?change', income('Second income'), 'investor')).status).toBe(302);
  const [, second] = await untilPrinted(2);
  expect(second).toEqual({ document: first?.document, number: 2 });

  for (const [as, status] of [
    ['investor', 200],
    ['advisor', 200],
    ['admin', 200],
    ['otherInvestor', 404],
    ['otherAdvisor', 404],
    ['strangerInvestor', 404],
    ['delegate', 404],
  ] as const)
    expect([as, (await fileOf(second!, as)).status]).toEqual([as, status]);

  for (const [version, sent] of [
    [first!, 'First income'],
    [second!, 'Second income'],
  ] as const) {
    const text = await textOf(await fileOf(version, 'investor'));
    for (const words of ['Facts about you', 'Question income', sent]) expect(text).toContain(words);
    expect(text).not.toMatch(/Rated low|Question (?:rating|secret)/);
  }
  expect((await ask(at('library'), 'investor')).body).toContain('Facts about you, ');

  const [sent] = await submissionsWith('Second income');
  for (const [path, as] of [
    [`/admin/submissions?open=${sent?.id}`, 'admin'],
    [at(`processes/sent/${sent?.id}`), 'advisor'],
  ] as const)
    expect((await ask(path, as)).body).toContain(`/library?account=${ids.account}&amp;document=${second!.document}`);
});

test('its paper is no page of anyone', async () => {
  const [sent] = await submissionsWith('Second income');
  for (const as of ['guest', 'investor', 'admin'] as const)
    expect((await ask(`/internal/paper/submission/${sent?.id}`, as)).status).toBe(404);
});
