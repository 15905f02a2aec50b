import { beforeEach, describe, expect, test } from 'vitest';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { changeLogo } from '#server/operations/organisations/change-logo.ts';
import { changeOrganisation } from '#server/operations/organisations/change-organisation.ts';
import { createOrganisation } from '#server/operations/organisations/create-organisation.ts';
import { toOrganisationValues } from '#server/operations/organisations/organisation-values.ts';
import {
  findOwnOrganisation,
  listOrganisations,
  ownOrganisation,
  readOrganisation as readPastEngine,
} from '#server/operations/organisations/read-organisations.ts';
import { recordAction } from '#server/records/record-action.ts';
import { readChoices } from '#server/records/read-choices.ts';
import { readCollection, readRecord } from '#server/records/read-collection.ts';
import type { RequestContext } from '#server/request-context.ts';
import { adminPeople, otherThanAdministrators } from '../support/admin-people.ts';
import { testDatabase } from '../support/test-database.ts';
import { answerPersonForm, readPeople, readPerson } from '../support/people-records.ts';

const database = await testDatabase();
const { owner } = database;
const { fixture, contextOf, somebody } = adminPeople(database);

const root = await somebody('admin');
const events = async () =>
  (
    await owner.query(
      "select action, actor_id, target_id, before, after from audit_events where action ~ '^(organisation|person-changed)' order by seq",
    )
  ).rows;
const storedOf = async (id: string) =>
  (await owner.query('select name, url, domain, address from organisations where id = $1', [id])).rows[0];

const nowhere = { 'address-1': '', 'address-3': '', postcode: '', city: '', country: '' };
const empty = { url: '', domain: '', ...nowhere };
const unreached = { telephone: '', profileUrl: '', linkedin: '', other: '', ...nowhere };
const form = (name: string, fields: Record<string, string> = {}, version = '1') => ({ intent: 'save', version, name, ...empty, ...fields });

beforeEach(async () => {
  await owner.query('update users set organisation_id = null, job = null, title = null; delete from organisations');
});

const created = (context: RequestContext, name: string, fields: Record<string, string> = {}) =>
  recordAction(
    context,
    { collection: 'organisations', id: 'new' },
    { intent: 'create', 'form-key': newFormKey(), name, ...empty, ...fields },
  );
const editOrganisation = (context: RequestContext, id: string, fields: Record<string, unknown>) =>
  recordAction(context, { collection: 'organisations', id }, fields);
const readOrganisation = (context: RequestContext, id: string) => readRecord(context, 'organisations', id);
const listed = async (context: RequestContext, query = '') =>
  (await readCollection(context, 'organisations', new URLSearchParams(query))).grid;

async function made(name: string): Promise<string> {
  const answered = await created(root.context, name);
  if (!('id' in answered)) throw new Error('It was not created.');
  return answered.id;
}

describe('an administrator', () => {
  test('makes an organisation, changes it, and both are told', async () => {
    const id = await made(' House ');
    const before = (await events()).length;
    const full = {
      url: 'House.Example',
      domain: 'Bücher.Example',
      'address-1': '1 Long Lane',
      'address-3': 'Second floor',
      postcode: 'EC1A 9AA',
      city: 'London',
      country: 'United Kingdom',
    };
    expect(await editOrganisation(root.context, id, form('The House', full))).toEqual({ done: 'saved', version: 2 });
    expect(await storedOf(id)).toEqual({
      name: 'The House',
      url: 'https://house.example',
      domain: 'xn--bcher-kva.example',
      address: { line1: '1 Long Lane', line2: 'Second floor', postcode: 'EC1A 9AA', city: 'London', country: 'GB' },
    });
    const shown = await readOrganisation(root.context, id);
    expect(shown).toMatchObject({ version: 2, panels: { members: { mailDomain: 'xn--bcher-kva.example', all: 0, elsewhere: 0 } } });
    expect(await editOrganisation(root.context, id, { intent: 'save', version: '2', ...shown.typed })).toEqual({
      done: 'saved',
      version: 2,
    });
    expect((await events()).slice(before - 1)).toEqual([
      { action: 'organisation-made', actor_id: root.id, target_id: id, before: null, after: { name: 'House' } },
      expect.objectContaining({
        action: 'organisation-changed',
        target_id: id,
        before: { name: 'House', ...empty },
        after: expect.objectContaining({ name: 'The House', domain: 'xn--bcher-kva.example' }),
      }),
    ]);
  });

  test('signs in again before it is other addresses that make advisers', async () => {
    const id = await made('House');
    const longSince = contextOf({ kind: 'admin', userId: root.id }, '2026-01-01T09:00:00Z');
    for (const fields of [{ url: 'https://house.example' }, { domain: 'house.example' }])
      await expect(editOrganisation(longSince, id, form('House', fields))).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
    expect(await storedOf(id)).toMatchObject({ url: null, domain: null });
    expect(await editOrganisation(longSince, id, form('House', { city: 'Athens' }))).toMatchObject({ done: 'saved' });
  });

  test('is told of an address on the web that grows too long when it is written out', async () => {
    const id = await made('House');
    const url = `https://house.example/${'ώ'.repeat(200)}`;
    expect(await editOrganisation(root.context, id, form('House', { url }))).toEqual({ problems: { url: { code: 'url' } } });
  });

  test('is shown what someone else has saved in the meantime, and saves over it once it was seen', async () => {
    const id = await made('House');
    await editOrganisation(root.context, id, form('House', { city: 'Athens' }));
    const mine = form('House', { city: 'London', country: 'UK' });
    expect(await editOrganisation(root.context, id, mine)).toEqual({
      version: 2,
      conflict: [
        { field: 'city', theirs: 'Athens', yours: 'London' },
        { field: 'country', theirs: '', yours: 'GB' },
      ],
    });
    expect((await storedOf(id)).address).toEqual({ city: 'Athens' });
    expect(await editOrganisation(root.context, id, { ...mine, version: '2' })).toEqual({ done: 'saved', version: 3 });
    expect(await editOrganisation(root.context, id, mine)).toEqual({ done: 'saved', version: 3 });
  });

  test('of fifty who save at once one is first, the others are shown the difference', async () => {
    const id = await made('House');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => editOrganisation(root.context, id, form('House', { city: `City ${nth}` }))),
    );
    expect(answers.filter((answer) => 'done' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'conflict' in answer)).toHaveLength(49);
  });

  test('of fifty who take one domain at once one gets it', async () => {
    const ids: string[] = [];
    for (let nth = 0; nth < 50; nth += 1) ids.push(await made(`House ${nth}`));
    const taken = await Promise.allSettled(
      ids.map((id, nth) =>
        editOrganisation(root.context, id, form(`House ${nth}`, nth % 2 ? { domain: 'one.example' } : { url: 'www.one.example' })),
      ),
    );
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of taken) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'domain-taken' });
  });

  test('has the organisation that they are bound to as their own, and none before', async () => {
    expect(await findOwnOrganisation(root.context)).toBeNull();
    await expect(ownOrganisation(root.context)).rejects.toMatchObject({ code: 'organisation-not-found' });
    const id = await made('House');
    await owner.query('update users set organisation_id = $2 where id = $1', [root.id, id]);
    expect(await ownOrganisation(root.context)).toBe(id);
    expect((await readOrganisation(root.context, id)).panels.members).toMatchObject({ all: 1, elsewhere: 0 });
    await editOrganisation(root.context, id, form('Mine', { domain: 'mine.example' }));
    expect(await readOrganisation(root.context, id)).toMatchObject({ name: 'Mine', panels: { members: { all: 1, elsewhere: 1 } } });
  });

  test('changes the domain, and anyone who is bound to the organisation stays who they are', async () => {
    const id = await made('House');
    await editOrganisation(root.context, id, form('House', { domain: 'house.example' }));
    const ada = await somebody('advisor');
    await owner.query('update users set organisation_id = $2 where id = $1', [ada.id, id]);
    const before = (await owner.query('select * from users where id = $1', [ada.id])).rows;
    await editOrganisation(root.context, id, form('House', { domain: 'other.example' }, '2'));
    expect((await owner.query('select * from users where id = $1', [ada.id])).rows).toEqual(before);
  });

  test('finds them by name, page by page, signs as themselves', async () => {
    await owner.query("insert into organisations (name) select 'House ' || lpad(n::text, 3, '0') from generate_series(1, 60) n");
    const first = await listed(root.context, 'find=house');
    expect([first.found, first.pages, first.rows.length, first.rows[0]?.cells.name]).toEqual([60, 2, 50, 'House 001']);
    expect((await listed(root.context, 'page=2')).rows).toHaveLength(10);
    for (const find of ['%25', '_', '%5C']) expect((await listed(root.context, `find=${find}`)).found).toBe(0);
  });

  test('finds them by website and domain too, sorts and filters them', async () => {
    for (const [name, domain] of [
      ['Beta', 'zeta.example'],
      ['alpha', 'eta.example'],
    ] as const)
      await created(root.context, name, { domain });
    const [first] = (await listed(root.context)).rows;
    await owner.query('update users set organisation_id = $2 where id = $1', [root.id, first?.id]);
    const names = async (query: string) => (await listed(root.context, query)).rows.map(({ cells }) => cells.name);
    expect(await names('')).toEqual(['alpha', 'Beta']);
    expect(await names('order=desc')).toEqual(['Beta', 'alpha']);
    expect(await names('sort=people&order=desc')).toEqual(['alpha', 'Beta']);
    expect(await names('find=zeta')).toEqual(['Beta']);
    expect(await names('members=some')).toEqual(['alpha']);
    expect(await names('members=none')).toEqual(['Beta']);
  });

  test('reads in the history who changed what', async () => {
    const id = await made('House');
    await editOrganisation(root.context, id, form('House', { city: 'Athens' }));
    const { history } = await readOrganisation(root.context, id);
    expect(history.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: 'organisation-changed', before: { city: '' }, after: { city: 'Athens' } },
      { action: 'organisation-made', before: null, after: { name: 'House' } },
    ]);
  });

  test('begins another one with the values of one that stands there', async () => {
    await created(root.context, 'House', { city: 'Athens' });
    const [row] = (await listed(root.context)).rows;
    const { record } = await readCollection(root.context, 'organisations', new URLSearchParams({ open: 'new', from: row?.id ?? '' }));
    expect(record).toMatchObject({ id: null, version: null, typed: { name: 'House', city: 'Athens' }, history: [], panels: {} });
  });

  test('creates one with all its fields, after signing in again where it has addresses', async () => {
    const longSince = contextOf({ kind: 'admin', userId: root.id }, '2026-01-01T09:00:00Z');
    await expect(created(longSince, 'House', { domain: 'house.example' })).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
    expect(await created(longSince, 'House', { city: 'Athens' })).toMatchObject({ done: 'created' });
  });
});

test.each([
  ['a name that is one’s already', form('Other'), 'organisation-name-taken'],
  ['a mail provider', form('House', { domain: 'gmail.com' }), 'domain-of-everybody'],
  ['a mail provider in capitals', form('House', { domain: 'Yahoo.Co.UK' }), 'domain-of-everybody'],
  ['the domain of another', form('House', { domain: 'other.example' }), 'domain-taken'],
  ['the website of another’s domain', form('House', { url: 'https://www.other.example/about' }), 'domain-taken'],
  ['a character that is not written', form('House', { city: 'a\0b' }), 'form-not-understood'],
  ['far too much', form('House', { city: 'a'.repeat(5001) }), 'form-not-understood'],
  ['an organisation beside', { ...form('House'), id: 'f'.repeat(32) }, 'form-not-understood'],
  ['no version', { ...form('House'), version: '' }, 'form-not-understood'],
  ['no intent', { ...form('House'), intent: 'make' }, 'form-not-understood'],
])('%s is refused, and nothing changes', async (_case, fields, code) => {
  const other = await made('Other');
  await editOrganisation(root.context, other, form('Other', { domain: 'other.example' }));
  const id = await made('House');
  const before = await storedOf(id);
  await expect(editOrganisation(root.context, id, fields)).rejects.toMatchObject({ code });
  expect(await storedOf(id)).toEqual(before);
});

test.each([
  ['no name', form(' '), { name: { code: 'required' } }],
  ['a longer name', form('a'.repeat(201)), { name: { code: 'characters', limit: 200 } }],
  ['a domain with a scheme', form('House', { domain: 'https://firm.example' }), { domain: { code: 'hostName' } }],
  ['the number of a machine', form('House', { domain: '10.0.0.1' }), { domain: { code: 'hostName' } }],
  ['a script as a website', form('House', { url: 'javascript:alert(1)' }), { url: { code: 'url' } }],
  ['a line too many', form('House', { city: 'a\nb' }), { city: { code: 'required' } }],
])('%s is said to be wrong, and nothing changes', async (_case, fields, problems) => {
  const id = await made('House');
  const before = await storedOf(id);
  expect(await editOrganisation(root.context, id, fields)).toEqual({ problems });
  expect(await storedOf(id)).toEqual(before);
});

test.each(['', '0', 'f'.repeat(32), "' or true--"])('no organisation is called %s', async (id) => {
  await expect(readOrganisation(root.context, id)).rejects.toMatchObject({ code: 'organisation-not-found' });
  await expect(editOrganisation(root.context, id, form('House'))).rejects.toMatchObject({ code: 'organisation-not-found' });
});

describe('everyone else', () => {
  test.each(otherThanAdministrators)('%s sees and changes none', async (_who, actorOf) => {
    const id = await made('House');
    const context = contextOf(actorOf(root.id));
    await owner.query('update users set organisation_id = $2 where id = $1', [root.id, id]);
    await expect(listed(context)).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(readOrganisation(context, id)).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(findOwnOrganisation(context)).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(ownOrganisation(context)).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(editOrganisation(context, id, form('Mine'))).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(created(context, 'Mine')).rejects.toMatchObject({ code: 'page-not-found' });
    // Past the engine: the operations ask by themselves.
    const values = { ...toOrganisationValues({ id, version: 1, name: 'Mine', url: null, domain: null, address: {} }) };
    await expect(
      listOrganisations(context, { find: null, sort: 'name', order: 'asc', filters: {}, limit: 1, offset: 0 }),
    ).rejects.toMatchObject({
      code: 'page-not-found',
    });
    const ofOne = [
      () => readPastEngine(context, id),
      () => changeOrganisation(context, id, { version: 1, values }),
      () => changeLogo(context, id, { intent: 'clear-logo' }),
    ];
    for (const asked of ofOne) await expect(asked()).rejects.toMatchObject({ code: 'organisation-not-found' });
    await expect(createOrganisation(context, values, { key: newFormKey() })).rejects.toMatchObject({ code: 'page-not-found' });
    const described = said({ name: 'Mine' });
    await expect(answerPersonForm(context, root.id, described)).rejects.toMatchObject({ code: 'page-not-found' });
    expect((await owner.query('select name from organisations')).rows).toEqual([{ name: 'House' }]);
  });
});

const said = (fields: Record<string, string>) => ({
  intent: 'save',
  version: '1',
  name: 'Ada',
  title: '',
  job: '',
  organisation: '',
  ...unreached,
  ...fields,
});
const fresh = async (role: 'investor' | 'advisor' | 'admin') => {
  const person = await somebody(role);
  await owner.query("update users set name = 'Ada' where id = $1", [person.id]);
  const { version } = await readPerson(root.context, person.id);
  return { ...person, version: String(version) };
};

describe('what is said of a person', () => {
  test('is saved with the organisation, told by name, and ends no session', async () => {
    const id = await made('House');
    const ada = await fresh('advisor');
    await fixture.signIn(ada);
    const wanted = said({ version: ada.version, title: 'Partner', job: 'investment-manager', organisation: id });
    const saved = await answerPersonForm(root.context, ada.id, wanted);
    expect(saved).toEqual({ done: 'saved', version: Number(ada.version) + 1 });
    const seen = await readPerson(root.context, ada.id);
    expect(seen).toMatchObject({ title: 'Partner', job: 'investment-manager', organisation: 'House', devices: { signedIn: 1 } });
    expect((await events()).at(-1)).toMatchObject({
      action: 'person-changed',
      before: { title: '', job: '', organisation: '' },
      after: { title: 'Partner', job: 'investment-manager', organisation: 'House' },
    });
    const count = (await events()).length;
    expect(await answerPersonForm(root.context, ada.id, { ...wanted, version: String(seen.version) })).toEqual({
      done: 'saved',
      version: seen.version,
    });
    expect(await events()).toHaveLength(count);
    expect((await readPeople(root.context, { organisation: id })).people.map(({ email }) => email)).toEqual([ada.email]);
    const [all, bound, free] = await Promise.all(
      [{}, { organisation: '[not-empty]' }, { organisation: '[empty]' }].map((asked) => readPeople(root.context, asked)),
    );
    expect(bound?.people.map(({ email }) => email)).toEqual([ada.email]);
    expect(free?.people.map(({ email }) => email)).not.toContain(ada.email);
    expect(free?.found).toBe((all?.found ?? 0) - 1);
    const chosenFrom = async (asked: Readonly<Record<string, string>>) =>
      (await readChoices(root.context, 'people', new URLSearchParams(asked))).map(({ value }) => value);
    expect(await chosenFrom({ organisation: id })).toEqual([ada.id]);
    expect(await chosenFrom({ organisation: '[not-empty]', role: 'advisor', find: 'ad' })).toEqual([ada.id]);
    expect(await chosenFrom({ organisation: '[empty]' })).not.toContain(ada.id);
    expect(await chosenFrom({ organisation: id, role: 'investor' })).toEqual([]);
    for (const asked of ['empty', '[other]', `${id}x`])
      await expect(readCollection(root.context, 'people', new URLSearchParams({ organisation: asked }))).rejects.toMatchObject({
        code: 'query-not-understood',
      });
    const grid = await readCollection(root.context, 'people', new URLSearchParams({ organisation: '[empty]', sort: 'lastSignIn' }));
    expect(grid.grid.found).toBe(free?.found);
    await expect(readCollection(root.context, 'holdings', new URLSearchParams({ portfolioId: '[empty]' }))).rejects.toMatchObject({
      code: 'query-not-understood',
    });
  });

  test('is shown to anyone who was too late', async () => {
    const ada = await fresh('advisor');
    await answerPersonForm(root.context, ada.id, said({ version: ada.version, title: 'Partner' }));
    const late = await answerPersonForm(root.context, ada.id, said({ version: ada.version, title: 'Clerk' }));
    expect(late).toEqual({ version: Number(ada.version) + 1, conflict: [{ field: 'title', theirs: 'Partner', yours: 'Clerk' }] });
  });

  test('of fifty at once one is first', async () => {
    const ada = await fresh('advisor');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => answerPersonForm(root.context, ada.id, said({ version: ada.version, title: `${nth}` }))),
    );
    expect(answers.filter((answer) => 'done' in answer)).toHaveLength(1);
  });

  test('an administrator binds themselves too', async () => {
    const id = await made('House');
    const { version, fields } = await readPerson(root.context, root.id);
    await answerPersonForm(root.context, root.id, { intent: 'save', version: String(version), ...fields, organisation: id });
    expect(await ownOrganisation(root.context)).toBe(id);
  });

  test.each([
    ['another job', { job: 'director' }, { job: { code: 'option' } }],
    ['no name', { name: ' ' }, { name: { code: 'required' } }],
    ['a number without its country', { telephone: '020 7946 0000' }, { telephone: { code: 'phone' } }],
  ])('%s is said beside the field, and nothing changes', async (_case, fields, problems) => {
    const ada = await fresh('advisor');
    expect(await answerPersonForm(root.context, ada.id, { ...said({ version: ada.version }), ...fields })).toEqual({ problems });
    expect((await readPerson(root.context, ada.id)).version).toBe(Number(ada.version));
  });

  test.each([
    ['a client’s job', 'investor', { job: 'financial-advisor' }, 'form-not-understood'],
    ['an organisation that is none', 'advisor', { organisation: 'f'.repeat(32) }, 'organisation-not-found'],
    ['a role beside', 'advisor', { role: 'admin' }, 'form-not-understood'],
    ['an address beside', 'advisor', { email: 'x@home.example' }, 'form-not-understood'],
    ['a telephone beside', 'advisor', { phone: '+44 20 7946 0000' }, 'form-not-understood'],
  ] as const)('%s is refused, and nothing changes', async (_case, role, fields, code) => {
    const ada = await fresh(role);
    const before = (await owner.query('select * from users where id = $1', [ada.id])).rows;
    await expect(answerPersonForm(root.context, ada.id, { ...said({ version: ada.version }), ...fields })).rejects.toMatchObject({
      code,
    });
    expect((await owner.query('select * from users where id = $1', [ada.id])).rows).toEqual(before);
  });
});
