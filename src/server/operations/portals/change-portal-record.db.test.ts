import { beforeAll, expect, test } from 'vitest';
import { adminPeople, otherThanAdministrators } from '#tests/support/admin-people.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { changeLogoOfRecord, changeOwnersOfRecord } from './change-portal-record.ts';
import { changePortalDetails, type PortalValues } from './change-portal-details.ts';
import { readPortal } from './read-portals.ts';

const database = await testDatabase();
const { owner } = database;
const { contextOf, somebody } = adminPeople(database);
const { context: root, id: rootId } = await somebody('admin');
const made = async (sql: string) =>
  (await owner.query<{ id: string }>(`${sql} returning replace(id::text, '-', '') as id`)).rows[0]?.id ?? '';
let portal = '';
let house = '';
let adviser = '';

beforeAll(async () => {
  portal = await made("insert into portals (name) values ('Creek')");
  house = await made("insert into organisations (name) values ('Harbour')");
  adviser = (await somebody('advisor')).id;
});

const values: PortalValues = {
  name: 'Creek',
  subtitle: null,
  theme: 'dark',
  language: 'en',
  phone: '1',
  email: null,
  organisation: null,
  portalDocument: null,
  explorerApi: null,
  newsApi: null,
};
const save = async (over: Partial<PortalValues>, context = root) => {
  const { version } = await readPortal(root, portal);
  return changePortalDetails(context, portal, { version, values: { ...values, ...over } });
};

test('theme, language, company and services are kept with the portal, and the trail tells the company by name', async () => {
  const services = { explorerApi: 'https://funds.example/v1', newsApi: 'https://news.example/v1' };
  expect(await save({ organisation: house, ...services })).toMatchObject({ done: 'saved' });
  expect((await readPortal(root, portal)).values).toEqual({ ...values, organisation: house, ...services });
  const { rows } = await owner.query("select after from audit_events where action = 'portal-changed' order by seq desc limit 1");
  expect(rows).toEqual([{ after: { theme: 'dark', language: 'en', phone: '1', ...services, organisation: 'Harbour' } }]);
});

test.each<[string, Partial<PortalValues>, string]>([
  ['a theme of another firm', { theme: 'iolcus' }, 'theme-required'],
  ['a language that the firm does not have', { language: 'el' }, 'language-required'],
  ['a fund service without encryption', { explorerApi: 'http://funds.example' }, 'feed-address-invalid'],
  ['a news service without encryption', { newsApi: 'http://news.example' }, 'news-address-invalid'],
  ['a document that there is not', { portalDocument: '0'.repeat(32) }, 'content-not-found'],
  ['a company that there is not', { organisation: '0'.repeat(32) }, 'organisation-not-found'],
])('%s is refused', async (_what, over, code) => {
  const before = (await readPortal(root, portal)).values;
  await expect(save({ ...before, ...over })).rejects.toMatchObject({ code });
  expect((await readPortal(root, portal)).values).toEqual(before);
});

test('an adviser becomes an owner, and the last one stays', async () => {
  await owner.query('update users set organisation_id = $2 where id = $1', [adviser, house]);
  await save({ organisation: house });
  expect(await changeOwnersOfRecord(root, portal, { intent: 'add-owner', person: adviser })).toEqual({ done: 'owner-added' });
  expect((await readPortal(root, portal)).panels.owners.owners.map(({ id }) => id)).toEqual([adviser]);
  const last = changeOwnersOfRecord(root, portal, { intent: 'remove-owner', person: adviser });
  await expect(last).rejects.toMatchObject({ code: 'last-owner' });
  const client = await somebody('investor');
  const wrong = changeOwnersOfRecord(root, portal, { intent: 'add-owner', person: client.id });
  await expect(wrong).rejects.toMatchObject({ code: 'owner-not-offered' });
});

test.each([
  [{ intent: 'set-logo', logo: '' }, 'image-required'],
  [{ intent: 'clear-logo' }, 'form-not-understood'],
])('%o is refused: a portal keeps its logo', async (fields, code) => {
  await expect(changeLogoOfRecord(root, portal, fields)).rejects.toMatchObject({ code });
});

test.each(otherThanAdministrators)('none of it is for %s', async (_who, actorOf) => {
  const context = contextOf(actorOf(rootId));
  const none = { code: 'page-not-found' };
  await expect(save({ name: 'Theirs', newsApi: 'https://theirs.example' }, context)).rejects.toMatchObject(none);
  await expect(changeOwnersOfRecord(context, portal, { intent: 'add-owner', person: adviser })).rejects.toMatchObject(none);
  await expect(changeLogoOfRecord(context, portal, { intent: 'set-logo', logo: null })).rejects.toMatchObject(none);
});

test('a firm without news and funds is not asked for their services', async () => {
  const { without } = await readPortal(
    { ...root, variant: { ...root.variant, sections: { ...root.variant.sections, news: false, explorer: false } } },
    portal,
  );
  expect(without).toEqual(['explorerApi', 'newsApi']);
});
