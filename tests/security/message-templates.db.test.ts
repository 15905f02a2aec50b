import { describe, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
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

const ask = async (as: AccessActor, path: string) =>
  httpRequest({ port: product.port, path, headers: { host, ...(await credentialsOf(as)).headers } });

async function post(as: AccessActor, path: string, fields: Readonly<Record<string, string>>) {
  const body = Buffer.from(new URLSearchParams({ 'form-key': newFormKey(), ...fields }).toString());
  const own = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  const headers = { host, origin: `http://${host}`, ...(await credentialsOf(as)).headers, ...own };
  return httpRequest({ port: product.port, method: 'POST', path, headers, body });
}

async function templateOf(name: string, subject: string, body: string): Promise<string> {
  const sql = `insert into message_templates (name, language, subject, body) values ($1, 'en', $2, $3) returning replace(id::text, '-', '') as id`;
  return (await owner.query<{ id: string }>(sql, [name, subject, body])).rows[0]?.id ?? '';
}

const used = async (as: AccessActor, template: string, account?: string) => {
  const { status, body } = await ask(as, `${messages}/template?${new URLSearchParams({ template, ...(account && { account }) })}`);
  return status === 200 ? (JSON.parse(body) as { subject: string; text: string; missing: readonly string[] }) : status;
};

const written = async (subject: string) =>
  (
    await owner.query<{ subject: string; text: string }>(
      'select thread.subject, message.text from threads thread join thread_messages message on message.thread_id = thread.id where thread.subject like $1 order by message.text',
      [`${subject}%`],
    )
  ).rows;
const nameOf = async (email: string) =>
  (await owner.query<{ name: string }>('select name from users where email = $1', [email])).rows[0]?.name ?? '';

const actorOf = {
  admin: { kind: 'admin', userId: people.admin.id },
  advisor: { kind: 'advisor', userId: people.advisor.id },
  otherAdvisor: { kind: 'advisor', userId: people.otherAdvisor.id },
  investor: { kind: 'investor', userId: people.investor.id },
  viewingAdvisor: { kind: 'advisor', userId: people.advisor.id, onBehalfOf: people.investor.id },
} as const satisfies Partial<Record<AccessActor, Actor>>;

describe('a template', () => {
  test.each([
    ['Dear {{name}}', 'Dear {{client}}', 'name'],
    ['Hello', 'Call {{ phone }}', 'phone'],
  ])('with a field that there is not is not saved: %s, %s', async (subject, body, field) => {
    const answer = await post('admin', '/admin/message-templates?open=new', {
      intent: 'create',
      name: `Of ${field}`,
      language: 'en',
      subject,
      body,
    });
    expect([answer.status, answer.body.includes(`There is no field “${field}”`)]).toEqual([400, true]);
    expect((await owner.query('select from message_templates where name = $1', [`Of ${field}`])).rowCount).toBe(0);
  });

  test.each<[keyof typeof actorOf, 'rows' | 'none']>([
    ['admin', 'rows'],
    ['advisor', 'rows'],
    ['otherAdvisor', 'rows'],
    ['investor', 'none'],
    ['viewingAdvisor', 'none'],
  ])('is read by the firm’s people alone, also below the operations: %s', async (as, expected) => {
    const id = await templateOf(`Read by ${as}`, 'Subject', 'Body');
    const found = await used(as, id);
    expect(typeof found === 'number' ? 'none' : 'rows').toBe(expected);
    const seen = await database.as(actorOf[as]).read(({ messageTemplates }) => messageTemplates.find(id));
    expect(seen === null ? 'none' : 'rows').toBe(expected);
  });

  test('is changed and removed by administrators alone, also below the operations', async () => {
    const id = await templateOf('Kept', 'Subject', 'Body');
    const { advisor } = people;
    const as = database.as({ kind: 'advisor', userId: advisor.id });
    await as.writeUnaudited('message-drafts', ({ messageTemplates }) => messageTemplates.delete(id));
    await expect(
      as.writeUnaudited('message-drafts', ({ messageTemplates }) =>
        messageTemplates.insert({ name: 'Of an adviser', language: 'en', subject: 'Subject', body: 'Body' }),
      ),
    ).rejects.toMatchObject({ code: '42501' });
    expect((await owner.query("select from message_templates where name in ('Kept', 'Of an adviser')")).rowCount).toBe(1);
  });

  test('is filled with the values of the client who is named, and of no one who is not the reader’s', async () => {
    const id = await templateOf('Filled', 'For {{client}}', 'From {{adviser}}, {{adviser_title}} on {{portal}}');
    await owner.query('update users set title = null where id = $1', [people.advisor.id]);
    expect(await used('advisor', id)).toMatchObject({ subject: 'For {{client}}', missing: [] });
    expect(await used('advisor', id, ids.account)).toMatchObject({
      subject: `For ${await nameOf(people.investor.email)}`,
      text: expect.stringContaining(`From ${await nameOf(people.advisor.email)}, {{adviser_title}} on `),
      missing: ['adviser_title'],
    });
    expect(await used('otherAdvisor', id, ids.account)).toBe(404);
    expect(await used('admin', id, ids.farAccount)).toBe(404);
  });
});

describe('a message with fields', () => {
  test('is filled when it is sent, and not sent as long as a field has no value', async () => {
    const fields = { recipient: ids.account, hold: 'yes', subject: 'Single for {{client}}' };
    const refused = await post('advisor', `${messages}/new`, { ...fields, text: 'I am your {{adviser_title}}.' });
    expect([refused.status, refused.body.includes('This client has no value for {{adviser_title}}')]).toEqual([400, true]);
    expect(await written('Single for')).toEqual([]);
    await post('advisor', `${messages}/new`, { ...fields, language: 'el', text: 'Of {{ adviser }}, {{today}} {{other}}' });
    const [found] = await written('Single for');
    expect(found?.subject).toBe(`Single for ${await nameOf(people.investor.email)}`);
    expect(found?.text).toMatch(
      new RegExp(`^Of ${await nameOf(people.advisor.email)}, \\d+ \\p{Script=Greek}+ \\d{4} \\{\\{other\\}\\}$`, 'u'),
    );
  });

  test('of a client says what was typed: the firm’s fields are not filled for them', async () => {
    const recipient = `${ids.account}.${people.advisor.id}`;
    await post('investor', `${messages}/new`, { recipient, subject: 'Typed by a client', text: '{{adviser_phone}} {{client}}' });
    expect(await written('Typed by a client')).toMatchObject([{ text: '{{adviser_phone}} {{client}}' }]);
  });

  test('to several has the values of each, and leaves out who has none', async () => {
    const to = { to: 'chosen', groups: '', clients: `${ids.account},${ids.otherAccount}` };
    const reach = async (fields: string) =>
      JSON.parse((await ask('admin', `${messages}/several/reach?${new URLSearchParams({ ...to, fields })}`)).body) as {
        count: number;
        leftOut: readonly { reason: string }[];
        example: { values: { client?: string } } | null;
      };
    expect(await reach('')).toMatchObject({ count: 2, example: null });
    expect(await reach('client')).toMatchObject({ count: 2, example: { values: { client: expect.any(String) } } });
    await post('admin', `${messages}/several`, { ...to, subject: 'Mailed to {{client}}', text: 'Dear {{client}}' });
    const names = [await nameOf(people.investor.email), await nameOf(people.otherInvestor.email)].toSorted();
    expect(await written('Mailed to')).toEqual(names.map((name) => ({ subject: `Mailed to ${name}`, text: `Dear ${name}` })));
    await owner.query("update users set telephone = null, is_messenger = id = $1 where role = 'advisor'", [people.advisor.id]);
    await owner.query("update users set telephone = '+44 20 7946 0000' where id = $1", [people.advisor.id]);
    expect(await reach('client,adviser_phone')).toMatchObject({ count: 1, leftOut: [{ reason: 'noValue' }] });
    const { location } = await post('admin', `${messages}/several`, { ...to, subject: 'By phone', text: '{{adviser_phone}}' });
    expect(await written('By phone')).toEqual([{ subject: 'By phone', text: '+44 20 7946 0000' }]);
    expect((await ask('admin', location)).body).toContain('No value for a field in the message');
  });
});
