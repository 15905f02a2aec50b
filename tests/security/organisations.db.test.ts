import { beforeEach, describe, expect, test } from 'vitest';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { editOrganisation } from '#server/operations/organisations/edit-organisation.ts';
import { answerOwnOrganisationForm } from '#server/operations/organisations/answer-organisation-form.ts';
import { makeOrganisation } from '#server/operations/organisations/make-organisation.ts';
import { readOrganisation, readOrganisations, readOwnOrganisation } from '#server/operations/organisations/read-organisations.ts';
import { answerPersonForm } from '#server/operations/people-admin/answer-person-form.ts';
import { readPeople, readPerson } from '#server/operations/people-admin/read-people.ts';
import { adminPeople, otherThanAdministrators } from '../support/admin-people.ts';
import { testDatabase } from '../support/test-database.ts';

const database = await testDatabase();
const { owner } = database;
const { fixture, visitOf, somebody } = adminPeople(database);

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

const made = (name: string) => makeOrganisation(root.visit, { intent: 'make', 'form-key': newFormKey(), name });

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
    expect(await editOrganisation(root.visit, id, form('The House', full))).toEqual({ done: 'saved', version: 2 });
    expect(await storedOf(id)).toEqual({
      name: 'The House',
      url: 'https://house.example',
      domain: 'xn--bcher-kva.example',
      address: { line1: '1 Long Lane', line2: 'Second floor', postcode: 'EC1A 9AA', city: 'London', country: 'United Kingdom' },
    });
    const shown = await readOrganisation(root.visit, id);
    expect(shown).toMatchObject({ version: 2, mailDomain: 'xn--bcher-kva.example', people: { all: 0, elsewhere: 0 } });
    expect(await editOrganisation(root.visit, id, { intent: 'save', version: '2', ...shown.fields })).toEqual({
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
    const longSince = visitOf({ kind: 'admin', userId: root.id }, '2026-01-01T09:00:00Z');
    for (const fields of [{ url: 'https://house.example' }, { domain: 'house.example' }])
      await expect(editOrganisation(longSince, id, form('House', fields))).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
    expect(await storedOf(id)).toMatchObject({ url: null, domain: null });
    expect(await editOrganisation(longSince, id, form('House', { city: 'Athens' }))).toMatchObject({ done: 'saved' });
  });

  test('is told of an address on the web that grows too long when it is written out', async () => {
    const id = await made('House');
    const url = `https://house.example/${'ώ'.repeat(200)}`;
    await expect(editOrganisation(root.visit, id, form('House', { url }))).rejects.toMatchObject({ code: 'url-invalid' });
  });

  test('is shown what someone else has saved in the meantime, and saves over it once it was seen', async () => {
    const id = await made('House');
    await editOrganisation(root.visit, id, form('House', { city: 'Athens' }));
    const mine = form('House', { city: 'London', country: 'UK' });
    expect(await editOrganisation(root.visit, id, mine)).toEqual({
      version: 2,
      conflict: [
        { field: 'city', theirs: 'Athens', yours: 'London' },
        { field: 'country', theirs: '', yours: 'UK' },
      ],
    });
    expect((await storedOf(id)).address).toEqual({ city: 'Athens' });
    expect(await editOrganisation(root.visit, id, { ...mine, version: '2' })).toEqual({ done: 'saved', version: 3 });
    expect(await editOrganisation(root.visit, id, mine)).toEqual({ done: 'saved', version: 3 });
  });

  test('of fifty who save at once one is first, the others are shown the difference', async () => {
    const id = await made('House');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => editOrganisation(root.visit, id, form('House', { city: `City ${nth}` }))),
    );
    expect(answers.filter((answer) => 'done' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'conflict' in answer)).toHaveLength(49);
  });

  test('of fifty who take one domain at once one gets it', async () => {
    const ids: string[] = [];
    for (let nth = 0; nth < 50; nth += 1) ids.push(await made(`House ${nth}`));
    const taken = await Promise.allSettled(
      ids.map((id, nth) =>
        editOrganisation(root.visit, id, form(`House ${nth}`, nth % 2 ? { domain: 'one.example' } : { url: 'www.one.example' })),
      ),
    );
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of taken) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'domain-taken' });
  });

  test('has the organisation that they are bound to as their own, and none before', async () => {
    expect(await readOwnOrganisation(root.visit)).toBeNull();
    await expect(answerOwnOrganisationForm(root.visit, form('Mine'))).rejects.toMatchObject({ code: 'organisation-not-found' });
    const id = await made('House');
    await owner.query('update users set organisation_id = $2 where id = $1', [root.id, id]);
    expect(await readOwnOrganisation(root.visit)).toMatchObject({ id, people: { all: 1, elsewhere: 0 } });
    await answerOwnOrganisationForm(root.visit, form('Mine', { domain: 'mine.example' }));
    expect(await readOwnOrganisation(root.visit)).toMatchObject({ fields: { name: 'Mine' }, people: { all: 1, elsewhere: 1 } });
  });

  test('changes the domain, and anyone who is bound to the organisation stays who they are', async () => {
    const id = await made('House');
    await editOrganisation(root.visit, id, form('House', { domain: 'house.example' }));
    const ada = await somebody('advisor');
    await owner.query('update users set organisation_id = $2 where id = $1', [ada.id, id]);
    const before = (await owner.query('select * from users where id = $1', [ada.id])).rows;
    await editOrganisation(root.visit, id, form('House', { domain: 'other.example' }, '2'));
    expect((await owner.query('select * from users where id = $1', [ada.id])).rows).toEqual(before);
  });

  test('finds them by name, page by page, signs as themselves', async () => {
    await owner.query("insert into organisations (name) select 'House ' || lpad(n::text, 3, '0') from generate_series(1, 60) n");
    const first = await readOrganisations(root.visit, { find: 'house' });
    expect([first.found, first.pages, first.organisations.length, first.organisations[0]?.name]).toEqual([60, 2, 50, 'House 001']);
    expect((await readOrganisations(root.visit, { page: 2 })).organisations).toHaveLength(10);
    for (const find of ['%', '_', '\\']) expect((await readOrganisations(root.visit, { find })).found).toBe(0);
  });
});

test.each([
  ['no name', form(' '), 'name-required'],
  ['a name that is one’s already', form('Other'), 'organisation-name-taken'],
  ['a mail provider', form('House', { domain: 'gmail.com' }), 'domain-of-everybody'],
  ['a mail provider in capitals', form('House', { domain: 'Yahoo.Co.UK' }), 'domain-of-everybody'],
  ['the domain of another', form('House', { domain: 'other.example' }), 'domain-taken'],
  ['the website of another’s domain', form('House', { url: 'https://www.other.example/about' }), 'domain-taken'],
  ['a domain with a scheme', form('House', { domain: 'https://firm.example' }), 'domain-invalid'],
  ['the number of a machine', form('House', { domain: '10.0.0.1' }), 'domain-invalid'],
  ['a script as a website', form('House', { url: 'javascript:alert(1)' }), 'url-invalid'],
  ['a line too many', form('House', { city: 'a\nb' }), 'form-not-understood'],
  ['an organisation beside', { ...form('House'), id: 'f'.repeat(32) }, 'form-not-understood'],
  ['no version', { ...form('House'), version: '' }, 'form-not-understood'],
  ['no intent', { ...form('House'), intent: 'make' }, 'form-not-understood'],
])('%s is refused, and nothing changes', async (_case, fields, code) => {
  const other = await made('Other');
  await editOrganisation(root.visit, other, form('Other', { domain: 'other.example' }));
  const id = await made('House');
  const before = await storedOf(id);
  await expect(editOrganisation(root.visit, id, fields)).rejects.toMatchObject({ code });
  expect(await storedOf(id)).toEqual(before);
});

test.each(['', '0', 'f'.repeat(32), "' or true--"])('no organisation is called %s', async (id) => {
  await expect(readOrganisation(root.visit, id)).rejects.toMatchObject({ code: 'organisation-not-found' });
  await expect(editOrganisation(root.visit, id, form('House'))).rejects.toMatchObject({ code: 'organisation-not-found' });
});

describe('everyone else', () => {
  test.each(otherThanAdministrators)('%s sees and changes none', async (_who, actorOf) => {
    const id = await made('House');
    const visit = visitOf(actorOf(root.id));
    await owner.query('update users set organisation_id = $2 where id = $1', [root.id, id]);
    await expect(readOrganisations(visit, {})).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(readOrganisation(visit, id)).rejects.toMatchObject({ code: 'organisation-not-found' });
    await expect(readOwnOrganisation(visit)).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(answerOwnOrganisationForm(visit, form('Mine'))).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(editOrganisation(visit, id, form('Mine'))).rejects.toMatchObject({ code: 'organisation-not-found' });
    await expect(makeOrganisation(visit, { intent: 'make', 'form-key': newFormKey(), name: 'Mine' })).rejects.toMatchObject({
      code: 'page-not-found',
    });
    const described = said({ name: 'Mine' });
    await expect(answerPersonForm(visit, root.id, described)).rejects.toMatchObject({ code: 'person-not-found' });
    expect((await owner.query('select name from organisations')).rows).toEqual([{ name: 'House' }]);
  });
});

const said = (fields: Record<string, string>) => ({
  intent: 'describe',
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
  const { version } = await readPerson(root.visit, person.id);
  return { ...person, version: String(version) };
};

describe('what is said of a person', () => {
  test('is saved with the organisation, told by name, and ends no session', async () => {
    const id = await made('House');
    const ada = await fresh('advisor');
    await fixture.signIn(ada);
    const wanted = said({ version: ada.version, title: 'Partner', job: 'investment-manager', organisation: id });
    const saved = await answerPersonForm(root.visit, ada.id, wanted);
    expect(saved).toEqual({ done: 'saved', version: Number(ada.version) + 1 });
    const seen = await readPerson(root.visit, ada.id);
    expect(seen).toMatchObject({ title: 'Partner', job: 'investment-manager', organisation: 'House', devices: { signedIn: 1 } });
    expect((await events()).at(-1)).toMatchObject({
      action: 'person-changed',
      before: { title: '', job: '', organisation: '' },
      after: { title: 'Partner', job: 'investment-manager', organisation: 'House' },
    });
    const count = (await events()).length;
    expect(await answerPersonForm(root.visit, ada.id, { ...wanted, version: String(seen.version) })).toEqual({
      done: 'saved',
      version: seen.version,
    });
    expect(await events()).toHaveLength(count);
    expect((await readPeople(root.visit, { organisation: id })).people.map(({ email }) => email)).toEqual([ada.email]);
  });

  test('is shown to anyone who was too late', async () => {
    const ada = await fresh('advisor');
    await answerPersonForm(root.visit, ada.id, said({ version: ada.version, title: 'Partner' }));
    const late = await answerPersonForm(root.visit, ada.id, said({ version: ada.version, title: 'Clerk' }));
    expect(late).toEqual({ version: Number(ada.version) + 1, conflict: [{ field: 'title', theirs: 'Partner', yours: 'Clerk' }] });
  });

  test('of fifty at once one is first', async () => {
    const ada = await fresh('advisor');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => answerPersonForm(root.visit, ada.id, said({ version: ada.version, title: `${nth}` }))),
    );
    expect(answers.filter((answer) => 'done' in answer)).toHaveLength(1);
  });

  test('an administrator binds themselves too', async () => {
    const id = await made('House');
    const { version, fields } = await readPerson(root.visit, root.id);
    await answerPersonForm(root.visit, root.id, { intent: 'describe', version: String(version), ...fields, organisation: id });
    expect(await readOwnOrganisation(root.visit)).toMatchObject({ id });
  });

  test.each([
    ['a client’s job', 'investor', { job: 'financial-advisor' }, 'form-not-understood'],
    ['another job', 'advisor', { job: 'director' }, 'form-not-understood'],
    ['an organisation that is none', 'advisor', { organisation: 'f'.repeat(32) }, 'organisation-not-found'],
    ['no name', 'advisor', { name: ' ' }, 'name-required'],
    ['a role beside', 'advisor', { role: 'admin' }, 'form-not-understood'],
    ['an address beside', 'advisor', { email: 'x@home.example' }, 'form-not-understood'],
    ['a telephone beside', 'advisor', { phone: '+44 20 7946 0000' }, 'form-not-understood'],
  ] as const)('%s is refused, and nothing changes', async (_case, role, fields, code) => {
    const ada = await fresh(role);
    const before = (await owner.query('select * from users where id = $1', [ada.id])).rows;
    await expect(answerPersonForm(root.visit, ada.id, { ...said({ version: ada.version }), ...fields })).rejects.toMatchObject({
      code,
    });
    expect((await owner.query('select * from users where id = $1', [ada.id])).rows).toEqual(before);
  });
});
