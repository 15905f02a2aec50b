import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { designedField as field, designedForms } from '#tests/security/designed-forms.ts';
import { twoClients } from '#tests/security/two-clients.ts';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { signInFixture } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { Actor } from '#domain/actor.ts';
import { designDocumentOf } from '#forms/designed/design-document.ts';
import { variants } from '#variants/registry.ts';
import { type StoredFile, localFileStore } from '../../../files/file-store.ts';
import type { RequestContext } from '../../../request-context.ts';
import { newFormKey } from '../../idempotency/form-key.ts';
import { sendProcess } from '../../processes/send-process.ts';
import { sendForm } from '../../site/send-form.ts';
import { readAnswersPaper } from '../../submissions/copies/read-answers-paper.ts';
import { readCopy } from './read-copy.ts';
import { runLibraryCopies } from './run-library-copies.ts';

const database = await testDatabase();
const { owner } = database;
const { ids, people } = await twoClients({ database });
const { services } = signInFixture(database);
const { publish } = designedForms({ port: 0, database }, () => Promise.reject(new Error('No request.')));
const folder = await mkdtemp(join(tmpdir(), 'copies-'));
afterAll(() => rm(folder, { recursive: true }));

const client = { kind: 'investor', userId: people.investor.id } as const;
const adviser = { kind: 'advisor', userId: people.advisor.id } as const;
const administrator = { kind: 'admin', userId: people.admin.id } as const;

let woken = 0;
let isPrinterBroken = false;
let printed = 0;

/** Prints the words of the paper, so that a test can read in the file what would stand there. */
async function print(context: RequestContext, path: string): Promise<Uint8Array> {
  printed += 1;
  if (isPrinterBroken) throw new Error('Chromium has gone.');
  return Buffer.from(JSON.stringify({ locale: context.locale, ...(await readAnswersPaper(context, path.split('/').at(-1) ?? '')) }));
}

function contextOf(actor: Actor & { readonly userId: string }, portal: string | null = ids.portal): RequestContext {
  const context = buildRequestContext({
    database,
    variant: { ...variants.default, locales: ['en', 'el'] },
    portal: portal === null ? null : { id: portal, name: 'Main', createdAt: '', language: null, theme: null },
    today: '2026-07-15',
    pagePrinter: { print },
    actor,
  });
  const user = { id: actor.userId, name: 'Somebody', organisationId: null };
  const caller = { networkAddress: '203.0.113.7', userAgent: null, deviceToken: null };
  return {
    ...context,
    signedIn: { user },
    files: localFileStore(folder),
    requestCopies: async () => void (woken += 1),
    auth: { database, caller, services: { ...services, wakeSender: () => Promise.resolve() } },
  } as unknown as RequestContext;
}

const failures: unknown[] = [];
const run = (isStopping = false) =>
  runLibraryCopies({
    db: database,
    isStopping: () => isStopping,
    onFailure: ({ err }) => failures.push(err),
    contextAs: ({ actor, portalId }) => Promise.resolve(contextOf(actor, portalId)),
  });

const questions = [
  field('income', { required: true, label: { en: 'Your income', el: 'Το εισόδημά σας' } }),
  field('rating', { admin: true, value: 'Rated secretly' }),
  field('because', { when: { field: 'owns', is: 'yes' } }),
  field('hidden', { internal: true, value: 'Hidden remark' }),
];
const owns = field('owns', { type: 'yesNo' });
const design = designDocumentOf([owns, ...questions]);

interface Form {
  readonly slug: string;
  readonly id: string;
  readonly tick: (isTicked: boolean) => Promise<unknown>;
}

let forms = 0;

/** A form of the site, and of the portal, with its copies ticked or not. */
async function formWith(isTicked: boolean): Promise<Form> {
  const slug = `facts-${(forms += 1)}`;
  const values = { name: slug, slug, title_en: `Facts ${forms}`, title_el: `Στοιχεία ${forms}`, owned: 'Personal', autorespond: false };
  const form = { ...values, fields: design, editable: true, uploadToLibrary: isTicked, recipients: 'desk@firm.example' };
  const id = await publish('forms', form, 'authenticated');
  await publish('processes', { ...values, form: id }, 'authenticated');
  const sql = "update published_content set data = data || jsonb_build_object('uploadToLibrary', $2::boolean) where record_id = $1";
  return { slug, id, tick: (isNow) => owner.query(sql, [id, isNow]) };
}

interface Case {
  readonly form: Form;
  readonly submission: () => Promise<string>;
}

type Deed = (one: Case) => Promise<unknown>;
type Sender = typeof client | typeof adviser;

const answers = (income: string) => ({ 'form-key': newFormKey(), owns: 'yes', income, because: 'Of a reason' });
const sendsAs =
  (sender: Sender): Deed =>
  ({ form }) =>
    sendProcess(contextOf(sender), form.slug, answers('First income'));
const sends = sendsAs(client);
const sendsOnSite: Deed = ({ form }) => sendForm(contextOf(client, null), form.slug, { fields: answers('First income'), isChange: false });
const edits: Deed = ({ form }) => sendForm(contextOf(client, null), form.slug, { fields: answers('Second income'), isChange: true });
const prints: Deed = () => run();
const printsTwice: Deed = () => Promise.all([run(), run()]).then(() => run());
const stops: Deed = () => run(true);
const breaks: Deed = async () => void (isPrinterBroken = true);
const mends: Deed = async () => void (isPrinterBroken = false);
const waits: Deed = () => owner.query('update library_copies set due_at = now()');
const waitsForDays: Deed = () => owner.query('update library_copies set due_at = now(), failures = 53');
const unticks: Deed = ({ form }) => form.tick(false);
const ticks: Deed = ({ form }) => form.tick(true);
const unpublishes: Deed = ({ form }) => owner.query('delete from published_content where record_id = $1', [form.id]);
const ofAccount =
  (sql: string): Deed =>
  () =>
    owner.query(sql, [ids.account]);
const closes = ofAccount('update accounts set is_active = false where id = $1');
const trashes = ofAccount('update accounts set is_active = false, removed_at = now() where id = $1');
const removesDocument = ofAccount('update documents set removed_at = now() where account_id = $1');
const losesAccess = ofAccount("delete from account_members where account_id = $1 and relation = 'client'");
const isDisabled: Deed = () => owner.query('update user_security set is_disabled = true where user_id = $1', [client.userId]);
const removesSubmission: Deed = async (one) => owner.query('delete from content_records where id = $1', [await one.submission()]);

const there = { isBehind: false, retriedAt: null, reason: null };
const waiting = { isBehind: true, retriedAt: null, reason: null };
const left = (reason: string) => ({ isBehind: true, reason });

beforeEach(async () => {
  await owner.query('delete from library_copies');
  await owner.query("delete from documents where type = 'other' and created_by is null and title like '%15/07/2026'");
  await owner.query('update accounts set is_active = true, removed_at = null where id = $1', [ids.account]);
  await owner.query("insert into account_members (account_id, user_id, relation) values ($1, $2, 'client') on conflict do nothing", [
    ids.account,
    client.userId,
  ]);
  await owner.query('update user_security set is_disabled = false where user_id = $1', [client.userId]);
  await owner.query("update users set language = 'en' where id = $1", [client.userId]);
  await owner.query('delete from notifications');
  await owner.query('truncate auth_counters');
  failures.length = 0;
  isPrinterBroken = false;
});

interface Version extends StoredFile {
  readonly number: number;
}

async function versions(): Promise<readonly Version[]> {
  const { rows } = await owner.query<Version>(
    `select number, stored_key as key, size::float8 as size, encode(content_hash, 'hex') as hash from documents document join document_versions version on version.document_id = document.id
      where document.created_by is null and document.title like '%15/07/2026' order by version.created_at`,
  );
  return rows;
}

async function contentOf(file: Version | undefined): Promise<string> {
  return file ? text(await localFileStore(folder).read(file)) : '';
}

async function caseOf(isTicked: boolean): Promise<Case> {
  const form = await formWith(isTicked);
  let found = '0'.repeat(32);
  const submission = async () => {
    const { rows } = await owner.query<{ id: string }>(
      "select replace(id::text, '-', '') as id from content_records where collection = 'submissions' and data ->> 'form' = $1",
      [form.id],
    );
    return (found = rows[0]?.id ?? found);
  };
  return { form, submission };
}

const ticked = true;
const unticked = false;

test.each<
  [what: string, isTicked: boolean, deeds: readonly Deed[], versions: readonly number[], income: string | null, state: object | null]
>([
  //  what                                       the form  what happens                                   versions of its documents, newest income, and what the office sees
  ['sent in the portal', ticked, [sends, prints], [1], 'First', there],
  ['sent in the portal, form unticked', unticked, [sends, prints], [], null, null],
  ['sent on the site by a client', ticked, [sendsOnSite, prints], [], null, null],
  ['sent by an adviser, for no account', ticked, [sendsAs(adviser), prints], [], null, null],
  ['not printed yet', ticked, [sends], [], null, waiting],
  ['the process ends before it is printed', ticked, [sends, stops], [], null, waiting],
  ['jobs at once, and again', ticked, [sends, printsTwice], [1], 'First', there],
  ['edited', ticked, [sends, prints, edits, prints, prints], [1, 2], 'Second', there],
  ['edited, not printed again yet', ticked, [sends, prints, edits], [1], 'First', waiting],
  ['edited before it was printed', ticked, [sends, edits, prints], [1], 'Second', there],
  ['unticked before it was printed', ticked, [sends, unticks, prints], [1], 'First', there],
  ['unticked before it was edited', ticked, [sends, prints, unticks, edits, prints], [1, 2], 'Second', there],
  ['ticked before it was edited', unticked, [sends, ticks, edits, prints], [1], 'Second', there],
  ['form unpublished', ticked, [sends, unpublishes, prints], [1], 'First', there],
  ['edited, the document in the trash', ticked, [sends, prints, removesDocument, edits, prints], [1, 1], 'Second', there],
  ['the printer failed', ticked, [sends, breaks, prints, mends, prints], [], null, { isBehind: true, reason: null }],
  ['the printer failed, then tried again', ticked, [sends, breaks, prints, mends, waits, prints], [1], 'First', there],
  ['the printer failed for two days', ticked, [sends, breaks, waitsForDays, prints, mends, waits, prints], [], null, left('failed')],
  ['edited after it failed for good', ticked, [sends, breaks, waitsForDays, prints, mends, edits, prints], [1], 'Second', there],
  ['account closed', ticked, [sends, closes, prints], [], null, left('closed')],
  ['account in the trash', ticked, [sends, trashes, prints], [], null, null],
  ['sender without access', ticked, [sends, losesAccess, prints], [], null, left('noAccess')],
  ['sender disabled', ticked, [sends, isDisabled, prints], [], null, left('noAccess')],
  ['edited without access', ticked, [sends, prints, losesAccess, edits, prints], [1], 'First', left('noAccess')],
  ['submission in the trash', ticked, [sends, removesSubmission, prints], [], null, waiting],
])('%s', async (_what, isTicked, deeds, expected, income, state) => {
  const one = await caseOf(isTicked);
  for (const deed of deeds) await deed(one);
  const kept = await versions();
  expect(kept.map(({ number }) => number)).toEqual(expected);
  if (income !== null) expect(await contentOf(kept.at(-1))).toContain(`${income} income`);
  for (const file of kept) {
    const content = await contentOf(file);
    expect(content).toContain('Of a reason');
    expect(content).not.toMatch(/Rated secretly|Hidden remark|rating|hidden/);
  }
  const seen = await readCopy(contextOf(administrator, null), await one.submission());
  if (state === null) expect(seen).toBeNull();
  else expect(seen).toMatchObject({ portal: ids.portal, account: ids.account, ...state });
  expect((await owner.query('select kind from notifications')).rows, 'nobody is told').toEqual([]);
});

test('the document says what it is, in the language of the client, and is the system’s', async () => {
  await owner.query("update users set language = 'el' where id = $1", [client.userId]);
  const one = await caseOf(ticked);
  const before = woken;
  await sends(one);
  expect(woken - before).toBe(1);
  await run();
  const { rows } = await owner.query(
    `select title, type, effective_date::text as day, file_name as file, created_by as by, uploaded_by as uploader from documents document
       join document_versions version on version.document_id = document.id where title like '%15/07/2026'`,
  );
  const title = `Στοιχεία ${forms}`;
  expect(rows).toEqual([
    { title: `${title}, 15/07/2026`, type: 'other', day: '2026-07-15', file: `${title}_2026-07-15.pdf`, by: null, uploader: null },
  ]);
  expect(await contentOf((await versions())[0])).toContain('"locale":"el"');
});

test('what failed is tried after pauses that grow, and is told of each time', async () => {
  const one = await caseOf(ticked);
  await sends(one);
  isPrinterBroken = true;
  const pauses: number[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    await run();
    const { rows } = await owner.query<{ pause: number }>(
      'select round(extract(epoch from due_at - now()) / 60)::int as pause from library_copies',
    );
    pauses.push(rows[0]?.pause ?? 0);
    await waits(one);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(failures).toHaveLength(8);
});

test('is printed once however often the job runs', async () => {
  const one = await caseOf(ticked);
  await sends(one);
  printed = 0;
  for (let runs = 0; runs < 3; runs += 1) await run();
  expect(printed).toBe(1);
});

test('only its sender has the paper of a submission', async () => {
  const one = await caseOf(ticked);
  await sends(one);
  const submission = await one.submission();
  const others = [people.otherInvestor, people.strangerInvestor].map(({ id }) => ({ kind: 'investor', userId: id }) as const);
  for (const actor of [...others, adviser, administrator])
    await expect(readAnswersPaper(contextOf(actor), submission)).rejects.toMatchObject({ code: 'page-not-found' });
  await expect(readAnswersPaper(contextOf(client, ids.otherPortal), submission)).rejects.toMatchObject({ code: 'page-not-found' });
  expect(await readCopy(contextOf(adviser), submission)).not.toBeNull();
  for (const actor of [client, ...others, { kind: 'advisor', userId: people.otherAdvisor.id } as const])
    expect(await readCopy(contextOf(actor), submission)).toBeNull();
});
