import type { SiteEntry, SiteHome, SitePost } from '#contracts/site.ts';
import { type PreviewedId, previewedIds } from '#collections/content/previewed.ts';
import { AppError } from '#domain/errors.ts';
import type { PublishedEntry } from '../../db/queries/content/site-content.ts';
import type { RequestContext } from '../../request-context.ts';
import { contentList } from '../content/content-list.ts';
import { homeSlug } from './read-menu.ts';
import { homeOf, pageOf, postOf } from './read-site.ts';
import { listLanguages } from './spoken.ts';

interface PreviewAddress {
  readonly collection: string;
  readonly id: string;
}

/** An entry as the site will show it, and the version that is shown. */
export interface Preview {
  readonly collection: PreviewedId;
  readonly name: string;
  readonly version: number;
  readonly shown: { readonly home: SiteHome } | { readonly entry: SiteEntry } | { readonly post: SitePost };
}

/**
 * An entry as it was saved last, drawn as the site draws it once it is published. What stands beside it is what readers see already.
 *
 * @throws AppError `page-not-found` for a collection whose entries are no pages; as `contentList` reads
 */
export async function readPreview(context: RequestContext, { collection: asked, id }: PreviewAddress): Promise<Preview> {
  const collection = previewedIds.find((each) => each === asked);
  if (collection === undefined) throw new AppError('page-not-found');
  const { name, version, values } = await contentList(collection).read(context, id);
  const slug = typeof values.slug === 'string' ? values.slug : null;
  const entry: PublishedEntry = { id, slug, values, publishedAt: '' };
  const languages = listLanguages(context);
  const shown = await context.db.read(async (snapshot) => {
    if (collection === 'posts') return { post: await postOf(snapshot, entry, languages) };
    if (slug === homeSlug) return { home: await homeOf(snapshot, entry, languages) };
    return { entry: await pageOf(snapshot, entry, languages) };
  });
  return { collection, name, version, shown };
}
