import { describe, expect, test } from 'vitest';
import { guest } from '#domain/actor.ts';
import { designDocumentOf } from '#forms/designed/design-document.ts';
import { nameWithin } from '#forms/designed/whole-design.ts';
import { parseSubmission } from '#forms/submission.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { readPublishedEntry } from '#server/operations/site/read-published.ts';
import { readFormDesign } from '#server/records/form-design.ts';
import { readRecord } from '#server/records/read-collection.ts';
import { recordAction } from '#server/records/record-action.ts';
import { adminPeople } from '../support/admin-people.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, credentialsIn } from './access-actors.ts';
import { designedField as field, designedForms } from './designed-forms.ts';
import { twoClients } from './two-clients.ts';

/** Forms that ask further forms: who is asked which, what is kept, who gets it as a file, and which a form may have. */
const product = await sharedProduct();
const { owner } = product.database;
const { people, ids } = await twoClients(product);
const { ask, publish: publishData, send: sendTo, submissionsWith } = designedForms(product, credentialsIn(product.database, people));
const office = { ...adminPeople(product.database).contextOf({ kind: 'admin', userId: people.admin.id }), portal: null };

const common = { owned: 'Personal', autorespond: false, access: 'public' };
const publish = (slug: string, fields: readonly ReturnType<typeof field>[], values: object = {}, access = 'public') =>
  publishData('forms', { name: slug, slug, title_en: `Form ${slug}`, fields: designDocumentOf(fields), ...common, ...values }, access);

const tax = await publish('tax', [
  field('isTaxed', { type: 'yesNo' }),
  field('where', { required: true, when: { field: 'isTaxed', is: 'yes' } }),
  field('secret', { internal: true }),
]);
const members = await publish('members', [field('where', { value: 'Home' })], {}, 'authenticated');
const withdrawn = await publish('withdrawn', [field('gone')]);
await owner.query('delete from published_content where record_id = $1', [withdrawn]);
const subforms = [members, withdrawn, tax];
const outer = await publish('outer', [field('where', { required: true })], { subforms, sendCSV: true, recipients: 'desk@outer.example' });
await publishData('processes', { name: 'outer', slug: 'outer', title_en: 'Outer process', form: outer }, 'authenticated');

const send = async (fields: Readonly<Record<string, string>>, as?: AccessActor) => sendTo('/forms/outer', fields, as);
const inTax = (name: string) => nameWithin({ id: tax }, name);
const inMembers = (name: string) => nameWithin({ id: members }, name);

describe('a form asks its further forms', () => {
  test.each<[path: string, as: AccessActor, asked: readonly string[]]>([
    ['/forms/outer', 'guest', ['Form tax']],
    ['/forms/outer', 'investor', ['Form members', 'Form tax']],
    [`/dashboard/${ids.portal}/processes/outer`, 'investor', ['Form members', 'Form tax']],
  ])('on %s of %s', async (path, as, asked) => {
    const { body } = await ask(path, as);
    const shown = ['Form members', 'Form withdrawn', 'Form tax'].filter((title) => body.includes(title));
    expect(shown).toEqual(asked);
    expect(body.indexOf('Question where')).toBeLessThan(body.indexOf(asked[0] ?? ''));
    expect(body).not.toMatch(/Question (?:secret|gone)/);
  });

  test('for other systems, and in the designer', async () => {
    const told = await readPublishedEntry({ db: product.database.as(guest) }, { collection: 'forms', address: 'outer' });
    expect((told.fields as { id: string }[]).map(({ id }) => id)).toEqual(['where', inTax('isTaxed'), inTax('where')]);
    expect((await readFormDesign(office, outer)).further.map(({ id }) => id)).toEqual([members, tax]);
  });
});

describe('what is sent', () => {
  test('is one submission with the questions of all forms, and one row of the file', async () => {
    const sent = {
      'form-key': newFormKey(),
      where: 'Hull',
      [inTax('isTaxed')]: 'yes',
      [inTax('where')]: 'York',
      [inMembers('where')]: 'Leeds',
    };
    expect((await send(sent, 'investor')).status).toBe(302);
    const [kept] = await submissionsWith('York');
    const { fields = [], answers } = parseSubmission(kept?.data.answers ?? '') ?? {};
    expect(answers).toEqual({ where: 'Hull', [inMembers('where')]: 'Leeds', [inTax('isTaxed')]: true, [inTax('where')]: 'York' });
    expect(fields.map(({ part }) => part?.title.en ?? null)).toEqual([null, 'Form members', 'Form tax', 'Form tax']);
    const [head, row] = (await ask(`/admin/submissions.csv?form=${outer}`, 'admin')).body.trimEnd().split('\r\n');
    expect(head).toMatch(/,Question where,Form members: Question where,Form tax: Question isTaxed,Form tax: Question where$/);
    expect(row).toMatch(/,Hull,Leeds,Yes,York$/);
  });

  test('leads the recipients to a file of that submission alone, which administrators open', async () => {
    for (const where of ['Ripon', 'Selby']) expect((await send({ where })).status).toBe(302);
    const [kept] = await submissionsWith('Ripon');
    const path = `/admin/submissions.csv?submission=${kept?.id ?? ''}`;
    const mails = await owner.query<{ text: string }>(
      "select text from outgoing_messages where recipient = 'desk@outer.example' and text like $1",
      [`%${path}%`],
    );
    expect(mails.rows).toHaveLength(1);
    expect(mails.rows[0]?.text).not.toContain('Ripon');
    const { body } = await ask(path, 'admin');
    expect(body.trimEnd().split('\r\n')).toEqual([expect.stringMatching(/,Question where,Form tax: /), expect.stringMatching(/,Ripon,/)]);
    for (const as of ['guest', 'investor', 'advisor'] as const) expect((await ask(path, as)).body).not.toContain('Ripon');
    expect((await ask('/admin/submissions.csv?submission=1', 'admin')).status).toBe(400);
  });

  test('is checked by the rules of each form', async () => {
    expect((await send({ where: 'Rules', [inTax('isTaxed')]: 'yes' })).status).toBe(200);
    expect((await send({ where: 'Rules', [inTax('isTaxed')]: 'no' })).status).toBe(302);
  });

  test.each<[what: string, fields: Readonly<Record<string, string>>]>([
    ['to a form that the sender may not read', { [inMembers('where')]: 'Leeds' }],
    ['to a form that is not published', { [nameWithin({ id: withdrawn }, 'gone')]: 'x' }],
    ['to a question that the further form no longer asks', { [inTax('before')]: 'x' }],
    ['to a question that administrators alone see', { [inTax('secret')]: 'x' }],
  ])('is refused, since the form has changed: an answer %s', async (_, fields) => {
    const answer = await send({ where: 'Changed', ...fields });
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('has changed since you opened it')]);
    expect(await submissionsWith('Changed')).toEqual([]);
  });
});

const save = async (id: string, chosen: readonly string[], fields?: string) => {
  const { version, typed } = await readRecord(office, 'forms', id);
  const sent = Object.fromEntries(Object.entries(typed).filter(([name]) => !name.startsWith('access') || name === 'access'));
  return recordAction(
    office,
    { collection: 'forms', id },
    {
      ...sent,
      intent: 'save',
      version: String(version),
      subforms: chosen.join(),
      ...(fields !== undefined && { fields }),
    },
  );
};
const many = (count: number) => designDocumentOf(Array.from({ length: count }, (_, at) => field(`field${at}`)));

describe('in the office', () => {
  test('a form is offered none that has further forms, and not itself', async () => {
    const { offered } = await readRecord(office, 'forms', tax);
    const known = offered?.subforms?.map(({ value }) => value) ?? [];
    expect(known).toContain(members);
    expect(known).not.toContain(tax);
    expect(known).not.toContain(outer);
  });

  test.each<[what: string, id: string, chosen: readonly string[], fields: string | undefined, code: string]>([
    ['itself', members, [members], undefined, 'form-too-deep'],
    ['one that has further forms', withdrawn, [outer], undefined, 'form-too-deep'],
    ['any while it is a further form', tax, [members], undefined, 'form-too-deep'],
    ['more than five', withdrawn, Array.from({ length: 6 }, () => tax), undefined, 'problems'],
    ['so many fields', outer, subforms, many(58), 'form-too-deep'],
    ['so many fields in a further form', tax, [], many(58), 'form-too-deep'],
  ])('a form may not have %s', async (_, id, chosen, fields, code) => {
    const saved = save(id, chosen, fields).then(
      (answer) => ('problems' in answer ? 'problems' : 'done'),
      (error: unknown) => (error as { code?: string }).code,
    );
    expect(await saved).toBe(code);
  });

  test('another order of further forms is a change', async () => {
    expect(await save(outer, subforms.toReversed())).toMatchObject({ done: 'saved' });
    expect((await readRecord(office, 'forms', outer)).typed.subforms).toBe(subforms.toReversed().join());
  });

  test('a further form is not deleted', async () => {
    const remove = recordAction(office, { collection: 'forms', id: tax }, { intent: 'remove' });
    await expect(remove).rejects.toMatchObject({ code: 'content-in-use' });
  });
});
