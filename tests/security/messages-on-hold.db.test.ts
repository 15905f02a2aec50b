import { describe, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { createWriter } from '#server/operations/messages/writer.ts';
import { postNotificationMails } from '#server/operations/notifications/post-notification-mails.ts';
import { releaseMessages } from '#server/operations/threads/release-messages.ts';
import { variants } from '#variants/registry.ts';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { database } = product;
const { owner } = database;
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(database, people);
const host = `localhost:${product.port}`;
const messages = `/dashboard/${ids.portal}/messages`;
const services = { gateways: { email: 'outbox' as const }, origin: 'http://firm.example', writer: createWriter(variants.default) };

const ask = async (as: AccessActor, path: string) =>
  httpRequest({ port: product.port, path, headers: { host, ...(await credentialsOf(as)).headers } });

async function send(as: AccessActor, path: string, fields: Readonly<Record<string, string>>) {
  const body = Buffer.from(new URLSearchParams(fields).toString());
  const own = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  const headers = { host, origin: `http://${host}`, ...(await credentialsOf(as)).headers, ...own };
  return httpRequest({ port: product.port, method: 'POST', path, headers, body });
}

const write = (as: AccessActor, path: string, fields: Readonly<Record<string, string>>) =>
  send(as, path, { 'form-key': newFormKey(), hold: 'yes', ...fields });
const reply = (as: AccessActor, text: string) => write(as, `${messages}/${ids.thread}`, { intent: 'reply', text });
const heldId = async (text: string) => {
  const found = await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from thread_messages where text = $1", [text]);
  return found.rows[0]?.id ?? '';
};
const undo = (as: AccessActor, message: string, thread = ids.thread) => send(as, `${messages}/${thread}`, { intent: 'undo', message });
const announced = async () => {
  await postNotificationMails({ db: database, variant: variants.default, services });
  return (await owner.query("select from outgoing_messages where kind = 'threadMessage'")).rowCount;
};
const notified = async () => (await owner.query("select from notifications where kind = 'message'")).rowCount;
const makeDue = () => owner.query('update thread_messages set held_until = now() where held_until is not null');
const release = async () => releaseMessages({ db: database, onFailure: ({ err }) => expect(err).toBeNull() });

const membership = [ids.account, people.advisor.id];
const close = () => owner.query('delete from account_members where account_id = $1 and user_id = $2', membership);
const open = () => owner.query("insert into account_members values ($1, $2, 'advisor')", membership);

const everyoneElse = ['investor', 'admin', 'viewingAdmin', 'viewingAdvisor', 'groupAdvisor'] as const;

describe('a message that may be taken back', () => {
  test('is seen by its writer alone, found by no one else and announced to no one, until its time is over', async () => {
    const before = [await announced(), await notified()];
    const text = 'Perhaps unwise wording';
    expect((await reply('advisor', text)).status).toBe(200);
    expect((await ask('advisor', `${messages}/${ids.thread}`)).body).toContain(text);
    for (const as of everyoneElse) {
      expect((await ask(as, `${messages}/${ids.thread}`)).body, as).not.toContain(text);
      expect((await ask(as, `${messages}?find=unwise`)).body, as).toContain('No messages match');
    }
    expect([await announced(), await notified()]).toEqual(before);
    await makeDue();
    const several = await Promise.all([release(), release(), release()]);
    expect(several.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
    const sent = (await ask('investor', `${messages}/${ids.thread}`)).body;
    expect([sent.includes(text), sent.includes('Sending...')]).toEqual([true, false]);
    expect([await announced(), await notified()]).toEqual(before.map((count) => (count ?? 0) + 1));
    expect((await undo('advisor', await heldId(text))).body).toContain('This message has been sent.');
  });

  test('of a client is sent too', async () => {
    await reply('investor', 'From the client');
    await makeDue();
    expect(await release()).toEqual({ sent: 1 });
    expect((await ask('advisor', `${messages}/${ids.thread}`)).body).toContain('From the client');
  });

  test('is taken back by its writer alone, and is a draft then', async () => {
    const text = 'Sent too early';
    await reply('advisor', text);
    const id = await heldId(text);
    for (const as of ['investor', 'admin'] as const) expect((await undo(as, id)).status, as).toBe(400);
    expect((await undo('otherAdvisor', id)).status).toBe(404);
    expect((await undo('viewingAdvisor', id)).status).toBe(403);
    expect((await undo('advisor', id)).status).toBe(200);
    expect(await heldId(text)).toBe('');
    expect((await ask('advisor', `${messages}?view=drafts`)).body).toContain(text);
    for (const as of everyoneElse) expect((await ask(as, `${messages}?view=drafts`)).body, as).not.toContain(text);
    await reply('advisor', 'Better now');
    expect((await ask('advisor', `${messages}?view=drafts`)).body).not.toContain(text);
  });

  test('that begins a thread leaves none behind', async () => {
    const { headers } = await (async () => {
      const { location } = await write('advisor', `${messages}/new`, { recipient: ids.account, subject: 'Begun too early', text: 'Oh' });
      const thread = location?.split('/').at(-1) ?? '';
      expect((await ask('investor', `${messages}/${thread}`)).status).toBe(404);
      return undo('advisor', await heldId('Oh'), thread);
    })();
    expect(headers.location).toMatch(/messages\/new\?draft=[0-9a-f]{32}$/);
    expect((await owner.query("select from threads where subject = 'Begun too early'")).rowCount).toBe(0);
    expect((await ask('advisor', headers.location ?? '')).body).toContain('Begun too early');
    expect((await ask('admin', headers.location ?? '')).body).not.toContain('Begun too early');
  });

  test('is not sent by someone who has lost the account meanwhile', async () => {
    await makeDue();
    await release();
    const text = 'From someone who left';
    await reply('advisor', text);
    await makeDue();
    await close();
    expect(await release()).toEqual({ sent: 0 });
    await open();
    expect(await release()).toEqual({ sent: 1 });
  });
});

const giveBack = () => database.as(system('clean-up')).writeUnaudited('held-messages', (tx) => tx.messagesOnHold.giveBack());
const heldFor = (days: number) =>
  owner.query(
    'update thread_messages set held_until = now() - make_interval(days => $1), at = now() - make_interval(days => $1) where held_until is not null',
    [days],
  );

describe('a message that could not be sent for a month', () => {
  test('is its writer’s draft again, and no one else’s', async () => {
    await write('advisor', `${messages}/new`, { recipient: ids.account, subject: 'Never sent', text: 'Nobody read this' });
    await heldFor(29);
    expect(await giveBack()).toBe(0);
    await heldFor(31);
    await owner.query("update threads set created_at = now() - interval '31 days' where subject = 'Never sent'");
    expect(await giveBack()).toBe(1);
    expect(await giveBack()).toBe(0);
    expect(await heldId('Nobody read this')).toBe('');
    expect((await owner.query("select from threads where subject = 'Never sent'")).rowCount).toBe(0);
    const drafts = (await ask('advisor', `${messages}?view=drafts`)).body;
    expect([drafts.includes('Nobody read this'), drafts.includes('Could not be sent')]).toEqual([true, true]);
    for (const as of everyoneElse) expect((await ask(as, `${messages}?view=drafts`)).body, as).not.toContain('Nobody read this');
  });
});

describe('what was written', () => {
  test.each<[AccessActor, string, boolean]>([
    ['investor', 'inheritances', true],
    ['advisor', 'inheritance', true],
    ['otherAdvisor', 'inheritance', false],
    ['otherInvestor', 'inheritance', false],
    ['investor', 'επενδύσεις', true],
    ['advisor', 'επενδυση', true],
    ['investor', "'; drop table threads; -- & ! :*", false],
  ])('is found by %s with %j: %s', async (as, find, isFound) => {
    await owner.query(
      `insert into thread_messages (account_id, thread_id, side, written_by_name, text)
       values ($1, $2, 'firm', 'Someone', 'About the inheritance of your aunt: η επένδυση')`,
      [ids.account, ids.thread],
    );
    const { status, body } = await ask(as, `${messages}?find=${encodeURIComponent(find)}`);
    expect([status, body.includes(ids.thread)]).toEqual([200, isFound]);
  });
});

describe('a draft', () => {
  test('of a thread of others, or in the place of another person’s, is not kept', async () => {
    expect((await send('otherAdvisor', `${messages}/drafts`, { thread: ids.thread, text: 'Mine' })).status).toBe(404);
    expect((await send('investor', `${messages}/drafts`, { thread: ids.thread, intent: 'note', text: 'A note' })).status).toBe(403);
    const kept = await send('investor', `${messages}/drafts`, { subject: 'Private thought', text: '' });
    const { id } = JSON.parse(kept.body) as { id: string };
    await send('advisor', `${messages}/drafts`, { draft: id, subject: 'Overwritten', text: '' });
    expect((await ask('investor', `${messages}/new?draft=${id}`)).body).toContain('Private thought');
    expect((await ask('advisor', `${messages}/new?draft=${id}`)).body).not.toContain('Private thought');
    await send('advisor', `${messages}/drafts`, { draft: id, subject: '', text: '' });
    expect((await ask('investor', `${messages}?view=drafts`)).body).toContain('Private thought');
    await send('investor', `${messages}/drafts`, { draft: id, subject: '', text: ' ' });
    expect((await ask('investor', `${messages}?view=drafts`)).body).not.toContain('Private thought');
  });

  test('is one of a thread, however often it is kept at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, nth) => send('investor', `${messages}/drafts`, { thread: ids.thread, text: `Version ${nth}` })),
    );
    expect(
      (await owner.query('select from message_drafts where thread_id = $1 and user_id = $2', [ids.thread, people.investor.id])).rowCount,
    ).toBe(1);
  });
});
