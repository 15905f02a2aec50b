import type { ContentId } from '#collections/content/registry.ts';
import { system } from '#domain/actor.ts';
import { addDays, type IsoDate } from '#finance/iso-date.ts';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { withMediaFacts } from '../../operations/media/media-facts.ts';
import { demoPeople } from '../demo-people.ts';
import type { DemoVariantId } from '../demo-variants.ts';
import type { DemoMedia, DemoPictures } from '../media/demo-media.ts';
import { contentValues } from './content-values.ts';
import { demoSite } from './demo-site.ts';
import type { DemoPage, Entry, SiteOfFirm } from './site-of-firm.ts';

/**
 * Writes and publishes the content of a fictional firm's site, as its administrator did. Where there are pages or team members already nothing is
 * written.
 */
export async function fillSite(
  database: Database,
  variant: DemoVariantId,
  today: IsoDate,
  pictures: DemoPictures = noPictures,
): Promise<void> {
  const userId = await administratorOf(database, variant);
  await database.as({ kind: 'admin', userId }).writeUnaudited('demo-history', async ({ contentRecords, mediaFiles, portals }) => {
    await contentRecords.of('pages').lock();
    const written = [await contentRecords.of('pages').offered(), await contentRecords.of('team').offered()];
    if (!written.every((records) => records.length === 0)) return;
    const keep = async ({ file, alt, ...media }: DemoMedia, access = 'public'): Promise<string> => {
      const values = contentValues('media', { ...media, access, alt_en: alt.en, alt_el: alt.el, file: await mediaFiles.add(file) });
      return contentRecords.of('media').insert(await withMediaFacts({ mediaFiles }, values));
    };
    await write(contentRecords, await withPictures(demoSite(variant), pictures, keep), today);
    if (!pictures.portalDocument) return;
    const documentId = await keep(pictures.portalDocument, 'authenticated');
    for (const { id } of await portals.all()) {
      const found = await portals.find(id);
      if (found) await portals.setOfficeFields(id, { ...found, documentId });
    }
  });
}

const noPictures: DemoPictures = { portraits: [], landscapes: [], papers: new Map(), portalDocument: null };

/** The page with a banner of its own. */
const pictured = 'who-we-are';

/** The site with a portrait of each of its people, a landscape to each post, one above a page, and each commentary on paper. */
async function withPictures(site: SiteOfFirm, pictures: DemoPictures, keep: (media: DemoMedia) => Promise<string>): Promise<SiteOfFirm> {
  const [portraits, landscapes]: [string[], string[]] = [[], []];
  for (const media of pictures.portraits) portraits.push(await keep(media));
  for (const media of pictures.landscapes) landscapes.push(await keep(media));
  const papers = new Map<string, string>();
  for (const [name, media] of pictures.papers) papers.set(name, await keep(media));
  const landscape = (at: number) => landscapes[at % landscapes.length] ?? null;
  return {
    ...site,
    team: site.team.map((person, at) => ({ ...person, photo: portraits[at] ?? null })),
    posts: site.posts.map((post, at) => ({ ...post, picture: landscape(at) })),
    commentary: site.commentary.map((note) => ({ ...note, attachment: papers.get(note.name) ?? null })),
    pages: site.pages.map((page) => withLandscapes(page.slug === pictured ? { ...page, picture: landscape(1) } : page, landscape)),
  };
}

/** Blocks name pictures by their number, as they are not yet kept when a page is written. */
function withLandscapes(page: DemoPage, landscape: (at: number) => string | null): DemoPage {
  return withBlocks(page, (json) =>
    json.replaceAll(/"landscape:(\d)"/g, (_named, at: string) => JSON.stringify(landscape(Number(at)) ?? '')),
  );
}

function withBlocks(page: DemoPage, change: (json: string) => string): DemoPage {
  const { blocks_en: english, blocks_el: greek } = page;
  return { ...page, ...(english && { blocks_en: change(english) }), ...(greek && { blocks_el: change(greek) }) };
}

async function administratorOf(database: Database, variant: DemoVariantId): Promise<string> {
  const email = demoPeople(variant).find(({ role }) => role === 'admin')?.email ?? '';
  const found = await database.as(system('demo')).read((snapshot) => snapshot.users.withPassword(email));
  if (!found) throw new Error(`The demonstration has no administrator ${email}.`);
  return found.user.id;
}

async function write(contentRecords: Content, site: SiteOfFirm, today: IsoDate): Promise<void> {
  const authors = new Map<string, string>();
  for (const person of site.team) authors.set(person.name, await insert(contentRecords, 'team', person));
  const pages = await writePages(contentRecords, site);
  const channels = await writeChannels(contentRecords, site.channels ?? [], pages);
  await writeNavigation(contentRecords, 'navigation', site.navigation ?? [], { pages, channels });
  await writeNavigation(contentRecords, 'portal-navigation', site.portalNavigation ?? [], { pages, channels });
  for (const { daysAgo, author, ...post } of site.posts) {
    const values = { ...post, author: authors.get(author ?? '') ?? null, publishdate: addDays(today, -daysAgo) };
    await contentRecords.publish(await insert(contentRecords, 'posts', values));
  }
  for (const testimonial of site.testimonials) await insert(contentRecords, 'testimonials', testimonial);
  for (const comment of site.commentary) await contentRecords.publish(await insert(contentRecords, 'commentary', comment));
}

/** Libraries stand before the pages whose blocks name them. */
async function writePages(contentRecords: Content, { pages, libraries = [] }: SiteOfFirm): Promise<ReadonlyMap<string, string>> {
  const kept = new Map<string, string>();
  for (const library of libraries) kept.set(library.name, await insert(contentRecords, 'libraries', library));
  const placed = (json: string) => json.replaceAll(/"library:([^"]+)"/g, (_named, name: string) => JSON.stringify(kept.get(name) ?? ''));
  const written = new Map<string, string>();
  for (const page of pages) written.set(page.slug, await writePage(contentRecords, withBlocks(page, placed)));
  return written;
}

async function writePage(contentRecords: Content, { isDraft, earlier, ...page }: DemoPage): Promise<string> {
  const id = await insert(contentRecords, 'pages', { ...page, ...earlier });
  if (earlier) {
    await contentRecords.publish(id);
    await contentRecords.of('pages').set(id, contentValues('pages', page));
  }
  if (!isDraft) await contentRecords.publish(id);
  return id;
}

async function writeChannels(
  contentRecords: Content,
  channels: NonNullable<SiteOfFirm['channels']>,
  pages: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const written = new Map<string, string>();
  for (const { page, ...channel } of channels) {
    const id = await insert(contentRecords, 'channels', { ...channel, page: pages.get(page ?? '') ?? null });
    await contentRecords.publish(id);
    written.set(channel.name, id);
  }
  return written;
}

/** An entry above stands before those below it. */
async function writeNavigation(
  contentRecords: Content,
  collection: 'navigation' | 'portal-navigation',
  entries: readonly (Entry<'navigation'> | Entry<'portal-navigation'>)[],
  { pages, channels }: Readonly<Record<'pages' | 'channels', ReadonlyMap<string, string>>>,
) {
  const above = new Map<string, string>();
  for (const entry of entries) {
    const chosen = {
      page: pages.get(entry.page ?? '') ?? null,
      parent: above.get(entry.parent ?? '') ?? null,
      ...('channel' in entry && { channel: channels.get(String(entry.channel)) ?? null }),
    };
    above.set(entry.name, await insert(contentRecords, collection, { ...entry, ...chosen, slug: null }));
  }
}

type Content = Queries['contentRecords'];
type Given = Readonly<Record<string, unknown>> & { readonly name: string };

async function insert(contentRecords: Content, collection: ContentId, given: Given): Promise<string> {
  return contentRecords.of(collection).insert(contentValues(collection, given));
}
