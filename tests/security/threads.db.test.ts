import { describe, expect, test } from 'vitest';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { createWriter } from '#server/operations/messages/writer.ts';
import { postNotificationMails } from '#server/operations/notifications/post-notification-mails.ts';
import { variants } from '#variants/registry.ts';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, credentialsIn } from './access-actors.ts';
import { canary, internalNote, twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { owner } = product.database;
const { ids, people } = await twoClients(product);
const { database } = product;
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;
const services = { gateways: { email: 'outbox' as const }, origin: 'http://firm.example', writer: createWriter(variants.default) };
const messages = `/dashboard/${ids.portal}/messages`;

const ask = async (as: AccessActor, path: string) => {
  const { headers } = await credentialsOf(as);
  return httpRequest({ port: product.port, path, headers: { host, ...headers } });
};

async function send(as: AccessActor, path: string, fields: Readonly<Record<string, string>>) {
  const { headers } = await credentialsOf(as);
  const body = Buffer.from(new URLSearchParams({ ...('text' in fields && { 'form-key': newFormKey() }), ...fields }).toString());
  const all = {
    host,
    origin: `http://${host}`,
    ...headers,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  };
  return httpRequest({ port: product.port, method: 'POST', path, headers: all, body });
}

const start = async (as: AccessActor, recipient: string, subject = 'A question', text = 'What is it worth?') =>
  send(as, `${messages}/new`, { recipient, subject, text });
const idIn = (location: string | undefined) => location?.split('/').at(-1) ?? '';
const toAdviser = `${ids.account}.${people.advisor.id}`;
/** Also those that the product itself is posting at the moment. */
const mails = async () => {
  await postNotificationMails({ db: database, variant: variants.default, services });
  await expect
    .poll(async () => (await owner.query('select from notifications where mail_due_at <= now()')).rowCount, { timeout: 60_000 })
    .toBe(0);
  return (
    await owner.query<{ recipient: string; text: string }>(
      "select recipient, text from outgoing_messages where kind = 'threadMessage' order by id",
    )
  ).rows;
};
const textsOf = async (thread: string) =>
  (await owner.query<{ text: string }>('select text from thread_messages where thread_id = $1 order by id', [thread])).rows.map(
    ({ text }) => text,
  );

describe('a thread', () => {
  test('goes from a client to their adviser and back, and is announced without a word of it', async () => {
    const before = (await mails()).length;
    const thread = idIn((await start('investor', toAdviser, 'Selling the fund', 'A secret sentence')).location);
    expect((await ask('advisor', `${messages}/${thread}`)).body).toContain('A secret sentence');
    expect((await send('advisor', `${messages}/${thread}`, { intent: 'reply', text: 'A secret answer' })).status).toBe(200);
    expect((await ask('investor', `${messages}/${thread}`)).body).toContain('A secret answer');
    const sent = (await mails()).slice(before);
    expect(sent.map(({ recipient }) => recipient)).toEqual([people.advisor.email, people.investor.email]);
    for (const { text } of sent) expect(text).not.toMatch(/secret|Selling/);
  });

  test.each<[AccessActor, string, number]>([
    ['investor', ids.otherAccount, 404],
    ['investor', `${ids.otherAccount}.${people.otherAdvisor.id}`, 404],
    ['investor', `${ids.account}.${people.otherAdvisor.id}`, 400],
    ['investor', ids.account, 400],
    ['advisor', ids.otherAccount, 404],
    ['advisor', ids.farAccount, 404],
    ['admin', ids.farAccount, 404],
    ['advisor', "'; drop table threads; --", 404],
  ])('is not begun by %s with %s', async (as, recipient, status) => {
    expect((await start(as, recipient)).status).toBe(status);
  });

  test.each<[AccessActor, string, readonly string[]]>([
    ['advisor', '', [ids.account]],
    ['advisor', people.investor.email.slice(0, 12), [ids.account]],
    ['advisor', 'no one is called this', []],
    ['advisor', people.otherInvestor.email, []],
    ['otherAdvisor', people.investor.email, []],
    ['admin', people.investor.email, [ids.account]],
    ['investor', people.otherInvestor.email, [toAdviser, `${ids.account}.${people.groupAdvisor.id}`]],
  ])('can be begun by %s, who looks for %j, with their own', async (as, find, recipients) => {
    const { body } = await ask(as, `${messages}/recipients?find=${encodeURIComponent(find)}`);
    expect((JSON.parse(body) as { id: string }[]).map(({ id }) => id).toSorted()).toEqual(recipients.toSorted());
  });

  test.each([
    ['', 'Hello', 'Subject is required'],
    ['Hello', ' \n ', 'Message is required'],
    ['x'.repeat(201), 'Hello', 'A subject has at most 200 characters.'],
    ['Hello', 'x'.repeat(10_001), 'A message has at most 10000 characters.'],
  ])('asks for what is missing or too long', async (subject, text, refusal) => {
    const { status, body } = await start('investor', toAdviser, subject, text);
    expect([status, body.includes(refusal)]).toEqual([400, true]);
  });

  test('without a recipient says so', async () => {
    expect((await start('investor', '')).body).toContain('Recipient is required');
  });
});

describe('an internal note', () => {
  test.each<[AccessActor, boolean]>([
    ['investor', false],
    ['viewingAdvisor', false],
    ['viewingAdmin', false],
    ['advisor', true],
    ['admin', true],
  ])('%s reads it: %s', async (as, isRead) => {
    const { status, body } = await ask(as, `${messages}/${ids.thread}`);
    expect([status, body.includes(`${canary('North')} asks`), body.includes(internalNote)]).toEqual([200, true, isRead]);
    expect((await ask(as, `${messages}/${ids.thread}.data`)).body.includes(internalNote)).toBe(isRead);
  });

  test('of the firm moves nothing that a client sees, and sends no mail', async () => {
    const thread = idIn((await start('investor', toAdviser)).location);
    const before = [await mails(), (await ask('investor', messages)).body.length];
    expect((await send('advisor', `${messages}/${thread}`, { intent: 'note', text: 'Careful' })).status).toBe(200);
    expect((await mails()).length).toBe((before[0] as object[]).length);
    expect((await ask('investor', `${messages}?find=Careful`)).body).toContain('No messages match');
  });
});

describe('many at once', () => {
  test('the same reply sent a hundred times is one, and a hundred replies are a hundred', async () => {
    const thread = idIn((await start('advisor', ids.account, 'Many', 'First')).location);
    const key = newFormKey();
    const path = `${messages}/${thread}`;
    await Promise.all(Array.from({ length: 20 }, () => send('advisor', path, { 'form-key': key, intent: 'reply', text: 'The same' })));
    await Promise.all(Array.from({ length: 20 }, (_, nth) => send('advisor', path, { intent: 'reply', text: `Reply ${nth}` })));
    const texts = await textsOf(thread);
    expect(texts.filter((text) => text === 'The same')).toHaveLength(1);
    expect(texts.filter((text) => text.startsWith('Reply '))).toHaveLength(20);
  });

  test('a client writes no more than twenty an hour', async () => {
    await owner.query('delete from thread_messages where written_by = $1', [people.otherInvestor.id]);
    const to = `${ids.otherAccount}.${people.otherAdvisor.id}`;
    const statuses = [];
    for (let nth = 0; nth < 21; nth += 1) statuses.push((await start('otherInvestor', to, `Question ${nth}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 302), 429]);
  });
});

test('what is archived comes back when it goes on, and what is read is no longer new', async () => {
  const thread = idIn((await start('advisor', ids.account, 'Archive me', 'First')).location);
  const path = `${messages}/${thread}`;
  const inbox = async (view = '') => (await ask('investor', `${messages}?find=Archive+me${view}`)).body;
  expect(await inbox()).toContain('data-unread');
  await ask('investor', path);
  expect(await inbox()).not.toContain('data-unread');
  expect((await send('investor', path, { intent: 'archive' })).status).toBe(200);
  expect(await inbox()).toContain('No messages match');
  expect(await inbox('&view=archived')).toContain('Archive me');
  await send('advisor', path, { intent: 'reply', text: 'Second' });
  expect(await inbox()).toContain('data-unread');
});

const mine = async (as: AccessActor, find: string) => {
  const { body } = await ask(as, `${messages}?view=mine&find=${find.replaceAll(' ', '+')}`);
  return body.includes('No messages match') ? 'none' : 'found';
};

test('what someone has been given is among their own, and a client has no such list', async () => {
  await start('investor', toAdviser, 'Given to one');
  await start('advisor', ids.account, 'Not asked');
  expect(await mine('advisor', 'Given to one')).toBe('found');
  expect(await mine('admin', 'Given to one')).toBe('none');
  expect([await mine('investor', 'Not asked'), await mine('investor', 'Given to one')]).toEqual(['found', 'none']);
});

const marked = (marks: readonly object[], text = 'The bond fund.') =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text, marks }] }] });

test('formatting is kept, also in a message that is taken back, and is found by its words', async () => {
  const text = marked([{ type: 'bold' }]);
  const thread = idIn((await start('investor', toAdviser, 'Formatted', text)).location);
  const path = `${messages}/${thread}`;
  expect((await ask('advisor', path)).body).toContain('<strong>The bond fund.</strong>');
  expect(await textsOf(thread)).toEqual(['The bond fund.']);
  await send('advisor', path, { intent: 'reply', hold: 'yes', text });
  const { rows } = await owner.query<{ id: string }>(
    "select replace(id::text, '-', '') as id from thread_messages where thread_id = $1 and held_until > now()",
    [thread],
  );
  expect((await send('advisor', path, { intent: 'undo', message: rows[0]?.id ?? '' })).status).toBe(200);
  const { rows: drafts } = await owner.query('select text, formatted from message_drafts where thread_id = $1', [thread]);
  expect(drafts).toEqual([{ text: 'The bond fund.', formatted: JSON.parse(text) }]);
});

test.each([
  ['a link that runs', marked([{ type: 'link', attrs: { href: 'javascript:alert(1)' } }]), 'We could not read this form. P'],
  ['a heading', marked([]).replace('"paragraph"', '"heading","attrs":{"level":2}'), 'We could not read this form. P'],
  ['too many words', marked([], 'x'.repeat(10_001)), 'A message has at most 10000 characters.'],
  ['no words', marked([], ' '), 'Message is required'],
])('a document with %s is no message', async (_name, text, refusal) => {
  const { status, body } = await start('investor', toAdviser, 'Formatted', text);
  expect([status, body.includes(refusal)]).toEqual([400, true]);
});

test('words of a message are text wherever they are shown', async () => {
  const planted = '<script>alert(1)</script><img src=x onerror=alert(2)>';
  const thread = idIn((await start('investor', toAdviser, planted, `${planted}\n=cmd|calc`)).location);
  for (const as of ['investor', 'advisor', 'admin', 'viewingAdvisor'] as const) {
    for (const path of [`${messages}/${thread}`, `${messages}?view=${as === 'investor' ? 'sent' : 'inbox'}`]) {
      const { status, body } = await ask(as, path);
      expect([status, body.includes('<img src=x'), body.includes('<script>alert(1)')]).toEqual([200, false, false]);
    }
  }
});

test('how messages are shown is told with the portal’s own telephone, and of no portal that is not open to who asks', async () => {
  const config = '/reports/messages.config.json';
  await owner.query("update portals set phone = '020 7946 0999', email = 'north@firm.example' where id = $1", [ids.portal]);
  const views = async (as: AccessActor) =>
    JSON.parse((await ask(as, `${config}?portal=${ids.portal}`)).body) as { views: { name: string }[] };
  expect(await views('advisor')).toMatchObject({ title: 'Messages', phone: '020 7946 0999', email: 'north@firm.example' });
  expect((await views('advisor')).views.map(({ name }) => name)).toContain('mine');
  expect((await views('investor')).views.map(({ name }) => name)).not.toContain('mine');
  expect(JSON.parse((await ask('investor', config)).body)).toMatchObject({ divisions: [{ title: 'London' }, {}], email: null });
  expect((await ask('investor', `${config}?portal=${ids.otherPortal}`)).status).toBe(404);
});
