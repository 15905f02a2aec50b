import type { ContentValues } from '#collections/content/content-collection.ts';
import { readBlocks } from '#collections/blocks/parse-blocks.ts';
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
  const pictureOf = await picturesOf(snapshot, media, languages);
  const has = (wanted: 'people' | 'posts') => stored.some(({ type }) => type === wanted);
  return {
    blocks: stored.flatMap(({ id, type, props }) =>
      isBlockId(type) ? [{ id, type, props: shownProps(getBlock(type), { props }, pictureOf) }] : [],
    ),
    pictures: picturesById(media, pictureOf),
    people: has('people') ? await read.people(maxRecords.people) : [],
    posts: has('posts') ? await read.posts(maxRecords.posts) : [],
    libraries: await read.libraries(collectLibraries(stored)),
  };
}
