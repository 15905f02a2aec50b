import { describe, expect, test } from 'vitest';
import { editContact } from '#server/operations/contact/edit-contact.ts';
import { exportOwnData } from '#server/operations/people/export-own-data.ts';
import { readProfile } from '#server/operations/people/read-profile.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Person } from '../support/sign-in-fixture.ts';
import { adminPeople, otherThanAdministrators } from '../support/admin-people.ts';
import { signedInBy } from '../support/signed-in.ts';
import { testDatabase } from '../support/test-database.ts';
import { answerPersonForm, readPerson } from '../support/people-records.ts';

const database = await testDatabase();
const { owner } = database;
const { fixture, contextOf, somebody } = adminPeople(database);
const { signIn } = signedInBy(database, fixture);
const root = await somebody('admin');

const nowhere = { 'address-1': '', 'address-3': '', postcode: '', city: '', country: '' };
const unreached = { telephone: '', profileUrl: '', linkedin: '', ...nowhere };
const contact = (version: number, fields: Record<string, string> = {}) => ({
  intent: 'contact',
  version: String(version),
  ...unreached,
  ...fields,
});

/** An adviser, signed in. */
async function signedIn(): Promise<Person & { readonly context: RequestContext }> {
  const person = await somebody('advisor');
  const { context } = await signIn(person);
  return { id: person.id, email: person.email, context };
}

const stored = async ({ id }: Person) =>
  (
    await owner.query(
      `select telephone, profile_url, linkedin, address, other, version from users left join private_details on user_id = users.id where id = $1`,
      [id],
    )
  ).rows[0];
const eventsAbout = async ({ id }: Person) =>
  (
    await owner.query(
      "select action, actor_id, before, after from audit_events where target_id = $1 and action in ('profile-changed', 'person-changed') order by seq",
      [id],
    )
  ).rows;

const full = {
  telephone: '0030 (210) 123-4567',
  profileUrl: 'Firm.Example/ada',
  linkedin: 'www.linkedin.com/in/ada',
  'address-1': ' 1 Long Lane ',
  city: 'London',
};

describe('someone writes how they are reached', () => {
  test('and it is kept in one spelling, told, and shown to them', async () => {
    const ada = await signedIn();
    const { version } = (await readProfile(ada.context)).contact;
    expect(await editContact(ada.context, contact(version, full))).toEqual({ done: 'saved', version: version + 1 });
    expect(await stored(ada)).toEqual({
      telephone: '0030 (210) 123-4567',
      profile_url: 'https://firm.example/ada',
      linkedin: 'https://www.linkedin.com/in/ada',
      address: { line1: '1 Long Lane', city: 'London' },
      other: null,
      version: version + 1,
    });
    expect((await readProfile(ada.context)).contact).toMatchObject({
      version: version + 1,
      fields: { city: 'London', telephone: '0030 (210) 123-4567' },
    });
    expect(await eventsAbout(ada)).toEqual([
      {
        action: 'profile-changed',
        actor_id: ada.id,
        before: { telephone: '', profileUrl: '', linkedin: '', 'address-1': '', city: '' },
        after: expect.objectContaining({ telephone: '0030 (210) 123-4567', city: 'London' }),
      },
    ]);
    const { fields } = (await readProfile(ada.context)).contact;
    expect(await editContact(ada.context, contact(version + 1, fields))).toEqual({ done: 'saved', version: version + 1 });
    expect(await eventsAbout(ada)).toHaveLength(1);
  });

  test.each([
    ['a script', { profileUrl: 'javascript:alert(1)' }, 'profile-url-invalid'],
    ['a page without a lock', { profileUrl: 'http://firm.example' }, 'profile-url-invalid'],
    ['a page elsewhere as LinkedIn', { linkedin: 'https://linkedin.com.evil.example/in/ada' }, 'linkedin-invalid'],
    ['a telephone without a country', { telephone: '0210 1234567' }, 'telephone-invalid'],
    ['a country that is none', { country: 'Narnia' }, 'country-unknown'],
    ['two lines in one', { city: 'a\nb' }, 'form-not-understood'],
    ['a line too long', { postcode: 'x'.repeat(21) }, 'form-not-understood'],
    ['what administrators remember', { other: 'x' }, 'form-not-understood'],
    ['a name', { name: 'x' }, 'form-not-understood'],
    ['a role', { role: 'admin' }, 'form-not-understood'],
    ['somebody else', { userId: root.id }, 'form-not-understood'],
  ])('%s is refused, and nothing of the form is kept', async (_what, wrong, code) => {
    const ada = await signedIn();
    const before = await stored(ada);
    await expect(editContact(ada.context, { ...contact(before?.version), ...full, ...wrong })).rejects.toMatchObject({ code });
    expect(await stored(ada)).toEqual(before);
  });

  test('no one who is not signed in, and no one on behalf of another', async () => {
    const ada = await signedIn();
    const { context } = ada;
    await expect(editContact({ ...context, signedIn: null }, contact(1, full))).rejects.toMatchObject({ code: 'sign-in-needed' });
    const viewing = { ...context, actor: { kind: 'advisor', userId: ada.id, onBehalfOf: root.id } as const };
    await expect(editContact(viewing, contact(1, full))).rejects.toMatchObject({ code: 'forbidden' });
    expect(await stored(ada)).toMatchObject({ telephone: null, address: null });
  });
});

const described = async ({ id }: Person) => {
  const { fields, version } = await readPerson(root.context, id);
  return { intent: 'save', version: String(version), ...fields };
};

describe('an administrator writes it, and what there is to be remembered', () => {
  test('in the form about the person, in which each sees what the other has saved in the meantime', async () => {
    const ada = await signedIn();
    const form = await described(ada);
    const { version } = (await readProfile(ada.context)).contact;
    const saved = await answerPersonForm(root.context, ada.id, { ...form, ...full, other: ' Rings at nine.\r\nNot on Fridays. ' });
    expect(saved).toMatchObject({ done: 'saved' });
    expect(await stored(ada)).toMatchObject({
      telephone: '0030 (210) 123-4567',
      address: { city: 'London' },
      other: 'Rings at nine.\nNot on Fridays.',
    });
    expect(await readPerson(root.context, ada.id)).toMatchObject({
      telephone: '0030 (210) 123-4567',
      profileUrl: 'https://firm.example/ada',
    });
    expect((await eventsAbout(ada)).at(-1)).toMatchObject({
      action: 'person-changed',
      after: { city: 'London', other: expect.any(String) },
    });
    expect(await editContact(ada.context, contact(version, { city: 'Athens' }))).toMatchObject({
      conflict: expect.arrayContaining([{ field: 'city', theirs: 'London', yours: 'Athens' }]),
    });
    const now = (await readProfile(ada.context)).contact;
    expect(await editContact(ada.context, contact(now.version, { ...now.fields, city: 'Athens' }))).toMatchObject({ done: 'saved' });
    expect(await stored(ada)).toMatchObject({ address: { city: 'Athens' }, other: 'Rings at nine.\nNot on Fridays.' });
    expect(await answerPersonForm(root.context, ada.id, { ...form, name: 'Ada' })).toMatchObject({
      conflict: expect.arrayContaining([{ field: 'city', theirs: 'Athens', yours: '' }]),
    });
  });

  test('of an address alone or a note alone the next one is told, too', async () => {
    const ada = await signedIn();
    const first = await described(ada);
    await answerPersonForm(root.context, ada.id, { ...first, other: 'A note' });
    expect(await answerPersonForm(root.context, ada.id, { ...first, other: 'Another' })).toMatchObject({
      conflict: [{ field: 'other', theirs: 'A note', yours: 'Another' }],
    });
  });

  test('and whom it is about may take it along, notes too', async () => {
    const ada = await signedIn();
    await answerPersonForm(root.context, ada.id, { ...(await described(ada)), ...full, other: 'A note' });
    let text = '';
    for await (const piece of await exportOwnData({ ...ada.context, db: database.as(ada.context.actor), portal: null })) text += piece;
    for (const part of ['A note', '1 Long Lane', 'https://www.linkedin.com/in/ada', '0030 (210) 123-4567']) expect(text).toContain(part);
  });

  test.each([
    [{ linkedin: 'https://evil.example' }, 'linkedin-invalid'],
    [{ profileUrl: 'http://firm.example' }, 'profile-url-invalid'],
    [{ profileUrl: 'data:text/html,x' }, 'url'],
    [{ telephone: 'x' }, 'phone'],
    [{ other: 'a\u0000b' }, 'form-not-understood'],
    [{ other: 'x'.repeat(2001) }, 'characters'],
    [{ pinTarget: 'email' }, 'form-not-understood'],
  ])('%o is refused, and nothing of the form is kept', async (wrong, code) => {
    const ada = await signedIn();
    const before = await stored(ada);
    const form = { ...(await described(ada)), title: 'Partner', ...full, ...wrong };
    const answered: object = await answerPersonForm(root.context, ada.id, form).catch((error: unknown) => error as object);
    const refused = 'problems' in answered ? Object.values(answered.problems as object)[0] : answered;
    expect(refused).toMatchObject({ code });
    expect(await stored(ada)).toEqual(before);
  });
});

describe('whether an address is confirmed', () => {
  test('is shown, said by an administrator, taken back with every session, told, and known to the person', async () => {
    const ada = await signedIn();
    await owner.query('delete from confirmed_addresses where user_id = $1', [ada.id]);
    const shown = async () => (await readPerson(root.context, ada.id)).isAddressConfirmed;
    expect([await shown(), (await readProfile(ada.context)).isEmailConfirmed]).toEqual([false, false]);
    expect(await answerPersonForm(root.context, ada.id, { intent: 'confirm-address' })).toEqual({ done: 'confirm-address' });
    expect([await shown(), (await readProfile(ada.context)).isEmailConfirmed]).toEqual([true, true]);
    expect(await answerPersonForm(root.context, ada.id, { intent: 'doubt-address' })).toEqual({ done: 'doubt-address' });
    expect(await shown()).toBe(false);
    expect((await readPerson(root.context, ada.id)).devices.signedIn).toBe(0);
    const told = await owner.query("select action from audit_events where target_id = $1 and action like 'address-%' order by seq", [
      ada.id,
    ]);
    expect(told.rows).toEqual([{ action: 'address-confirmed' }, { action: 'address-doubted' }]);
  });

  test('no one says of themselves, and no administrator is offered it', async () => {
    expect((await readPerson(root.context, root.id)).abilities.vouch).toBe(false);
    await expect(answerPersonForm(root.context, root.id, { intent: 'confirm-address' })).rejects.toMatchObject({ code: 'forbidden' });
  });

  test.each(otherThanAdministrators)('%s says so of no one', async (_who, actorOf) => {
    const ada = await somebody('advisor');
    await owner.query('delete from confirmed_addresses where user_id = $1', [ada.id]);
    const asked = answerPersonForm(contextOf(actorOf(root.id)), ada.id, { intent: 'confirm-address' });
    await expect(asked).rejects.toMatchObject({ code: expect.stringMatching(/^(?:page-not-found|forbidden)$/) });
    expect((await owner.query('select from confirmed_addresses where user_id = $1', [ada.id])).rowCount).toBe(0);
  });
});
