import { beforeAll, describe, expect, test } from 'vitest';
import { type Collection, listFields } from '#collections/collection.ts';
import { collections, type CollectionId } from '#collections/registry.ts';
import type { Field } from '#forms/form.ts';
import { plainTextOfStored } from '#forms/kinds/rich-text.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { recordAction } from '#server/records/record-action.ts';
import { readRecord } from '#server/records/read-collection.ts';
import { adminPeople } from '../support/admin-people.ts';
import { inFull } from '../support/in-full.ts';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn, type SignedInActor } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

/**
 * Values that mean something to browsers, spreadsheets, databases or templates, in the text fields of each collection: they come back as they were
 * typed, and whoever is shown them is shown text. The collections share their forms and lists, so each takes every fifth value, in turns, and pages
 * with all kinds of texts takes them all; in full each takes a thousand.
 */
const product = await sharedProduct();
const { ids, people } = await twoClients(product);
const { contextOf } = adminPeople(product.database);
const credentialsOf = credentialsIn(product.database, people);
const context = { ...contextOf({ kind: 'admin', userId: people.admin.id }), portal: null };

const seeds = [
  '<xss-n onload=alert(1)>',
  '</script><xss-n>',
  '</title></textarea><xss-n>',
  '" data-xss-n="',
  "' data-xss-n='",
  '<img src=x onerror=alert(1)><xss-n>',
  '<svg/onload=alert(1)><xss-n>',
  '<!--<xss-n>',
  ']]><xss-n>',
  'javascript:alert(1)//<xss-n>',
  '\u2028<xss-n>\u2029',
  '=HYPERLINK("https://evil.example","n")',
  '+1+cmd|calc!A0 n',
  '-2+3 n',
  '@SUM(1+1) n',
  '＝1+1 n',
  "'; drop table organisations; -- n",
  '%_\\n',
  '${7*7} {{7*7}} #{7*7} n',
  '\u202Eelbatuoba n',
  '\u200B\uFEFF n',
  'Z\u0351\u0352\u0353\u036Balgo n',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467} n',
  '../../etc/passwd n',
  'null n',
] as const;
const rounds = inFull ? 40 : 1;
const share = 5;

/** The values for the collection at this place of the registry. */
function valuesFor(id: CollectionId, place: number): string[] {
  const taken = inFull || id === 'pages' ? seeds : seeds.filter((_, at) => at % share === place % share);
  return Array.from({ length: rounds }, (_, round) => taken.map((seed) => `${seed} ${round}`)).flat();
}

const isText = ({ kind }: Field) => kind === 'text' || kind === 'textarea' || kind === 'richText';

/** Returns the text that a field shows; for formatted text, its plain text. */
const shownText = ({ kind }: Field, typed = '') => (kind === 'richText' ? plainTextOfStored(typed) : typed);

const submission = await product.database.owner.query<{ id: string }>(
  "select replace(id::text, '-', '') as id from content_records where collection = 'submissions'",
);

/** The existing record to change, for collections whose list cannot create one. */
const changed: Partial<Record<CollectionId, string>> = {
  people: ids.person,
  portals: ids.portal,
  accounts: ids.account,
  portfolios: ids.portfolio,
  groups: ids.clientGroup,
  securities: ids.fund,
  submissions: submission.rows[0]?.id ?? '',
};

const entry = { access: 'public' };
const listed = { ...entry, hidden: 'no' };
const { rows: files } = await product.database.owner.query<{ id: string }>(
  `insert into media_files (place, file_name, format, size, sizes) values ('hostile-1764000000000', 'a.pdf', 'pdf', 1, '[]')
   returning replace(id::text, '-', '') as id`,
);

const { rows: homes } = await product.database.owner.query<{ id: string }>(
  "select replace(id::text, '-', '') as id from content_records where collection = 'pages'",
);

const { rows: dataProcesses } = await product.database.owner.query<{ id: string }>(
  `insert into content_records (collection, rank, data) values ('data-processes', 1, '{"name": "Custodian"}')
   returning replace(id::text, '-', '') as id`,
);

/** The required fields of content collections besides texts. */
const content = {
  media: { ...entry, decoration: 'no', file: files[0]?.id ?? '' },
  pages: { ...listed, type: 'Landing', protected: 'no', promoted: 'no' },
  posts: { ...listed, publishdate: '2026-01-31' },
  channels: { ...entry, page: homes[0]?.id ?? '' },
  navigation: { ...entry, leadsTo: 'none' },
  'portal-navigation': { leadsTo: 'none' },
  team: entry,
  libraries: entry,
  testimonials: listed,
  enquiries: { email: 'visitor@home.example', received: '2026-01-31', progress: 'new' },
  forms: { ...entry, owned: 'Personal', autorespond: 'no' },
  processes: { ...entry, single: 'no' },
  submissions: { step: 'approved' },
  'data-processes': {},
  'data-processes-steps': { process: dataProcesses[0]?.id ?? '', dataset: 'prices', getFromApi: 'no' },
  commentary: { ...entry, reportdate: '2026-01-31' },
};

/** The other required fields of each collection. */
const needed: Readonly<Record<CollectionId, Readonly<Record<string, string>>>> = {
  organisations: {},
  'access-groups': {},
  'api-clients': { 'scopes.invite-clients': 'on' },
  people: {},
  portals: { theme: 'dark', language: 'en' },
  accounts: {},
  portfolios: {},
  subscriptions: {},
  holdings: {},
  transactions: {},
  models: Object.fromEntries(['min', 'target', 'max'].map((part) => [`data.Equities.${part}`, '100'])),
  'risk-profiles': {},
  'message-templates': { language: 'en' },
  securities: { type: 'Fund', assetClass: 'Equities' },
  groups: {},
  ...content,
};

function filledWith(definition: Collection, value: string): Record<string, string> {
  const all = listFields(definition).flatMap((field) =>
    field.kind === 'choices' || field.kind === 'bands' ? [] : [[field.id, isText(field) ? cut(field, value) : '']],
  );
  return Object.fromEntries(all) as Record<string, string>;
}

const cut = (field: Field, value: string) => ('limit' in field ? value.slice(0, field.limit) : value);

async function keep(id: CollectionId, value: string): Promise<string> {
  const fields = { ...filledWith(collections[id], value), ...needed[id] };
  const record = changed[id];
  if (record !== undefined) {
    const { version, typed, changed: open } = await readRecord(context, id, record);
    const texts = listFields(collections[id]).filter((field: Field) => isText(field) && open.includes(field.id));
    const sent = Object.entries(typed).filter(([name]) => open.includes(name.split('.')[0] ?? ''));
    const shown = Object.fromEntries([...sent, ...texts.map(({ id: name }) => [name, fields[name] ?? ''] as const)]);
    const saved = await recordAction(
      context,
      { collection: id, id: record },
      { ...shown, ...needed[id], intent: 'save', version: String(version) },
    );
    expect([value, saved]).toMatchObject([value, { done: 'saved' }]);
    return record;
  }
  const created = await recordAction(context, { collection: id, id: 'new' }, { ...fields, intent: 'create', 'form-key': newFormKey() });
  expect([value, created]).toMatchObject([value, { done: 'created' }]);
  return 'id' in created ? created.id : '';
}

const ask = async (actor: SignedInActor, path: string) => {
  const { headers } = await credentialsOf(actor);
  return httpRequest({ port: product.port, path, headers: { host: `localhost:${product.port}`, ...headers } });
};

/** Returns the first injected markup that a browser would interpret: one of our test elements, or the end of an attribute outside scripts. */
function aliveIn(body: string): string | undefined {
  const outside = body.replaceAll(/<script[^>]*>[^]*?<\/script>/g, '');
  return /<xss-n/.exec(body)?.[0] ?? /["'] data-xss-n=["']/.exec(outside)?.[0];
}

const written = (Object.keys(collections) as CollectionId[]).filter((id) => !('readonly' in collections[id]));

describe.each(written.map((id, place) => ({ id, values: valuesFor(id, place) })))('values in the texts of $id', ({ id, values }) => {
  const definition: Collection = collections[id];
  const kept: string[] = [];
  // Two braces begin a field, and there are but few.
  const typing = id === 'message-templates' ? values.map((value) => value.replaceAll('{{', '{ {')) : values;

  beforeAll(async () => {
    for (const value of id in changed ? typing.slice(0, seeds.length) : typing) kept.push(await keep(id, value));
  });

  test('come back as they were typed', async () => {
    for (const at of typing.slice(0, seeds.length).keys()) {
      if (id in changed) await keep(id, typing[at] ?? '');
      const { typed, changed: open } = await readRecord(context, id, kept[at] ?? '');
      const wanted = filledWith(definition, typing[at] ?? '');
      for (const field of listFields(definition).filter((each) => isText(each) && open.includes(each.id)))
        expect([field.id, shownText(field, typed[field.id])]).toEqual([field.id, (wanted[field.id] ?? '').trim()]);
    }
  });

  test('are text in the list, beside it, in its history and in its trash', async () => {
    const pages = Math.ceil(values.length / 50);
    // The list has all of them; beside it and in the history each is written the same.
    const shown = new Set(kept.slice(0, inFull ? seeds.length : 1));
    const open = [...shown].flatMap((record) => [`?open=${record}`, `?open=${record}&tab=history`]);
    const lists = id in changed ? [''] : Array.from({ length: pages }, (_, page) => `?page=${page + 1}`);
    for (const part of [...lists, ...open, `?find=${encodeURIComponent(seeds[1])}`]) {
      const { status, body } = await ask('admin', `/admin/${id}${part}`);
      expect([part, status, aliveIn(body)]).toEqual([part, 200, undefined]);
    }
  });

  test('are no formulas in its file', async () => {
    const { status, body } = await ask('admin', `/admin/${id}.csv`);
    expect(status).toBe(200);
    const cells = body.slice(1).match(/(?<=^|[,\n])(?:"(?:[^"]|"")*"|[^",\r\n]*)/g) ?? [];
    expect(cells.length).toBeGreaterThan(definition.columns.length);
    expect(cells.filter((cell) => /^"?\s*[=+\-@＝＋－＠\t]/.test(cell))).toEqual([]);
  });
});

test.each(['investor', 'advisor', 'companyAdmin', 'otherInvestor'] as const)(
  'values in all texts are shown as text, or not at all, to %s',
  async (actor) => {
    // The access matrices hold the offices closed.
    for (const path of [...(inFull ? written : ['people']).map((id) => `/admin/${id}`), '/profile/me', `/dashboard/${ids.portal}`]) {
      const { body } = await ask(actor, path);
      expect([path, aliveIn(body)]).toEqual([path, undefined]);
    }
  },
);
