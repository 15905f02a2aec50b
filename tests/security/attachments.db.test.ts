import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { uploadPieceBytes } from '#domain/file/upload.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { type HttpAnswer, httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { owner } = product.database;
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;
const messages = `/dashboard/${ids.portal}/messages`;
const thread = `${messages}/${ids.thread}`;
const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

const ask = async (as: AccessActor, path: string) =>
  httpRequest({ port: product.port, path, headers: { host, ...(await credentialsOf(as)).headers } });

async function post(as: AccessActor, path: string, body: Buffer, type: string): Promise<HttpAnswer> {
  const own = { 'content-type': type, 'content-length': String(body.length) };
  const headers = { host, origin: `http://${host}`, ...(await credentialsOf(as)).headers, ...own };
  return httpRequest({ port: product.port, method: 'POST', path, headers, body });
}

const send = async (as: AccessActor, path: string, fields: Readonly<Record<string, string>>) =>
  post(as, path, Buffer.from(new URLSearchParams(fields).toString()), 'application/x-www-form-urlencoded');

interface Drafted {
  readonly id: string;
  readonly attachments: readonly { readonly id: string; readonly name: string }[];
}

interface Attached {
  readonly name?: string;
  readonly content?: Buffer;
  readonly place?: Readonly<Record<string, string>>;
}

async function attach(as: AccessActor, { name = 'Valuation.pdf', content = pdf, place = { thread: ids.thread } }: Attached = {}) {
  const upload = newFormKey();
  for (let from = 0; from < content.length; from += uploadPieceBytes) {
    const piece = content.subarray(from, from + uploadPieceBytes);
    await post(as, `/api/v1/upload-pieces?key=${upload}&at=${from}`, piece, 'application/octet-stream');
  }
  return send(as, `${messages}/drafts`, { ...place, text: 'With a file', upload, 'file-name': name });
}

const drafted = ({ body }: HttpAnswer) => JSON.parse(body) as Drafted;
const statusOf = async (as: AccessActor, path: string) => (await ask(as, path)).status;

async function reply(as: AccessActor, text: string, attachments: readonly string[], intent = 'reply') {
  return send(as, thread, { 'form-key': newFormKey(), intent, text, attachments: attachments.join(',') });
}

async function newest() {
  const found = await owner.query<{ id: string; thread: string; key: string }>(
    "select replace(id::text, '-', '') as id, replace(thread_id::text, '-', '') as thread, stored_key as key from message_attachments order by created_at desc limit 1",
  );
  return found.rows[0] ?? { id: '', thread: '', key: '' };
}

const isKept = (id = '') =>
  readdirSync(join(product.varDir, 'files/kept'), { recursive: true }).some((path) => new RegExp(`${id}.*[.]pdf$`).test(String(path)));

const documentOf = async (account: string) => {
  const found = await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from documents where account_id = $1 limit 1", [
    account,
  ]);
  return found.rows[0]?.id ?? '';
};

describe('a file from the disk', () => {
  test('comes with the message to those who read it, is told as a download, and to no one else', async () => {
    const { attachments } = drafted(await attach('advisor'));
    expect(
      (
        await reply(
          'advisor',
          'Attached',
          attachments.map(({ id }) => id),
        )
      ).status,
    ).toBe(200);
    const path = `${thread}/attachments/${(await newest()).id}`;
    expect((await ask('investor', thread)).body).toContain('Valuation.pdf');
    const taken = await ask('investor', path);
    expect([taken.status, taken.body]).toEqual([200, pdf.toString()]);
    expect(taken.headers).toMatchObject({
      'content-disposition': expect.stringContaining('attachment') as string,
      'x-content-type-options': 'nosniff',
    });
    for (const as of ['otherInvestor', 'otherAdvisor', 'strangerAdvisor', 'delegate'] as const)
      expect(await statusOf(as, path), as).toBe(404);
    expect(await statusOf('guest', path)).toBe(302);
    const told = await owner.query("select from activities where kind = 'downloaded' and section = 'messages' and user_id = $1", [
      people.investor.id,
    ]);
    expect(told.rowCount).toBe(1);
    const membership = [ids.account, people.advisor.id];
    await owner.query('delete from account_members where account_id = $1 and user_id = $2', membership);
    expect(await statusOf('advisor', path)).toBe(404);
    await owner.query("insert into account_members values ($1, $2, 'advisor')", membership);
  });

  test('with a note is the firm’s', async () => {
    const { attachments } = drafted(await attach('advisor', { name: 'Risk.pdf' }));
    await reply(
      'advisor',
      'Internal',
      attachments.map(({ id }) => id),
      'note',
    );
    const path = `${thread}/attachments/${(await newest()).id}`;
    expect(await statusOf('advisor', path)).toBe(200);
    expect(await statusOf('investor', path)).toBe(404);
    expect(await statusOf('viewingAdvisor', path)).toBe(404);
    expect((await ask('investor', thread)).body).not.toContain('Risk.pdf');
  });

  test('that the message is sent without is gone from the disk', async () => {
    await attach('advisor', { name: 'Unsent.pdf' });
    const { attachments } = drafted(await attach('advisor', { name: 'Sent.pdf' }));
    const [unsent, sent] = ['Unsent.pdf', 'Sent.pdf'].map((name) => attachments.find((each) => each.name === name)?.id ?? '');
    expect([isKept(unsent), isKept(sent)]).toEqual([true, true]);
    expect((await reply('advisor', 'With one of them', [sent ?? ''])).status).toBe(200);
    expect([isKept(unsent), isKept(sent)]).toEqual([false, true]);
  });

  test('of another thread is not reached through one’s own', async () => {
    const { id } = await newest();
    const started = await send('otherInvestor', `${messages}/new`, {
      'form-key': newFormKey(),
      recipient: `${ids.otherAccount}.${people.otherAdvisor.id}`,
      subject: 'Mine',
      text: 'Mine',
    });
    expect(await statusOf('otherInvestor', `${started.headers.location}/attachments/${id}`)).toBe(404);
  });

  test('of another person’s draft, or of none, comes with nothing', async () => {
    const { attachments } = drafted(await attach('advisor'));
    const foreign = attachments.map(({ id }) => id);
    expect((await reply('investor', 'Stolen', foreign)).status).toBe(404);
    expect((await reply('advisor', 'Unknown', ['0f'.repeat(16)])).status).toBe(404);
    expect((await owner.query("select from thread_messages where text in ('Stolen', 'Unknown')")).rowCount).toBe(0);
  });

  test.each([
    ['run.exe', Buffer.from('MZ'), 400],
    ['page.html', Buffer.from('<script>alert(1)</script>'), 400],
    ['polyglot.pdf', Buffer.from('PK\u0003\u0004'), 400],
    ['large.txt', Buffer.alloc(25_000_001, 'x'), 400],
    ['../../etc/passwd.txt', Buffer.from('harmless'), 200],
  ])('%s is taken or not', async (name, content, status) => {
    const answer = await attach('investor', { name, content, place: {} });
    expect(answer.status).toBe(status);
    if (status === 200) expect(drafted(answer).attachments[0]?.name).toBe('passwd.txt');
  });

  test('is one of ten, however many come at once', async () => {
    const { id } = drafted(await send('groupAdvisor', `${messages}/drafts`, { subject: 'Many', text: 'Many' }));
    const statuses = await Promise.all(
      Array.from({ length: 15 }, async () => (await attach('groupAdvisor', { place: { draft: id } })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  });

  test('is gone with the message that is taken back, and comes back with its draft', async () => {
    const { attachments } = drafted(await attach('admin', { name: 'Back.pdf' }));
    await send('admin', thread, {
      'form-key': newFormKey(),
      intent: 'reply',
      text: 'Undo me',
      hold: 'yes',
      attachments: attachments.map(({ id }) => id).join(','),
    });
    const { id } = await newest();
    expect(await statusOf('investor', `${thread}/attachments/${id}`)).toBe(404);
    const found = await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from thread_messages where text = 'Undo me'");
    expect((await send('admin', thread, { intent: 'undo', message: found.rows[0]?.id ?? '' })).status).toBe(200);
    expect((await ask('admin', thread)).body).toContain('Back.pdf');
    expect((await owner.query('select from message_attachments where id = $1', [id])).rowCount).toBe(0);
  });
});

test('the file of a note that goes with its thread goes from the disk', async () => {
  const begun = await send('advisor', `${messages}/new`, {
    'form-key': newFormKey(),
    recipient: ids.account,
    subject: 'Too early',
    text: 'Taken back with its note',
    hold: 'yes',
  });
  const id = begun.headers.location?.split('/').at(-1) ?? '';
  await attach('advisor', { name: 'Note.pdf', place: { thread: id, intent: 'note' } });
  const draft = await owner.query<{ key: string }>("select attachments -> 0 ->> 'key' as key from message_drafts where thread_id = $1", [
    id,
  ]);
  const file = join(product.varDir, 'files', 'kept', draft.rows[0]?.key ?? '');
  expect(existsSync(file)).toBe(true);
  const message = await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from thread_messages where thread_id = $1", [
    id,
  ]);
  const { headers } = await send('advisor', `${messages}/${id}`, { intent: 'undo', message: message.rows[0]?.id ?? '' });
  expect(headers.location).toContain('draft=');
  expect(existsSync(file)).toBe(false);
});

describe('a document of the library', () => {
  test('comes from the account that is written about alone', async () => {
    const [own, other] = [await documentOf(ids.account), await documentOf(ids.otherAccount)];
    const place = { thread: ids.thread, text: 'See this' };
    expect((await send('investor', `${messages}/drafts`, { ...place, document: other })).status).toBe(404);
    expect((await send('admin', `${messages}/drafts`, { ...place, document: other })).status).toBe(404);
    const { attachments } = drafted(await send('investor', `${messages}/drafts`, { ...place, document: own }));
    expect(
      (
        await reply(
          'investor',
          'See this',
          attachments.map(({ id }) => id),
        )
      ).status,
    ).toBe(200);
    const kept = drafted(
      await send('admin', `${messages}/drafts`, { recipient: ids.account, subject: 'Wrong', text: 'Wrong', document: other }),
    );
    const form = { 'form-key': newFormKey(), recipient: ids.account, subject: 'Wrong', text: 'Wrong', draft: kept.id };
    expect((await send('admin', `${messages}/new`, { ...form, attachments: kept.attachments.map(({ id }) => id).join(',') })).status).toBe(
      400,
    );
    expect(await statusOf('investor', `${messages}/documents?account=${ids.otherAccount}`)).toBe(404);
  });
});
