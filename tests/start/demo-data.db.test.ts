import { beforeEach, describe, expect, test } from 'vitest';
import { type Collection, listFields } from '#collections/collection.ts';
import type { ContentValues } from '#collections/content/content-collection.ts';
import { type ContentId, contentIds } from '#collections/content/registry.ts';
import { collections } from '#collections/registry.ts';
import { type Locale, type VariantId, variantIds } from '#contracts/ids.ts';
import { addresses } from '#contracts/pages/addresses.ts';
import { reservedSlugs } from '#contracts/pages/reserved-slugs.ts';
import { system } from '#domain/actor.ts';
import { checkAnswers } from '#forms/check-answers.ts';
import { toAnswers } from '#forms/values.ts';
import { demoPeople } from '#server/demo/demo-people.ts';
import { demoVariantIds } from '#server/demo/demo-variants.ts';
import { demoSite } from '#server/demo/site/demo-site.ts';
import { fillSite } from '#server/demo/site/fill-site.ts';
import type { AppServices, RunningVariant } from '#server/app-services.ts';
import { importSource } from '#server/operations/import/import-source.ts';
import { sourceOfFiles } from '#server/operations/import/read/source-file.ts';
import { refuseOtherThanDemoData } from '#server/start/fill-with-demo-data.ts';
import { variants } from '#variants/registry.ts';
import { emptied, filesOf } from '../support/import-folder.ts';
import { testDatabase } from '../support/test-database.ts';

const today = '2026-11-27';
const db = await testDatabase();
beforeEach(async () => {
  await emptied(db);
  await db.owner.query('set session_replication_role = replica; delete from audit_events; set session_replication_role = default');
});

const running = (id: VariantId) => [id, { variant: variants[id], database: db } as unknown as RunningVariant] as const;
const installation = {
  config: { varDir: '/srv/portal/var' },
  variants: Object.fromEntries(variantIds.map(running)),
} as unknown as AppServices;

async function filledBy(job: 'demo' | 'import', ...emails: string[]): Promise<void> {
  const text = ['email,name,role', ...emails.map((email) => `${email},Somebody,investor`)].join('\n');
  const source = sourceOfFiles(job, filesOf({ 'users.csv': text }));
  expect(await importSource(db.as(system(job)), source, { dryRun: false })).toMatchObject({ kind: 'imported' });
}

test('an empty book may become a demo', async () => {
  await refuseOtherThanDemoData(installation);
});

test('a demo may be started again, also after someone has tried an import in it', async () => {
  await filledBy('demo', 'ivy@home.example');
  await filledBy('import', 'otto@home.example');
  await refuseOtherThanDemoData(installation);
});

test('a book that was imported is never shown as a demo; the refusal says what to do', async () => {
  await filledBy('import', 'ivy@home.example');
  await expect(refuseOtherThanDemoData(installation)).rejects.toThrow(
    /^The data of Ashcombe & Hale is not demo data, .*: set DEMO=false with SMTP_URL and MAIL_FROM .*\. For a demo, set VAR_DIR to a folder other than \/srv\/portal\/var\.$/,
  );
});

async function recordsOf(collection: ContentId) {
  const { rows } = await db.owner.query<{ data: ContentValues; version: number; published: number | null }>(
    `select own.data, own.version, published.version as published from content_records own
       left join published_content published on published.record_id = own.id where own.collection = $1 order by own.rank`,
    [collection],
  );
  return rows;
}

describe.each(demoVariantIds)('the site of %s', (id) => {
  const [first = 'en', second] = variants[id].locales;
  const site = demoSite(id);

  async function filled(): Promise<void> {
    const people = demoPeople(id).map(({ email, name, role }) => `${email},${name},${role}`);
    const source = sourceOfFiles('demo', filesOf({ 'users.csv': ['email,name,role', ...people].join('\n') }));
    expect(await importSource(db.as(system('demo')), source, { dryRun: false })).toMatchObject({ kind: 'imported' });
    await fillSite(db, id, today);
    await fillSite(db, id, today);
  }

  test('is filled once, published but for one draft', async () => {
    await filled();
    const pages = await recordsOf('pages');
    const visible = pages.filter(({ published, version }) => published === version);
    const channels = await recordsOf('channels');
    expect(channels.map(({ published }) => published)).toEqual((site.channels ?? []).map(() => 1));
    expect([pages.length, visible.length]).toEqual([site.pages.length, site.pages.length - 1]);
    expect(visible.map(({ data }) => data.slug).slice(0, 2)).toEqual(site.pages.slice(0, 2).map(({ slug }) => slug));
    expect(count(visible, 'protected')).toBe(1);
    expect(count(visible, 'hidden')).toBe(1 + channels.length);
    expect(count(visible, 'promoted')).toBe(3);
    expect(pages.some(({ version }) => version > 1)).toBe(true);
    const [posts, testimonials] = [await recordsOf('posts'), await recordsOf('testimonials')];
    const [members, commentary] = [await recordsOf('team'), await recordsOf('commentary')];
    expect([posts, members, testimonials, commentary].map(({ length }) => length)).toEqual([6, 7, 3, 2]);
    expect(count(testimonials, 'hidden')).toBe(1);
    const team = await db.owner.query<{ id: string }>(
      "select replace(id::text, '-', '') as id from content_records where collection = 'team'",
    );
    const authors = new Set(team.rows.map((row) => row.id));
    expect(posts.filter(({ data }) => !authors.has(String(data.author)))).toEqual([]);
  });

  test('has what its forms ask and publishing needs, in the languages of the firm', async () => {
    await filled();
    for (const collection of contentIds) {
      const definition: Collection = collections[collection];
      const fields = listFields(definition);
      for (const { data } of await recordsOf(collection)) {
        expect([data.name, checkAnswers(fields, toAnswers(data), today)]).toEqual([data.name, {}]);
        const needed = fields.filter((field) => field.id.endsWith(`_${first}`) && data[field.id] === null).map((field) => field.id);
        const missing = needed.filter((field) => definition.content?.needed.includes(field.replace(`_${first}`, '')));
        expect([data.name, missing]).toEqual([data.name, []]);
        const inSecond = fields.filter((field) => field.id.endsWith(`_${second}`) && data[field.id.replace(/_..$/, `_${first}`)] !== null);
        if (second && collection !== 'posts')
          expect([data.name, inSecond.filter((field) => data[field.id] === null).map((field) => field.id)]).toEqual([data.name, []]);
      }
    }
    const posts = await recordsOf('posts');
    expect(posts.filter(({ data }) => data[`body_${second}`] !== null && second)).toHaveLength(second ? 2 : 0);
    expect(posts.map(({ data }) => data.name).filter((name) => !isOfLength(site, name, first))).toEqual([]);
  });

  test('links to pages, posts and addresses that there are', () => {
    const known = new Set([
      '/',
      '/posts',
      '/team',
      ...addresses.map(({ path }): string => path),
      ...site.pages.filter(({ isDraft }) => !isDraft).map(({ slug }) => `/${slug}`),
      ...site.posts.map(({ slug }) => `/posts/${slug}`),
    ]);
    const texts = [site.pages, site.posts, site.team, site.testimonials, site.commentary].flatMap((entries) =>
      entries.flatMap(Object.values),
    );
    const linked = texts.flatMap((text) => [...String(text).matchAll(/\]\((?<href>[^)]*)\)/g)].map(({ groups }) => groups?.href ?? ''));
    const targets = site.pages.flatMap(({ linkTarget }) => linkTarget ?? []);
    expect(linked.length).toBeGreaterThan(12);
    expect([...linked, ...targets].filter((href) => !known.has(href))).toEqual([]);
    expect(site.pages.filter(({ slug }) => reservedSlugs.has(slug) || ['posts', 'team'].includes(slug))).toEqual([]);
  });
});

function count(records: readonly { readonly data: ContentValues }[], field: string): number {
  return records.filter(({ data }) => data[field] === true).length;
}

function isOfLength({ posts }: ReturnType<typeof demoSite>, name: string, language: Locale): boolean {
  const words = posts.find((post) => post.name === name)?.[`body_${language}`]?.split(/\s+/).length ?? 0;
  return words >= 250 && words <= 500;
}
