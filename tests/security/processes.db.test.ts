import { describe, expect, test } from 'vitest';
import { designDocumentOf } from '#forms/designed/design-document.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { readCollection } from '#server/records/read-collection.ts';
import { recordAction } from '#server/records/record-action.ts';
import { adminPeople } from '../support/admin-people.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, credentialsIn } from './access-actors.ts';
import { designedField as field, designedForms, type KeptSubmission } from './designed-forms.ts';
import { twoClients } from './two-clients.ts';

/** Forms of the firm inside its portals: who opens them, what is kept, and who reads what was sent. */
const product = await sharedProduct();
const { owner } = product.database;
const { people, ids } = await twoClients(product);
const { ask, publish: publishData, send: sendTo, submissionsWith } = designedForms(product, credentialsIn(product.database, people));
const office = { ...adminPeople(product.database).contextOf({ kind: 'admin', userId: people.admin.id }), portal: null };

const design = [
  field('income', { required: true, limit: 40 }),
  field('rating', { admin: true, value: 'None yet' }),
  field('secret', { internal: true }),
];

const publish = (collection: 'forms' | 'processes', slug: string, values: object, access = 'authenticated') =>
  publishData(collection, { name: slug, slug, title_en: `Titled ${slug}`, owned: 'Personal', autorespond: false, ...values }, access);

const fields = designDocumentOf(design);
const form = await publish('forms', 'facts', { fields, endMessage_en: 'We read it soon.' });
const kept = await publish('forms', 'kept-facts', { fields }, 'hidden');
const open = await publish('processes', 'fact-find', { form });
const once = await publish('processes', 'once-only', { form, single: true });
await publish('processes', 'kept-back', { form }, 'hidden');
await publish('processes', 'kept-form', { form: kept });
await publish('processes', 'elsewhere', { form, portals: [ids.otherPortal] });
await publish('processes', 'formless', {});

const at = (process: string, portal = ids.portal) => `/dashboard/${portal}/processes/${process}`;
const send = async (process: string, sent: Readonly<Record<string, string>>, as: AccessActor, portal = ids.portal) =>
  sendTo(at(process, portal), { 'form-key': newFormKey(), ...sent }, as);

describe('a form of the portal is for whom its own access and that of its process admits', () => {
  test.each<[process: string, as: AccessActor, status: number]>([
    ['fact-find', 'investor', 200],
    ['fact-find', 'advisor', 200],
    ['fact-find', 'admin', 200],
    ['fact-find', 'guest', 302],
    ['fact-find', 'strangerInvestor', 404],
    ['fact-find', 'viewingAdvisor', 403],
    ['kept-back', 'investor', 404],
    ['kept-form', 'investor', 404],
    ['elsewhere', 'investor', 404],
    ['elsewhere', 'admin', 404],
    ['formless', 'admin', 404],
    ['nothing', 'admin', 404],
  ])('%s for %s', async (process, as, status) => {
    expect((await ask(at(process), as)).status).toBe(status);
    expect((await send(process, { income: '' }, as)).status).toBe(status === 200 ? 400 : status);
  });

  test('and stands in the list and the navigation of those alone', async () => {
    const { body } = await ask(at(''), 'investor');
    expect(body).toContain('Titled fact-find');
    expect(body).toContain('Titled once-only');
    expect(body).not.toMatch(/Titled (?:kept-back|kept-form|elsewhere|formless)/);
    expect((await ask(`/dashboard/${ids.portal}`, 'investor')).body).toContain(`href="/dashboard/${ids.portal}/processes"`);
  });

  test('and asks everyone but administrators only what is for everyone', async () => {
    expect((await ask(at('fact-find'), 'investor')).body).not.toContain('Question secret');
    expect((await ask(at('fact-find'), 'admin')).body).toContain('Question secret');
  });
});

describe('what is sent', () => {
  test('is kept once with its process, person and account, and read by its sender, the adviser and administrators alone', async () => {
    const sent = { 'form-key': newFormKey(), income: 'Northern income' };
    for (const status of [302, 302]) {
      const answer = await send('fact-find', sent, 'investor');
      expect([answer.status, answer.headers.location]).toEqual([status, `${at('fact-find')}?sent`]);
    }
    const [{ id, data }, ...others] = (await submissionsWith('Northern income')) as [KeptSubmission, ...KeptSubmission[]];
    expect([others.length, data]).toMatchObject([0, { form, process: open, portal: ids.portal, account: ids.account, step: 'review' }]);
    const own = await ask(`${at('fact-find')}?sent`, 'investor');
    expect(own.body).toContain('Northern income');
    expect(own.body).toContain('We read it soon.');
    expect((await ask(`${at('fact-find')}?sent`, 'otherInvestor')).body).not.toContain('Northern income');
    for (const [as, status] of [
      ['advisor', 200],
      ['admin', 200],
      ['otherAdvisor', 404],
      ['strangerAdvisor', 404],
      ['investor', 302],
      ['otherInvestor', 302],
      ['viewingAdvisor', 302],
      ['guest', 302],
    ] as const) {
      const { status: answered, body } = await ask(at(`sent/${id}`), as);
      expect([as, answered, body.includes('Northern income')]).toEqual([as, status, status === 200]);
    }
    expect((await ask(at(`sent/${id}`, ids.otherPortal), 'admin')).status).toBe(404);
    expect((await ask(at(''), 'advisor')).body).toContain(`/processes/sent/${id}`);
    for (const as of ['otherAdvisor', 'investor'] as const) expect((await ask(at(''), as)).body).not.toContain(`/processes/sent/${id}`);
    const read = await owner.query("select from audit_events where action = 'form-read' and after ->> 'process' = 'forms'");
    expect(read.rowCount).toBe(2);
    const { grid } = await readCollection(office, 'submissions', new URLSearchParams({ process: open }));
    expect(grid.rows.map((row) => row.id)).toEqual([id]);
  });

  test('is sent once through a process that says so', async () => {
    expect((await send('once-only', { income: 'First income' }, 'investor')).status).toBe(302);
    expect((await send('once-only', { income: 'Second income' }, 'investor')).status).toBe(400);
    expect(await submissionsWith('Second income')).toEqual([]);
    expect((await ask(at('once-only'), 'investor')).body).toContain('First income');
    expect((await send('once-only', { income: 'Other income' }, 'otherInvestor')).status).toBe(302);
  });

  test.each<[what: string, sent: Readonly<Record<string, string>>]>([
    ['nothing', {}],
    ['a text that is too long', { income: 'x'.repeat(41) }],
    ['what administrators alone fill in', { income: 'Wrong income', rating: 'Best' }],
    ['what administrators alone see', { income: 'Wrong income', secret: 'guessed' }],
    ['another process', { income: 'Wrong income', process: once }],
    ['another sender', { income: 'Wrong income', sender: people.otherInvestor.id }],
    ["another client's account", { income: 'Wrong income', 'for-account': ids.otherAccount }],
    ['an account that is none', { income: 'Wrong income', 'for-account': 'x' }],
  ])('is refused with %s', async (_what, sent) => {
    expect((await send('fact-find', sent, 'investor')).status).toBe(400);
    expect(await submissionsWith('Wrong income')).toEqual([]);
  });

  test('for an adviser is for no account', async () => {
    expect((await send('fact-find', { income: 'Own income' }, 'advisor')).status).toBe(302);
    const [own] = await submissionsWith('Own income');
    expect(own?.data.account).toBeNull();
    expect((await send('fact-find', { income: 'Wrong income', 'for-account': ids.account }, 'advisor')).status).toBe(400);
  });

  test('keeps its process, and the process its address', async () => {
    const remove = recordAction(office, { collection: 'processes', id: open }, { intent: 'remove' });
    await expect(remove).rejects.toMatchObject({ code: 'content-in-use' });
    const rename = recordAction(
      office,
      { collection: 'processes', id: once },
      { intent: 'save', version: '1', name: 'once-only', access: 'public', slug: 'onboarding' },
    );
    await expect(rename).rejects.toMatchObject({ code: 'slug-reserved' });
  });
});
