import type { ContentValues } from '#collections/content/content-collection.ts';
import type { Locale } from '#contracts/ids.ts';
import {
  type ListedPost,
  postsOnPage,
  type SiteEntry,
  type SiteHome,
  type SitePerson,
  type SitePost,
  type SitePosts,
} from '#contracts/site.ts';
import { mediaInText } from '#domain/content/rich-text.ts';
import { AppError } from '#domain/errors.ts';
import { listTexts } from '#forms/kinds/texts.ts';
import type { Queries } from '../../db/queries.ts';
import type { PostsQuery } from '../../db/queries/content/published-content.ts';
import type { PublishedEntry } from '../../db/queries/content/site-content.ts';
import type { RequestContext } from '../../request-context.ts';
import { readSiteLibraries } from './files-of-library.ts';
import { readSiteForms } from './site-forms.ts';
import { blocksOf } from './site-blocks.ts';
import { homeSlug, linkTo, maxPages, pathOfChannel, readChannels } from './read-menu.ts';
import { picturesById, picturesOf, type PictureOf } from './site-pictures.ts';
import { listLanguages, languagesOf, spoken, written } from './spoken.ts';

/** More of a kind are not shown on the home page. */
const shownAtHome = { people: 4, quotes: 3, posts: 3, promoted: 3 };
const maxPeople = 100;

export type SiteContext = Pick<RequestContext, 'actor' | 'db' | 'locale' | 'variant' | 'signedIn' | 'today'>;
type Published = Pick<Queries, 'publishedContent'>;

/** The home page; null where the firm has published none. */
export async function readSiteHome(context: SiteContext): Promise<SiteHome | null> {
  const languages = listLanguages(context);
  return context.db.read(async (snapshot) => {
    const home = await snapshot.publishedContent.find('pages', homeSlug);
    return home && homeOf(snapshot, home, languages);
  });
}

/** The home page that an entry makes, with the beginnings of what the firm has published. */
export async function homeOf(snapshot: Published, home: PublishedEntry, languages: readonly Locale[]): Promise<SiteHome> {
  const { publishedContent } = snapshot;
  const [pages, people, quotes, made, posts] = await Promise.all([
    publishedContent.heads('pages', { by: 'order', limit: maxPages }),
    publishedContent.list('team', { by: 'order', limit: shownAtHome.people }),
    publishedContent.list('testimonials', { by: 'order', limit: maxPages }),
    blocksOf(snapshot, { values: home.values, languages }, recordsOf(snapshot, languages)),
    newestPosts(snapshot, languages, { limit: shownAtHome.posts }),
  ]);
  const promoted = pages.filter(({ slug, values }) => values.promoted === true && slug !== homeSlug).slice(0, shownAtHome.promoted);
  const chosen = [home.values.picture, ...mediaInBody(home, languages), ...people.map(({ values }) => values.photo)];
  const pictureOf = await picturesOf(snapshot, chosen, languages);
  return {
    ...pageText(home, languages, pictureOf),
    made,
    promoted: promoted.map((page) => ({
      ...linkTo(page, languages),
      id: page.id,
      label: spoken(page.values, 'title', languages) ?? page.values.name,
      summary: spoken(page.values, 'summary', languages),
    })),
    people: people.map((person) => personOf(person, languages, pictureOf)),
    quotes: quotes
      .filter(({ values }) => values.hidden !== true)
      .slice(0, shownAtHome.quotes)
      .flatMap(({ id, values }) => {
        const words = spoken(values, 'testimonial', languages);
        return words === null ? [] : [{ id, words, by: [values.name, values.contact].filter(Boolean).join(', ') }];
      }),
    posts,
  };
}

/**
 * A page by its slug, or by its id where it has none; or the page of a channel by the channel's. A page that is the home of a channel counts as
 * standing at the channel's address.
 *
 * @returns where it stands now, for a slug that it had before
 * @throws AppError `page-not-found`, also for a page that the reader may not read
 */
export async function readSitePage(context: SiteContext, address: string): Promise<SiteEntry | { readonly movedTo: string }> {
  const languages = listLanguages(context);
  return context.db.read(async (snapshot) => {
    const { publishedContent } = snapshot;
    const { page, channel, path } = await findPage(snapshot, address);
    if (!page) return movedOr((await publishedContent.movedTo('pages', address)) ?? (await publishedContent.movedTo('channels', address)));
    if (!channel && page.slug === homeSlug) return { movedTo: '/' };
    const shown = await pageOf(snapshot, page, languages);
    return { ...shown, place: { ...shown.place, path: path ?? shown.place.path }, channel: channel?.id ?? null };
  });
}

/** The page that an entry makes, at its own address. */
export async function pageOf(snapshot: Published, page: PublishedEntry, languages: readonly Locale[]): Promise<SiteEntry> {
  const [posts, pictureOf, made] = await Promise.all([
    page.values.type === 'Blog' ? newestPosts(snapshot, languages, { limit: postsOnPage }) : [],
    picturesOf(snapshot, [page.values.picture, ...mediaInBody(page, languages)], languages),
    blocksOf(snapshot, { values: page.values, languages }, recordsOf(snapshot, languages)),
  ]);
  return { ...pageText(page, languages, pictureOf), channel: null, made, posts };
}

/** The page at an address, with the channel whose address it is, and the path of the channel whose home it is. */
async function findPage(snapshot: Published, address: string) {
  const [channels, own] = await Promise.all([readChannels(snapshot), snapshot.publishedContent.find('pages', address)]);
  const channel = own ? undefined : channels.find(({ id, slug }) => address === slug || address === id);
  const page = channel ? await snapshot.publishedContent.find('pages', channel.page.id) : own;
  const home = channel ?? channels.find((each) => each.page.id === page?.id);
  return { page, channel, path: home && pathOfChannel(home) };
}

function movedOr(slug: string | null): { readonly movedTo: string } {
  if (slug === null) throw new AppError('page-not-found');
  return { movedTo: `/${slug}` };
}

/**
 * A post with its author, and others that have a tag in common with it.
 *
 * @throws AppError `page-not-found`, also for a post that the reader may not read
 */
export async function readSitePost(context: SiteContext, address: string): Promise<SitePost | { readonly movedTo: string }> {
  const languages = listLanguages(context);
  return context.db.read(async (snapshot) => {
    const { publishedContent } = snapshot;
    const post = await publishedContent.find('posts', address);
    if (!post) {
      const slug = await publishedContent.movedTo('posts', address);
      return movedOr(slug === null ? null : `posts/${slug}`);
    }
    return postOf(snapshot, post, languages);
  });
}

/** The post that an entry makes. */
export async function postOf(snapshot: Published, post: PublishedEntry, languages: readonly Locale[]): Promise<SitePost> {
  const { values } = post;
  const author = typeof values.author === 'string' ? await snapshot.publishedContent.find('team', values.author) : null;
  const inText = mediaInBody(post, languages);
  const [pictureOf, related] = await Promise.all([
    picturesOf(snapshot, [values.picture, author?.values.photo, ...inText], languages),
    relatedTo(snapshot, post, languages),
  ]);
  return {
    place: {
      path: `/posts/${post.slug ?? post.id}`,
      languages: languagesOf(values, languages),
      record: { collection: 'posts', id: post.id },
    },
    title: spoken(values, 'title', languages) ?? values.name,
    summary: spoken(values, 'summary', languages),
    keypoints: listTexts(spoken(values, 'keypoints', languages) ?? '').filter(Boolean),
    body: written(values, 'body', languages),
    textPictures: picturesById(inText, pictureOf),
    embed: typeof values.embed === 'string' ? values.embed : null,
    picture: pictureOf(values.picture),
    date: String(values.publishdate),
    tags: tagsOf(values),
    author: author && personOf(author, languages, pictureOf),
    related,
  };
}

/** The posts, of one tag where it is asked for, the newest first. */
export async function readSitePosts(
  context: SiteContext,
  asked: { readonly tag: string | null; readonly page: number },
): Promise<SitePosts> {
  const range = { limit: postsOnPage + 1, offset: (asked.page - 1) * postsOnPage, tag: asked.tag };
  const { posts, tags } = await listPosts(context, range);
  return { ...asked, tags, posts: posts.slice(0, postsOnPage), hasMore: posts.length > postsOnPage };
}

/** Some of the posts, and the tags of all. */
export async function listPosts(
  context: SiteContext,
  query: PostsQuery,
): Promise<{ readonly posts: readonly ListedPost[]; readonly tags: readonly string[] }> {
  const languages = listLanguages(context);
  return context.db.read(async (snapshot) => ({
    posts: await newestPosts(snapshot, languages, query),
    tags: await snapshot.publishedContent.tags(),
  }));
}

/** The firm's people, in their order. */
export async function readSiteTeam(context: SiteContext): Promise<readonly SitePerson[]> {
  const languages = listLanguages(context);
  return context.db.read(async (snapshot) => teamOf(snapshot, languages, maxPeople));
}

async function teamOf(snapshot: Published, languages: readonly Locale[], limit: number): Promise<SitePerson[]> {
  const team = await snapshot.publishedContent.list('team', { by: 'order', limit });
  const pictureOf = await picturesOf(
    snapshot,
    team.map(({ values }) => values.photo),
    languages,
  );
  return team.map((person) => personOf(person, languages, pictureOf));
}

/** The records that blocks of a page show. */
export function recordsOf(snapshot: Published, languages: readonly Locale[]) {
  return {
    people: (limit: number) => teamOf(snapshot, languages, limit),
    posts: (limit: number) => newestPosts(snapshot, languages, { limit }),
    libraries: (ids: readonly string[]) => readSiteLibraries(snapshot, ids, languages),
    forms: (ids: readonly string[]) => readSiteForms(snapshot, ids, languages),
  };
}

async function newestPosts(snapshot: Published, languages: readonly Locale[], query: PostsQuery): Promise<ListedPost[]> {
  const posts = await snapshot.publishedContent.posts(query);
  const pictureOf = await picturesOf(
    snapshot,
    posts.map(({ values }) => values.picture),
    languages,
  );
  return posts.map((post) => ({
    id: post.id,
    label: spoken(post.values, 'teaserTitle', languages) ?? spoken(post.values, 'title', languages) ?? post.values.name,
    href: `/posts/${post.slug ?? post.id}`,
    summary: spoken(post.values, 'teaserSummary', languages) ?? spoken(post.values, 'summary', languages),
    date: String(post.values.publishdate),
    author: post.author,
    picture: pictureOf(post.values.picture),
    tags: tagsOf(post.values),
  }));
}

/** The newest posts with the same first tag. */
async function relatedTo(snapshot: Published, post: PublishedEntry, languages: readonly Locale[]): Promise<ListedPost[]> {
  const [tag = null] = tagsOf(post.values);
  const posts = await newestPosts(snapshot, languages, { limit: 4, tag });
  return posts.filter(({ id }) => id !== post.id).slice(0, 3);
}

function pageText(page: PublishedEntry, languages: readonly Locale[], pictureOf: PictureOf) {
  const { values } = page;
  const label = spoken(values, 'linkLabel', languages);
  const target = typeof values.linkTarget === 'string' ? safeTarget(values.linkTarget) : null;
  return {
    place: {
      path: linkTo(page, languages).href,
      languages: languagesOf(values, languages),
      record: { collection: 'pages', id: page.id } as const,
    },
    isPlain: values.layout === 'plain',
    title: spoken(values, 'title', languages) ?? values.name,
    summary: spoken(values, 'summary', languages),
    body: written(values, 'body', languages),
    textPictures: picturesById(mediaInBody(page, languages), pictureOf),
    picture: pictureOf(values.picture),
    description: spoken(values, 'description', languages),
    action: label !== null && target !== null ? { label, href: target } : null,
  };
}

/** The media that the text of an entry shows. */
function mediaInBody({ values }: Pick<PublishedEntry, 'values'>, languages: readonly Locale[]): string[] {
  return mediaInText(written(values, 'body', languages) ?? { content: [] });
}

/** A page of this site, or an address elsewhere that is encrypted; anything else leads nowhere. */
function safeTarget(target: string): string | null {
  return /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/.test(target) ? target : null;
}

function personOf({ id, values }: PublishedEntry, languages: readonly Locale[], pictureOf: PictureOf): SitePerson {
  const { name, location, linkedin } = values;
  return {
    id,
    name,
    title: spoken(values, 'title', languages),
    location: typeof location === 'string' ? location : null,
    linkedin: typeof linkedin === 'string' ? linkedin : null,
    photo: pictureOf(values.photo),
    bio: written(values, 'bio', languages),
  };
}

const tagsOf = ({ tags }: ContentValues): readonly string[] => (Array.isArray(tags) ? tags.map(String) : []);
