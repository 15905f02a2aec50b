import type { SiteAddresses } from '#contracts/site.ts';
import { guest } from '#domain/actor.ts';
import type { RequestContext } from '../../request-context.ts';
import { homeSlug, pathOfChannel, readChannels } from './read-menu.ts';
import { siteAddresses } from './site-addresses.ts';
import { listLanguages, languagesOf, spoken } from './spoken.ts';

/** An address that search engines and readers of feeds are told of. */
export interface IndexedEntry {
  readonly path: string;
  readonly title: string;
  readonly summary: string | null;
  /** As the database writes moments. */
  readonly publishedAt: string;
}

/** An entry of the index for search engines: its address in each of its languages. */
export interface IndexedPage {
  readonly addresses: readonly SiteAddresses[];
  readonly publishedAt: string;
}

/** A feed has the newest, an index all of a firm's size. */
const maxInFeed = 20;
const maxInIndex = 5000;

type IndexContext = Pick<RequestContext, 'auth' | 'locale' | 'variant'>;

/** The newest posts, as a guest may read them, whoever asks. */
export async function readSiteFeed(context: IndexContext): Promise<IndexedEntry[]> {
  const languages = listLanguages(context);
  const posts = await context.auth.database.as(guest).read(({ publishedContent }) => publishedContent.posts({ limit: maxInFeed }));
  return posts.map(({ id, slug, values, publishedAt }) => ({
    path: `/posts/${slug ?? id}`,
    title: spoken(values, 'title', languages) ?? values.name,
    summary: spoken(values, 'summary', languages),
    publishedAt,
  }));
}

/** Every address of the public site that a guest may read, whoever asks. The page of a channel stands at the channel's. */
export async function readSiteIndex(context: IndexContext): Promise<IndexedPage[]> {
  const { locales } = context.variant;
  const { channels, pages, posts } = await context.auth.database.as(guest).read(async ({ publishedContent }) => ({
    channels: await readChannels({ publishedContent }),
    pages: await publishedContent.heads('pages', { by: 'order', limit: maxInIndex }),
    posts: await publishedContent.heads('posts', { by: 'latest', limit: maxInIndex }),
  }));
  const entry =
    (path: string) =>
    ({ values, publishedAt }: (typeof pages)[number]): IndexedPage => {
      const languages = languagesOf(values, locales);
      return { addresses: languages.map((locale) => siteAddresses({ ...context, locale }, { path, languages })), publishedAt };
    };
  const homes = new Set(channels.map(({ page }) => page.id));
  return [
    ...pages
      .filter(({ id, slug }) => slug === homeSlug || !homes.has(id))
      .map((page) => entry(page.slug === homeSlug ? '/' : `/${page.slug ?? page.id}`)(page)),
    ...channels.map((channel) => entry(pathOfChannel(channel))(channel.page)),
    ...posts.map((post) => entry(`/posts/${post.slug ?? post.id}`)(post)),
  ];
}
