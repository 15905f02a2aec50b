import { describe, expect, test } from 'vitest';
import { designDocumentOf } from '#forms/designed/design-document.ts';
import { parseSubmission, type Submission } from '#forms/submission.ts';
import { readPublishedList } from '#server/operations/site/read-published.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { recordAction } from '#server/records/record-action.ts';
import { readCollection, readRecord } from '#server/records/read-collection.ts';
import { guest } from '#domain/actor.ts';
import { adminPeople } from '../support/admin-people.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, credentialsIn } from './access-actors.ts';
import { designedField as field, designedForms, type KeptSubmission } from './designed-forms.ts';
import { twoClients } from './two-clients.ts';

/** Forms of the site: who is asked what, what is kept of the answers, and whom the mails go to. */
const product = await sharedProduct();
const { owner } = product.database;
const { people } = await twoClients(product);
const { contextOf } = adminPeople(product.database);
const office = { ...contextOf({ kind: 'admin', userId: people.admin.id }), portal: null };
const { ask, publish: publishData, send: sendTo, submissionsWith } = designedForms(product, credentialsIn(product.database, people));

const design = [
  field('who', { required: true, limit: 20 }),
  field('email', { type: 'email' }),
  field('isClient', { type: 'yesNo' }),
  field('since', { type: 'number', required: true, when: { field: 'isClient', is: 'yes' } }),
  field('channel', { disabled: true, value: 'Website' }),
  field('rating', { admin: true, value: 'None yet' }),
  field('secret', { internal: true, notes: 'note to ourselves' }),
];

/** Each form is read by an address of its own. */
const publish = (slug: string, values: object, access = 'public') =>
  publishData(
    'forms',
    { name: slug, slug, title_en: `Form ${slug}`, owned: 'Personal', autorespond: false, fields: designDocumentOf(design), ...values },
    access,
  );

const open = await publish('ask-us', {
  recipients: 'desk@firm.example\nsecond@firm.example',
  endMessage_en: 'We call you.',
  autorespond: true,
  autorespondSubject_en: 'Your question',
  autorespondBody_en: 'We answer within a day.',
});
await publish('no-mails', {});
await publish('for-clients', {}, 'authenticated');
await publish('kept-back', {}, 'hidden');
const once = await publish('once', { single: true, editable: true });
await publish('again', { editable: true });

const send = async (slug: string, fields: Readonly<Record<string, string>>, as?: AccessActor) => sendTo(`/forms/${slug}`, fields, as);
const change = async (slug: string, fields: Readonly<Record<string, string>>, as: AccessActor) => send(`${slug}?change`, fields, as);

const mailsTo = async (recipient: string) =>
  (
    await owner.query<{ kind: string; subject: string; text: string }>(
      'select kind, subject, text from outgoing_messages where recipient = $1',
      [recipient],
    )
  ).rows;

describe('a form is for whom its access level admits', () => {
  test.each<[slug: string, as: AccessActor, status: number]>([
    ['ask-us', 'guest', 200],
    ['for-clients', 'guest', 404],
    ['for-clients', 'investor', 200],
    ['kept-back', 'investor', 404],
    ['kept-back', 'admin', 200],
    ['nothing', 'admin', 404],
  ])('%s for %s', async (slug, as, status) => {
    expect((await ask(`/forms/${slug}`, as)).status).toBe(status);
    // What is incomplete is refused by the form itself: only who reaches it learns so.
    expect((await send(slug, { who: '' }, as)).status).toBe(status);
  });

  test('and asks everyone but administrators only what is for everyone', async () => {
    const { body } = await ask('/forms/ask-us');
    expect(body).toContain('Question who');
    expect(body).not.toMatch(/Question secret|note to ourselves|desk@firm\.example|<script/);
    expect((await ask('/forms/ask-us', 'admin')).body).toContain('Question secret');
  });

  test('and other systems learn no more of it', async () => {
    const items = await readPublishedList({ db: product.database.as(guest) }, { collection: 'forms', latest: false });
    const told = JSON.stringify(items);
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['ask-us', 'no-mails']));
    expect(told).toContain('Question who');
    expect(told).not.toMatch(/secret|note to ourselves|desk@firm\.example|within a day/);
  });
});

describe('what is sent', () => {
  test('is kept with the questions as they were asked, told the recipients without the answers, and answered by mail', async () => {
    const sent = { 'form-key': newFormKey(), who: 'Ada Whole', email: 'ada@home.example', isClient: 'yes', since: '2019' };
    for (const status of [302, 302]) {
      const answer = await send('ask-us', sent);
      expect([answer.status, answer.headers.location]).toEqual([status, '/forms/ask-us?sent']);
    }
    const submissions = await submissionsWith('Ada Whole');
    const [{ id, data }] = submissions as [KeptSubmission];
    expect([submissions.length, data]).toMatchObject([1, { name: 'ada@home.example', form: open, step: 'review', owners: null }]);
    const { fields, answers } = parseSubmission(data.answers as string) as Submission;
    expect(answers).toEqual({
      who: 'Ada Whole',
      email: 'ada@home.example',
      isClient: true,
      since: 2019,
      channel: 'Website',
      rating: 'None yet',
    });
    expect(fields.map((asked) => asked.id)).not.toContain('secret');
    for (const recipient of ['desk@firm.example', 'second@firm.example']) {
      const mails = await mailsTo(recipient);
      expect(mails).toMatchObject([{ kind: 'submission', text: expect.stringContaining(`/admin/submissions?open=${id}`) as unknown }]);
      expect(JSON.stringify(mails)).not.toContain('Ada Whole');
    }
    const mails = await mailsTo('ada@home.example');
    const text = expect.stringContaining('We answer within a day.') as unknown;
    expect(mails).toMatchObject([{ kind: 'submissionAnswer', subject: 'Your question', text }]);
    expect(JSON.stringify(mails)).not.toContain('Ada Whole');
    expect((await ask('/forms/ask-us?sent')).body).toContain('We call you.');
    expect((await owner.query("select from published_content where collection = 'submissions'")).rowCount).toBe(0);
  });

  test('is kept once when a block sends it twice, which has no key', async () => {
    for (const status of [302, 302]) expect((await send('no-mails', { who: 'Ada Twice' })).status).toBe(status);
    expect(await submissionsWith('Ada Twice')).toHaveLength(1);
  });

  test('belongs to the user who sends it', async () => {
    expect((await send('for-clients', { who: 'Ada Client' }, 'investor')).status).toBe(302);
    const [kept] = await submissionsWith('Ada Client');
    expect(kept?.data.owners).toBe(kept?.data.name);
  });

  test('is called after a long address as far as names go', async () => {
    const email = `${'a'.repeat(60)}@${'home.'.repeat(36)}example`;
    expect((await send('no-mails', { who: 'Ada Long', email })).status).toBe(302);
    expect((await submissionsWith('Ada Long'))[0]?.data.name).toBe(email.slice(0, 200));
  });

  test('says nothing of what was not asked', async () => {
    expect((await send('no-mails', { who: 'Ada Guest', isClient: 'no', since: '2019' })).status).toBe(302);
    const [kept] = await submissionsWith('Ada Guest');
    expect(parseSubmission(kept?.data.answers ?? '')?.answers).not.toHaveProperty('since');
  });

  test.each<[what: string, fields: Readonly<Record<string, string>>, status: number]>([
    ['nothing', {}, 200],
    ['a text that is too long', { who: 'x'.repeat(21) }, 200],
    ['without what follows from an answer', { who: 'Ada Wrong', isClient: 'yes' }, 200],
    ['an empty form-key', { 'form-key': '', who: 'Ada Wrong' }, 400],
    ['no address', { who: 'Ada Wrong', email: 'nothing' }, 200],
    ['what no one may change', { who: 'Ada Wrong', channel: 'Theirs' }, 400],
    ['what administrators alone fill in', { who: 'Ada Wrong', rating: 'Best' }, 400],
    ['what administrators alone see', { who: 'Ada Wrong', secret: 'guessed' }, 400],
    ['a field that there is not', { who: 'Ada Wrong', step: 'released' }, 400],
    ['a name that all objects have', { who: 'Ada Wrong', constructor: 'x' }, 400],
    ['a text beyond all limits', { who: 'x'.repeat(5001) }, 400],
  ])('is refused: %s', async (_, fields, status) => {
    expect((await send('no-mails', fields)).status).toBe(status);
    expect(await submissionsWith('Ada Wrong')).toEqual([]);
  });
});

describe('a second submission', () => {
  test('of a form that is sent once is refused, from a user and with the email address of a guest', async () => {
    expect((await send('once', { who: 'Ada Once', email: 'Once@home.example' })).status).toBe(302);
    const second = await send('once', { who: 'Ada Second', email: 'once@HOME.example' });
    expect([second.status, second.body]).toEqual([400, expect.stringContaining('it has already been sent')]);
    expect((await send('once', { who: 'Ada Other', email: 'other@home.example' })).status).toBe(302);
    expect((await send('once', { who: 'Ada Member' }, 'investor')).status).toBe(302);
    expect((await send('once', { who: 'Ada Second' }, 'investor')).status).toBe(400);
    expect(await submissionsWith('Ada Second')).toEqual([]);
    const { body } = await ask('/forms/once', 'investor');
    expect(body).toContain('You sent this form on');
    expect(body).not.toContain('Question who');
  });

  test('is refused also to those who send at once', async () => {
    const sent = ['1', '2', '3'].map(async (number) => send('once', { who: `Ada Rush ${number}`, email: 'rush@home.example' }));
    expect((await Promise.all(sent)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([302, 400, 400]);
    expect(await submissionsWith('Ada Rush')).toHaveLength(1);
  });

  test('is none where the sender changes the first, until the firm has begun to work on it', async () => {
    expect((await ask('/forms/once?change', 'investor')).body).toContain('value="Ada Member"');
    expect((await change('once', { who: 'Ada Changed' }, 'investor')).status).toBe(302);
    const [kept] = await submissionsWith('Ada Changed');
    expect(await submissionsWith('Ada Member')).toEqual([]);
    const record = { collection: 'submissions', id: kept?.id ?? '' };
    const { version } = await readRecord(office, 'submissions', record.id);
    await recordAction(office, record, { intent: 'save', version: String(version), step: 'approved', note: '' });
    const late = await change('once', { who: 'Ada Late' }, 'investor');
    expect([late.status, late.body]).toEqual([400, expect.stringContaining('can no longer be changed')]);
    expect((await ask('/forms/once?change', 'investor')).body).not.toContain('Ada Changed');
    expect(await submissionsWith('Ada Late')).toEqual([]);
  });

  test.each<[what: string, slug: string, as: AccessActor, status: number]>([
    ['a guest', 'once', 'guest', 401],
    ['someone who has sent nothing', 'once', 'otherInvestor', 400],
    ['someone who sent a form that stays as it was sent', 'for-clients', 'investor', 400],
  ])('is not changed by %s', async (_, slug, as, status) => {
    expect((await change(slug, { who: 'Ada Foreign' }, as)).status).toBe(status);
    expect(await submissionsWith('Ada Foreign')).toEqual([]);
  });

  test('is shown to no one else', async () => {
    for (const as of ['guest', 'otherInvestor', 'admin'] as const)
      expect((await ask('/forms/once?change', as)).body).not.toMatch(/Ada (?:Once|Changed)|You sent this form/);
  });

  test('is welcome where the form says nothing else', async () => {
    for (const who of ['Ada First', 'Ada Next']) expect((await send('again', { who }, 'investor')).status).toBe(302);
    expect((await change('again', { who: 'Ada Last' }, 'investor')).status).toBe(302);
    expect([await submissionsWith('Ada First'), await submissionsWith('Ada Next')]).toEqual([[expect.anything()], []]);
  });
});

describe('a form that has changed since it was opened', () => {
  test('says so, and keeps what was typed', async () => {
    const answer = await send('no-mails', { who: 'Ada Typed', gone: 'An answer' });
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('has changed since you opened it')]);
    expect(answer.body).toContain('value="Ada Typed"');
  });

  test('takes what is sent to the address that it had', async () => {
    const id = await publish('moves', {});
    await owner.query(`update published_content set data = data || '{"slug": "moved"}' where record_id = $1`, [id]);
    await owner.query("insert into former_slugs (collection, slug, record_id) values ('forms', 'moves', $1) on conflict do nothing", [id]);
    expect((await ask('/forms/moves')).headers.location).toBe('/forms/moved');
    expect((await send('moves', { who: 'Ada Moved' })).status).toBe(302);
    expect(await submissionsWith('Ada Moved')).toHaveLength(1);
  });

  test('and one that is no longer published takes nothing', async () => {
    const id = await publish('taken-back', {});
    await owner.query('delete from published_content where record_id = $1', [id]);
    expect([(await send('taken-back', { who: 'Ada Gone' })).status, (await ask('/forms/taken-back')).status]).toEqual([404, 404]);
    expect(await submissionsWith('Ada Gone')).toEqual([]);
    expect((await ask(`/preview/forms/${id}`)).status).not.toBe(200);
  });
});

describe('in the office', () => {
  test('a submission moves on, and what was answered stays', async () => {
    const [kept] = await submissionsWith('Ada Whole');
    const record = { collection: 'submissions', id: kept?.id ?? '' };
    const { version, changed } = await readRecord(office, 'submissions', record.id);
    expect(changed).toEqual(['step', 'note']);
    const save = { intent: 'save', version: String(version), step: 'released', note: 'Called' };
    await expect(recordAction(office, record, { ...save, answers: '{}' })).rejects.toMatchObject({ code: 'form-not-understood' });
    expect(await recordAction(office, record, save)).toMatchObject({ done: 'saved' });
    expect((await submissionsWith('Ada Whole'))[0]?.data).toMatchObject({ step: 'released', answers: kept?.data.answers });
    await expect(
      recordAction(
        office,
        { collection: 'submissions', id: 'new' },
        { intent: 'create', 'form-key': newFormKey(), step: 'review', note: '' },
      ),
    ).rejects.toMatchObject({ code: 'form-not-understood' });
  });

  test('the submissions of a form are a list, which names the form', async () => {
    const { grid } = await readCollection(office, 'submissions', new URLSearchParams({ form: open }));
    expect([grid.rows.length, grid.names]).toEqual([1, { form: 'ask-us' }]);
    const { grid: released } = await readCollection(office, 'submissions', new URLSearchParams({ step: 'released' }));
    expect(released.rows.map(({ cells }) => cells.name)).toEqual(['ada@home.example']);
  });

  test('the file of one form has the answers, each question in a column and no formula', async () => {
    expect((await send('once', { who: '=HYPERLINK("x")', email: 'file@home.example', isClient: 'yes', since: '2019' })).status).toBe(302);
    const { body, headers } = await ask(`/admin/submissions.csv?form=${once}`, 'admin');
    const [head = '', ...rows] = body.trimEnd().split('\r\n');
    expect(headers['content-type']).toContain('text/csv');
    expect(head).toMatch(/,Question who,Question email,Question isClient,Question since,Question channel,Question rating$/);
    expect(rows.find((row) => row.includes('file@home.example'))).toMatch(
      /,"'=HYPERLINK\(""x""\)",file@home\.example,Yes,2019,Website,None yet$/,
    );
    expect(body).not.toContain('Ada Whole');
    expect((await ask('/admin/submissions.csv', 'admin')).body).not.toContain('Question who');
    for (const as of ['guest', 'investor'] as const)
      expect((await ask(`/admin/submissions.csv?form=${once}`, as)).body).not.toContain('HYPERLINK');
  });

  test('a form with submissions is not deleted', async () => {
    const remove = recordAction(office, { collection: 'forms', id: open }, { intent: 'remove' });
    await expect(remove).rejects.toMatchObject({ code: 'form-has-submissions', details: { count: 1 } });
  });
});

test('what one network sends is limited', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 60 && !statuses.includes(429); number += 1)
    statuses.push((await send('no-mails', { who: `Ada ${number}` })).status);
  expect(statuses).toContain(429);
});
