import type { ContentValues } from '#collections/content/content-collection.ts';
import { readBlocks } from '#collections/blocks/parse-blocks.ts';
import { collectRecords } from '#collections/blocks/block.ts';
import { collectLibraries } from '#collections/blocks/library.ts';
import { getBlock, isBlockId } from '#collections/blocks/registry.ts';
import { collectMedia, shownProps } from '#collections/blocks/shown-block.ts';
import type { Locale } from '#contracts/ids.ts';
import type { BlockRecords, SiteBlocks } from '#contracts/site.ts';
import type { Queries } from '../../db/queries.ts';
import { picturesById, picturesOf } from './site-pictures.ts';
import { spoken } from './spoken.ts';

/** The readers of the records in blocks, of at most so many or of these; each is read only if a block shows it. */
interface ReadRecords {
  readonly people: (limit: number) => Promise<BlockRecords['people']>;
  readonly posts: (limit: number) => Promise<BlockRecords['posts']>;
  readonly libraries: (ids: readonly string[]) => Promise<BlockRecords['libraries']>;
  readonly forms: (ids: readonly string[]) => Promise<BlockRecords['forms']>;
}

/** The most records of a kind that a block shows. */
export const maxRecords = { people: 12, posts: 6 };

/** The blocks of a page in the reader's language, with the pictures and records that the reader may see. They are parsed again, as when they were saved. */
export async function blocksOf(
  snapshot: Pick<Queries, 'publishedContent'>,
  { values, languages }: { readonly values: ContentValues; readonly languages: readonly Locale[] },
  read: ReadRecords,
): Promise<SiteBlocks> {
  const stored = readBlocks(spoken(values, 'blocks', languages) ?? '');
  const media = collectMedia(stored, (type) => (isBlockId(type) ? getBlock(type) : null));
  const has = (wanted: 'people' | 'posts') => stored.some(({ type }) => type === wanted);
  const [pictureOf, people, posts, libraries, forms] = await Promise.all([
    picturesOf(snapshot, media, languages),
    has('people') ? read.people(maxRecords.people) : [],
    has('posts') ? read.posts(maxRecords.posts) : [],
    read.libraries(collectLibraries(stored)),
    read.forms(collectRecords(stored, 'form')),
  ]);
  return {
    blocks: stored.flatMap(({ id, type, props }) =>
      isBlockId(type) ? [{ id, type, props: shownProps(getBlock(type), { props }, pictureOf) }] : [],
    ),
    pictures: picturesById(media, pictureOf),
    people,
    posts,
    libraries,
    forms,
  };
}
