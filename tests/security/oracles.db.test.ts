import type { Collection } from '#collections/collection.ts';
import { collections } from '#collections/registry.ts';
import { describe, expect, test } from 'vitest';
import { httpRequest } from '../support/http-request.ts';
import { inFull } from '../support/in-full.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn, type SignedInActor } from './access-actors.ts';
import { canary, twoClients } from './two-clients.ts';

/**
 * Tests that filters and sorting reveal nothing hidden. A filter that matches only a client hidden from the reader answers like one without matches. The
 * server refuses a sort or filter outside the allow-list by name.
 */
const product = await sharedProduct();
const { owner } = product.database;
const { ids, people } = await twoClients(product);
await owner.query("update portfolios set type = 'Trust' where external_id = 'P-South-1'");
await owner.query("update accounts set name = 'Quentin Zebra', email = 'zebra@home.example' where external_id = 'A-South'");
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;

const headersOf: Partial<Record<SignedInActor, Record<string, string>>> = {};
for (const accessActor of ['advisor', 'otherAdvisor', 'investor', 'otherInvestor', 'admin'] as const) {
  headersOf[accessActor] = { host, ...(await credentialsOf(accessActor)).headers };
}

const ask = (accessActor: SignedInActor, path: string) => httpRequest({ port: product.port, path, headers: headersOf[accessActor] ?? {} });

/** The data of the overview for two values of a part, without these: a letter stands in other places too. */
async function toldOf(accessActor: SignedInActor, part: string, words: readonly [string, string]): Promise<string[]> {
  const masked = words.flatMap((word) => [word, encodeURIComponent(word)]);
  const told: string[] = [];
  for (const word of words) {
    const { status, body } = await ask(accessActor, `${overview}&${part}=${word}`);
    expect([200, 202]).toContain(status);
    told.push(masked.reduce((text, each) => text.replaceAll(each, '?'), `${status} ${body}`));
  }
  return told;
}

const overview = `/dashboard/${ids.portal}.data?_routes=overview`;

/** A filter that fits the South alone, and one of the same length that fits no one. */
const filters = [
  ['find', 'Zebra', 'Zobra'],
  ['find', 'zebra@home', 'zobra@home'],
  ['group', ids.otherClientGroup, '0'.repeat(32)],
  ['letter', 'Z', 'X'],
] as const;

describe.each(filters)('%s=%s', (part, fitting, unfitting) => {
  test.each(['advisor', 'investor'] as const)('tells %s what a word that fits no one tells', async (accessActor) => {
    const [one, other] = await toldOf(accessActor, part, [fitting, unfitting]);
    expect(one).toBe(other);
  });

  test('tells their own adviser something else', async () => {
    const [one, other] = await toldOf('otherAdvisor', part, [fitting, unfitting]);
    expect(one).not.toBe(other);
  });
});

test.each([
  ['advisor', true],
  ['otherAdvisor', false],
] as const)('whether a type that one client alone has finds no one: %s, %s', async (accessActor, isEmpty) => {
  expect((await ask(accessActor, `${overview}&type=Trust`)).body.includes('"rows",[]')).toBe(isEmpty);
});

test('who is someone else’s is not found in the trail of what an investor may read', async () => {
  const path = '/profile/access.data';
  const [own, sorted] = [await ask('investor', path), await ask('investor', `${path}?who=${canary('South')}`)];
  expect(own.status).toBe(200);
  expect(sorted.body).not.toContain(canary('South'));
});

/** Columns that exist and are no one's to sort by, and what is put where a word is expected. */
const wrongWords = [
  'sort=email',
  'sort=external_id',
  'sort=password_hash',
  'sort=value%20desc',
  'sort=(select%201)',
  'order=desc;drop',
  'order=DESC%20NULLS%20FIRST',
  'attention=everything',
  'period=99y',
  'type=Anything',
  'unlinked=show',
] as const;

/** Parameters that no page knows. */
const foreignParts = [
  'user_id=1',
  'owner=me',
  'isAdmin=true',
  'account_id=1',
  'portal_id=1',
  'filter[name]=a',
  'find[$like]=a',
  'where=1',
  '__proto__=1',
  'constructor=1',
  'limit=100000',
  'pageSize=100000',
  'fields=email',
  'include=credentials',
] as const;

const dashboard = `/dashboard/${ids.portal}`;
const reports = ['', `/account/${ids.account}`, `/portfolio/${ids.portfolio}`, `/portfolio/${ids.portfolio}/transactions.csv`];
const lists = [`${dashboard}/data-health`, `${dashboard}/data-health.csv`, '/admin/audit'];

const ofCollections = Object.keys(collections).map((id) => `/admin/${id}`);

/** The lists of the collections are one page: the first takes all parameters, each other one every fifth, in turns; in full each takes all. */
const share = 5;
const partsFor = (place: number) => (inFull || place === 0 ? foreignParts : foreignParts.filter((_, at) => at % share === place % share));

const sorts = wrongWords.filter((part) => part.startsWith('sort='));

/** The same with the words to sort by. */
const sortsFor = (place: number) => (inFull || place === 0 ? sorts : sorts.filter((_, at) => at === place % sorts.length));

test.each(sorts)('a list of a collection is sorted by ?%s where it says so', async (part) => {
  for (const [place, [id, { sort }]] of Object.entries<Collection>(collections).entries()) {
    const isAsked = sortsFor(place).includes(part) || (part === 'sort=email' && sort.includes('email'));
    if (!isAsked) continue;
    // Those who have an address are listed by it; by the others no list is sorted, whatever it says.
    const isSorted = part === 'sort=email' && sort.includes('email');
    const { status, headers } = await ask('admin', `/admin/${id}?${part}`);
    expect([id, status, headers.location]).toEqual(isSorted ? [id, 200, undefined] : [id, 302, `/admin/${id}`]);
  }
});

describe.each(reports)('/dashboard/:portal%s', (page) => {
  test.each(wrongWords)('?%s is left out of a page, and refused to a file', async (part) => {
    const { status, headers, body } = await ask('admin', `${dashboard}${page}?${part}`);
    expect([status, headers.location]).toEqual(page.endsWith('.csv') ? [400, undefined] : [302, `${dashboard}${page}`]);
    expect(body).not.toMatch(/syntax error|does not exist/i);
  });
});

/** Returns the ids in a page, sorted because parts of the page arrive in the order of completion. */
const namedIn = (body: string) => [...new Set(body.match(/[0-9a-f]{32}/g))].toSorted();

describe.each([
  ...reports.map((page) => [`${dashboard}${page}`, foreignParts] as const),
  ...lists.map((list) => [list, [...wrongWords, ...foreignParts]] as const),
  ...ofCollections.map((list, place) => [list, partsFor(place)] as const),
])('%s', (page, parts) => {
  test('says the same whatever it does not know of its address', async () => {
    let plain = await ask('admin', page);
    for (const part of parts) {
      const same = async () => {
        const { status, body } = await ask('admin', `${page}?${part}`);
        expect([part, status, namedIn(body)]).toEqual([part, 200, namedIn(plain.body)]);
      };
      // The trail grows while it is read.
      await same().catch(async () => {
        plain = await ask('admin', page);
        await same();
      });
    }
  });
});

test.each([
  "'",
  "''",
  '"',
  ')',
  "') or 1=1--",
  "%' or '1'='1",
  '\\',
  '%',
  '_',
  '\\%',
  "'; drop table users;--",
  '${7*7}',
  '{{7*7}}',
  '\u{1F4B0}',
  'x'.repeat(100),
])('to be found is a text and nothing else: %s', async (text) => {
  const word = encodeURIComponent(text);
  const { status, body } = await ask('advisor', `${overview}&find=${word}`);
  expect([200, 202]).toContain(status);
  expect(body).not.toContain('Zebra');
  expect(body).not.toMatch(/syntax error/i);
});
