import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { accessFixture } from '#tests/security/access-fixture.ts';
import { behindTheApp } from '#tests/security/behind-the-app.ts';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { Actor } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import { localFileStore, type StoredFile } from '../../../files/file-store.ts';
import type { RequestContext } from '../../../request-context.ts';
import { newFormKey } from '../../idempotency/form-key.ts';
import { openDraft, saveDraft } from '../../threads/drafts.ts';
import { openThread } from '../../threads/open-thread.ts';
import { readThreadPaper } from '../../threads/print-thread.ts';
import { readMailing, stopMailing } from '../../threads/read-mailing.ts';
import { releaseMessages } from '../../threads/release-messages.ts';
import { sendMailing } from '../../threads/send-mailing.ts';
import { startThread } from '../../threads/start-thread.ts';
import { threadAction } from '../../threads/thread-action.ts';
import { runLibraryCopies } from './run-library-copies.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, actors, people } = await accessFixture(database);
const { touched } = behindTheApp(database);
const folder = await mkdtemp(join(tmpdir(), 'copies-'));
afterAll(() => rm(folder, { recursive: true }));
const portal = await idOf('select portal_id as id from accounts where id = $1', accounts.north);
await owner.query('update users set is_messenger = true where id = $1', [people.ada]);
await owner.query('update accounts set client_user_id = $2 where id = $1', [accounts.north, people.ivy]);

type Writer = 'investor' | 'advisor' | 'admin';

let isPrinterBroken = false;
let printed = 0;

/** Prints the words of the paper, so that a test can read in the file what would stand there. */
async function print(context: RequestContext, path: string): Promise<Uint8Array> {
  printed += 1;
  if (isPrinterBroken) throw new Error('Chromium has gone.');
  const { pathname, searchParams } = new URL(path, 'https://firm.example');
  const paper = await readThreadPaper(context, pathname.split('/').at(-1) ?? '', { message: searchParams.get('message') ?? '' });
  return Buffer.from(JSON.stringify({ locale: context.locale, ...paper }));
}

const contextOf = (writer: Writer) => contextAs(actors[writer]);

function contextAs(actor: Actor): RequestContext {
  const variant = { ...variants.default, locales: ['en', 'el'] as const };
  const of = { database, variant, portal: { id: portal, name: 'Main' }, pagePrinter: { print }, today: '2026-11-29' };
  const services = { wakeSender: () => Promise.resolve(), releaseLater: () => Promise.resolve() };
  const caller = { networkAddress: '203.0.113.7', userAgent: null, deviceToken: null };
  const signedIn = { user: { name: 'Somebody' } };
  const given = { files: localFileStore(folder), signedIn, auth: { database, caller, services } };
  return { ...buildRequestContext({ ...of, actor }), ...given } as unknown as RequestContext;
}

async function idOf(sql: string, ...values: unknown[]): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(sql, values);
  return rows[0]?.id.replaceAll('-', '') ?? '';
}

const failures: unknown[] = [];
const run = () =>
  runLibraryCopies({
    db: database,
    isStopping: () => false,
    onFailure: ({ err }) => failures.push(err),
    contextAs: ({ actor }) => Promise.resolve(contextAs(actor)),
  });

/** A thread that the client began with their adviser. */
let begun = '';
beforeEach(async () => {
  isPrinterBroken = false;
  failures.length = 0;
  await owner.query('delete from threads');
  await owner.query('delete from message_drafts');
  await owner.query("delete from documents where account_id = $1 and created_by is null and type = 'other'", [accounts.north]);
  await owner.query('update accounts set is_active = true, removed_at = null where id = $1', [accounts.north]);
  await owner.query('update user_security set is_disabled = false where user_id = $1', [people.ada]);
  await owner.query("update users set language = 'en' where id = $1", [people.ivy]);
  begun = await write.thread(contextOf('investor'), { recipient: `${accounts.north}.${people.ada}`, subject: 'A question' });
  await owner.query('delete from notifications');
});

type Fields = Readonly<Record<string, string>>;

const body = { text: 'Sell the bond fund.' };

/** The ways to write a message. Each returns its thread, or the message to several. */
const write = {
  thread: (context: RequestContext, fields: Fields = {}) =>
    startThread(context, { 'form-key': newFormKey(), recipient: accounts.north, subject: 'Suitability', ...body, ...fields }),
  reply: (context: RequestContext, fields: Fields = {}) => act(context, { intent: 'reply', ...body, ...fields }),
  note: (context: RequestContext, fields: Fields = {}) => act(context, { intent: 'note', text: 'Our own note', ...fields }),
  several: (context: RequestContext, { hold: _held, ...fields }: Fields = {}) =>
    sendMailing(context, {
      'form-key': newFormKey(),
      to: 'chosen',
      groups: '',
      clients: accounts.north,
      subject: 'Fees',
      ...body,
      ...fields,
    }),
};
type Way = keyof typeof write;

async function act(context: RequestContext, fields: Fields): Promise<string> {
  await threadAction(context, begun, { 'form-key': newFormKey(), ...fields });
  return begun;
}

type Deed = (written: string) => Promise<unknown>;

const releases: Deed = async () => {
  await owner.query('update thread_messages set held_until = now() where held_until is not null');
  await releaseMessages({ db: database, onFailure: ({ err }) => expect(err).toBeNull() });
};
const isTakenBack: Deed = async (thread) => {
  const message = await idOf('select id from thread_messages where held_until is not null');
  await threadAction(contextOf('advisor'), thread, { intent: 'undo', message });
};
const isStopped: Deed = (mailing) => stopMailing(contextOf('advisor'), mailing, { intent: 'stop' });
const isGivenBack: Deed = async () => {
  await owner.query("update thread_messages set held_until = now() - interval '31 days' where held_until is not null");
  await database.as(actors.system).writeUnaudited('held-messages', (tx) => tx.messagesOnHold.giveBack());
};
const prints: Deed = () => run();
const printsTwice: Deed = () => Promise.all([run(), run()]).then(() => run());
const breaks: Deed = async () => void (isPrinterBroken = true);
const mends: Deed = async () => void (isPrinterBroken = false);
const waits: Deed = () => owner.query('update library_copies set due_at = now()');
const waitsForDays: Deed = () => owner.query('update library_copies set due_at = now(), failures = 53');
const closes: Deed = () => owner.query('update accounts set is_active = false where id = $1', [accounts.north]);
const isDisabled: Deed = () => owner.query('update user_security set is_disabled = true where user_id = $1', [people.ada]);
const removesDocument: Deed = () =>
  owner.query("update documents set removed_at = now() where account_id = $1 and type = 'other'", [accounts.north]);

interface Copy extends StoredFile {
  readonly title: string;
}

async function copies(): Promise<readonly Copy[]> {
  const { rows } = await owner.query<Copy>(
    `select title, stored_key as key, size::float8 as size, encode(content_hash, 'hex') as hash
       from documents document join document_versions version on version.document_id = document.id
      where document.account_id = $1 and document.created_by is null and type = 'other' order by version.created_at`,
    [accounts.north],
  );
  return rows;
}

/** Returns the states that a reader sees beside the messages of north: none in threads that are not open to them. */
async function statesFor(reader: Writer) {
  const { rows } = await owner.query<{ id: string }>('select id from threads where account_id = $1', [accounts.north]);
  const opened = rows.map(({ id }) => openThread(contextOf(reader), id.replaceAll('-', '')).catch(orNone));
  const threads = await Promise.all(opened);
  return threads.flatMap(({ messages }) => messages.flatMap(({ copy }) => (copy ? [copy] : [])));
}

function orNone(error: unknown) {
  expect(error).toMatchObject({ code: 'thread-not-found' });
  return { messages: [] };
}

/** Returns the states that the firm sees: the writer alone what is held, and an administrator all else. */
async function statesForTheFirm() {
  const ofWriter = await statesFor('advisor');
  return ofWriter.length > 0 ? ofWriter : statesFor('admin');
}

const ticked = { copy: 'yes' };
const unticked = { copy: 'no' };
const untouched = {};
const held = { hold: 'yes' };
const isThere = { isBehind: false, retriedAt: null, reason: null };
const isWaiting = { document: null, isBehind: true, retriedAt: null, reason: null };
const never = (reason: string) => ({ document: null, isBehind: true, reason });

test.each<[what: string, Way, Writer, Fields, readonly Deed[], title: string | null, state: object | null]>([
  //  what is written                       as          by         chosen                     what happens                   title in the library, state
  ['thread', 'thread', 'advisor', { ...ticked, ...held }, [releases, prints], 'Suitability', isThere],
  ['thread by an administrator', 'thread', 'admin', { ...ticked, ...held }, [releases, prints], 'Suitability', isThere],
  ['thread, unticked', 'thread', 'advisor', { ...unticked, ...held }, [releases, prints], null, null],
  ['thread, no choice', 'thread', 'advisor', { ...untouched, ...held }, [releases, prints], null, null],
  ['thread, sent at once', 'thread', 'advisor', ticked, [prints], 'Suitability', isThere],
  ['thread, still held', 'thread', 'advisor', { ...ticked, ...held }, [prints], null, isWaiting],
  ['thread, taken back', 'thread', 'advisor', { ...ticked, ...held }, [isTakenBack, releases, prints], null, null],
  ['thread that could not be sent', 'thread', 'advisor', { ...ticked, ...held }, [isGivenBack, releases, prints], null, null],
  ['thread, silent', 'thread', 'advisor', { ...ticked, notify: 'no', ...held }, [releases, prints], 'Suitability', isThere],
  ['thread, sent, not printed', 'thread', 'advisor', { ...ticked, ...held }, [releases], null, isWaiting],
  ['reply', 'reply', 'advisor', { ...ticked, ...held }, [releases, prints], 'A question', isThere],
  ['reply by an administrator', 'reply', 'admin', { ...ticked, ...held }, [releases, prints], 'A question', isThere],
  ['reply, unticked', 'reply', 'advisor', { ...unticked, ...held }, [releases, prints], null, null],
  ['reply, taken back', 'reply', 'advisor', { ...ticked, ...held }, [isTakenBack, releases, prints], null, null],
  ['reply of a client', 'reply', 'investor', held, [releases, prints], null, null],
  ['note', 'note', 'advisor', ticked, [prints], null, null],
  ['to several', 'several', 'advisor', ticked, [releases, prints], 'Fees', isThere],
  ['to several, unticked', 'several', 'advisor', unticked, [releases, prints], null, null],
  ['to several, stopped', 'several', 'advisor', ticked, [isStopped, releases, prints], null, null],
  ['jobs at once, and again', 'thread', 'advisor', { ...ticked, ...held }, [releases, printsTwice], 'Suitability', isThere],
  ['released twice', 'reply', 'advisor', { ...ticked, ...held }, [releases, releases, prints, prints], 'A question', isThere],
  [
    'the document in the trash',
    'reply',
    'advisor',
    { ...ticked, ...held },
    [releases, prints, removesDocument, prints],
    'A question',
    isThere,
  ],
  ['the printer failed', 'thread', 'advisor', ticked, [breaks, prints, mends, prints], null, { isBehind: true, reason: null }],
  ['the printer failed, then tried again', 'thread', 'advisor', ticked, [breaks, prints, mends, waits, prints], 'Suitability', isThere],
  [
    'the printer failed for two days',
    'thread',
    'advisor',
    ticked,
    [breaks, waitsForDays, prints, mends, waits, prints],
    null,
    never('failed'),
  ],
  ['account closed', 'thread', 'advisor', ticked, [closes, prints], null, never('closed')],
  ['writer disabled', 'thread', 'advisor', ticked, [isDisabled, prints], null, never('noAccess')],
])('%s', async (_what, way, writer, fields, deeds, title, state) => {
  const written = await write[way](contextOf(writer), fields);
  for (const deed of deeds) await deed(written);
  const kept = await copies();
  expect(kept.map((copy) => copy.title)).toEqual(title === null ? [] : [title]);
  for (const file of kept) expect(await text(await localFileStore(folder).read(file))).toContain(body.text);
  expect(await statesForTheFirm()).toMatchObject(state === null ? [] : [{ portal, account: accounts.north, ...state }]);
  expect(await statesFor('investor'), 'the client sees no state').toEqual([]);
  expect((await owner.query("select from notifications where kind <> 'message'")).rowCount, 'nobody is told of the copy').toBe(0);
});

test.each<[Way, Fields]>([
  ['thread', { recipient: `${accounts.north}.${people.ada}`, ...ticked }],
  ['thread', { recipient: `${accounts.north}.${people.ada}`, ...unticked }],
  ['reply', ticked],
  ['reply', unticked],
  ['reply', { copy: 'perhaps' }],
])('a %s from a client with the choice %j is refused', async (way, fields) => {
  await expect(write[way](contextOf('investor'), fields)).rejects.toMatchObject({ code: 'form-not-understood' });
  await expect(saveDraft(contextOf('investor'), { text: 'Hello', ...fields })).rejects.toMatchObject({ code: 'form-not-understood' });
});

test('the document is of the day of the message, in the language of its client, and the system’s', async () => {
  await owner.query("update users set language = 'el' where id = $1", [people.ivy]);
  await write.note(contextOf('advisor'));
  await write.reply(contextOf('advisor'), ticked);
  await owner.query("update thread_messages set at = '2026-07-14T23:30:00Z' where copies");
  await run();
  const { rows } = await owner.query(
    `select title, type, effective_date::text as day, file_name as file, created_by as by, uploaded_by as uploader
       from documents document join document_versions version on version.document_id = document.id where document.account_id = $1 and title = 'A question'`,
    [accounts.north],
  );
  expect(rows).toEqual([
    { title: 'A question', type: 'other', day: '2026-07-15', file: 'A question_2026-07-15.pdf', by: null, uploader: null },
  ]);
  const [file] = await copies();
  const paper: unknown = JSON.parse(await text(await localFileStore(folder).read(file!)));
  expect(paper).toMatchObject({
    locale: 'el',
    subject: 'A question',
    isOne: true,
    notes: null,
    messages: [{ writer: 'Somebody', text: body.text }],
  });
});

test('is printed once however often the job runs', async () => {
  await write.reply(contextOf('advisor'), ticked);
  printed = 0;
  for (let runs = 0; runs < 3; runs += 1) await run();
  expect(printed).toBe(1);
});

describe('the choice', () => {
  test.each([
    ['yes', true],
    ['no', false],
    [undefined, false],
  ] as const)('%s is kept by a draft, and by a message to several', async (copy, isCopied) => {
    const context = contextOf('advisor');
    const fields = copy === undefined ? {} : { copy };
    const { id } = await saveDraft(context, { subject: 'Hello', text: 'Hello', ...fields });
    expect(await openDraft(context, id ?? '')).toMatchObject({ copies: isCopied });
    await saveDraft(context, { thread: begun, text: 'Hello', ...fields });
    expect((await openThread(context, begun)).draft).toMatchObject({ copies: isCopied });
    expect(await readMailing(context, await write.several(context, fields))).toMatchObject({ isCopied });
  });

  test.each([
    ['yes', null, true],
    ['no', null, false],
    ['yes', 'no', true],
    ['no', 'yes', true],
    ['no', 'no', false],
  ])('%s comes back with a message above a draft with %s', async (copy, draft, copied) => {
    const context = contextOf('advisor');
    await write.reply(context, { copy, ...held });
    if (draft !== null) await saveDraft(context, { thread: begun, text: 'More', copy: draft });
    await isTakenBack(begun);
    expect((await openThread(context, begun)).draft).toMatchObject({ copies: copied });
  });

  test('comes back with a message that could not be sent', async () => {
    await write.thread(contextOf('advisor'), { ...ticked, ...held });
    await isGivenBack('');
    const draft = await idOf('select id from message_drafts where unsent_at is not null');
    expect(await openDraft(contextOf('advisor'), draft)).toMatchObject({ copies: true });
  });
});

const askOfOther = (account: string) =>
  `insert into library_copies (source_id, account_id, thread_id) select uuidv7(), '${account}', id from threads`;

describe('behind the app', () => {
  test.each([
    ['investor', 'client', false, false],
    ['advisor', 'firm', true, false],
    ['advisor', 'firm', false, true],
  ] as const)('%s writes, as the %s with a note %s, a message with a copy: %s', async (writer, side, isInternal, isAllowed) => {
    const actor = actors[writer];
    const by = { writtenBy: 'userId' in actor ? actor.userId : '', writtenByName: writer };
    const adding = database.as(actor).writeUnaudited('demo-history', ({ threads }) =>
      threads.addMessage({
        accountId: accounts.north,
        threadId: begun,
        side,
        isInternal,
        ...by,
        text: 'Hush',
        heldSeconds: null,
        copies: true,
      }),
    );
    if (isAllowed) await adding;
    else await expect(adding).rejects.toThrow();
    expect((await owner.query('select from library_copies where thread_id is not null')).rowCount).toBe(isAllowed ? 1 : 0);
  });

  test.each(['advisor', 'admin', 'investor'] as const)('%s changes the choice of no message, and asks for no copy', async (name) => {
    await write.reply(contextOf('advisor'), held);
    const refused = { code: '42501' };
    await expect(touched(actors[name], 'update thread_messages set copies = true')).rejects.toMatchObject(refused);
    const ask = 'insert into library_copies (source_id, account_id, thread_id) select id, account_id, thread_id from thread_messages';
    await expect(touched(actors[name], ask)).rejects.toMatchObject(refused);
  });

  test('a copy is that of a message of its account, and asked for once', async () => {
    await write.reply(contextOf('advisor'), ticked);
    await expect(touched(actors.system, askOfOther(accounts.north))).rejects.toMatchObject({ code: '23503' });
    await expect(touched(actors.system, askOfOther(accounts.south))).rejects.toMatchObject({ code: '23503' });
    const again = 'update library_copies set asked = 2 where thread_id is not null';
    await expect(touched(actors.system, again)).rejects.toMatchObject({ code: '23514' });
  });
});
