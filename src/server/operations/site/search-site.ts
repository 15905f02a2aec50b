import { longestSearch, type ExcerptPart, type SiteHit, type SiteHits } from '#contracts/site.ts';
import { system } from '#domain/actor.ts';
import { searchLimits } from '#domain/sign-in/failure-count.ts';
import { getNetwork } from '../../auth/network.ts';
import { type FoundEntry, hitMarks } from '../../db/queries/content/site-content.ts';
import type { RequestContext } from '../../request-context.ts';
import { countInAdvance } from '../passwords/password-buckets.ts';
import { linkTo } from './read-menu.ts';
import { listLanguages, spoken } from './spoken.ts';

const hitsOnPage = 10;

type Searching = Pick<RequestContext, 'db' | 'auth' | 'locale' | 'signedIn' | 'variant'>;

/**
 * The published pages, posts and people that say something and that the reader may read. Searches of guests count for their network.
 *
 * @throws AppError `too-many-attempts`
 */
export async function searchSite(context: Searching, asked: { readonly words: string; readonly page: number }): Promise<SiteHits> {
  const wanted = asked.words
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, longestSearch);
  if (wanted === '') return { wanted, hits: [], page: 1, hasMore: false };
  if (context.signedIn === null) await countSearch(context);
  const languages = listLanguages(context);
  const range = { languages, limit: hitsOnPage + 1, offset: (asked.page - 1) * hitsOnPage };
  const found = await context.db.read(({ publishedContent }) => publishedContent.saying(wanted, range));
  const hits = found.slice(0, hitsOnPage).map((entry): SiteHit => {
    const { label, href } = placeOf(entry, languages);
    return { id: entry.id, kind: entry.collection, label, href, excerpt: partsOf(entry.excerpt) };
  });
  return { wanted, hits, page: asked.page, hasMore: found.length > hitsOnPage };
}

async function countSearch({ auth: { database, caller } }: Searching): Promise<void> {
  const bucket = { key: { kind: 'search', subject: getNetwork(caller.networkAddress) } as const, limits: searchLimits };
  await database.as(system('search')).writeUnaudited('search-counts', (tx) => countInAdvance(tx, [bucket]));
}

function placeOf(entry: FoundEntry, languages: ReturnType<typeof listLanguages>) {
  const { collection, id, slug, values } = entry;
  const title = spoken(values, 'title', languages);
  if (collection === 'team') return { label: [values.name, title].filter(Boolean).join(', '), href: `/team#${id}` };
  const label = title ?? values.name;
  return collection === 'posts' ? { label, href: `/posts/${slug ?? id}` } : { label, href: linkTo(entry, languages).href };
}

function partsOf(excerpt: string): ExcerptPart[] {
  const [start, end] = hitMarks;
  const line = excerpt.replaceAll(/\s*\n\s*/g, ' · ');
  return line.split(start).flatMap((part, at) => {
    if (at === 0) return [{ text: part, isHit: false }];
    const [hit = '', after = ''] = part.split(end);
    return [
      { text: hit, isHit: true },
      { text: after, isHit: false },
    ];
  });
}
