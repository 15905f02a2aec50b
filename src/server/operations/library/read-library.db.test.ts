import { beforeEach, expect, test } from 'vitest';
import { type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { emptied } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { LibraryQuery } from '#contracts/library.ts';
import { variants } from '#variants/registry.ts';
import { readLibrary, readNewestDocuments } from './read-library.ts';

const db = await testDatabase();
let ids: ArrangedIds;

beforeEach(async () => {
  await db.owner.query('truncate report_documents, documents, notifications cascade');
  await emptied(db);
  ids = await bookInDatabase(db.owner, {
    accounts: [{ name: 'Ivy Hart', client: 'ivy@home.example', advisors: ['ada@firm.example'], portfolios: [{ name: 'ISA' }] }],
  });
  const account = ids.accounts.get('Ivy Hart');
  await db.owner.query(
    `insert into documents (account_id, title, type, arrived_at)
     values ($1, 'Letter', 'other', '2026-06-01'), ($1, 'Report', 'statement', '2026-06-02')`,
    [account],
  );
  await db.owner.query(
    `insert into document_versions (account_id, document_id, number, file_name, extension, stored_key, size, content_hash)
     select account_id, id, 1, title || '.pdf', 'pdf', id, 1000, sha256('') from documents`,
  );
  await db.owner.query(
    `insert into report_documents (account_id, document_id, as_of, period_from, period_to, figures_hash)
     select account_id, id, '2026-03-31', '2026-01-01', '2026-03-31', sha256('') from documents where title = 'Report'`,
  );
});

function contextOf(kind: 'advisor' | 'investor') {
  const userId = ids.users.get(kind === 'advisor' ? 'ada@firm.example' : 'ivy@home.example') ?? '';
  const portal = { id: ids.portal, name: 'First portal', createdAt: '', language: null, theme: null };
  const pagePrinter = { print: () => Promise.reject(new Error('Nothing is printed here.')) };
  return buildRequestContext({
    database: db,
    variant: variants.default,
    portal,
    today: '2026-06-30',
    pagePrinter,
    actor: { kind, userId },
  });
}

test.each<readonly ['advisor' | 'investor', LibraryQuery, LibraryQuery['origin'], readonly string[]]>([
  ['advisor', {}, 'uploaded', ['Letter']],
  ['advisor', { origin: 'reports' }, 'reports', ['Report']],
  ['advisor', { origin: 'all' }, 'all', ['Report', 'Letter']],
  ['advisor', { find: 'rep' }, 'all', ['Report']],
  ['advisor', { favourites: '1' }, 'all', []],
  ['investor', {}, 'all', ['Report', 'Letter']],
  ['investor', { origin: 'uploaded' }, 'uploaded', ['Letter']],
  ['investor', { origin: 'reports' }, 'reports', ['Report']],
])('an %s who asks for %o sees documents of origin %s', async (kind, query, origin, titles) => {
  const library = await readLibrary(contextOf(kind), query);
  expect(library.origin).toBe(origin);
  expect(library.documents.map(({ title }) => title)).toEqual(titles);
});

test('a client’s home shows reports among the newest documents', async () => {
  expect((await readNewestDocuments(contextOf('investor'), 5)).map(({ title }) => title)).toEqual(['Report', 'Letter']);
});
