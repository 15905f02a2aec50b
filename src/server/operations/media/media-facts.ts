import type { ContentValues } from '#collections/content/content-collection.ts';
import type { MediaFacts } from '#contracts/media.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { mediaAddress } from '#domain/media/media-file.ts';
import type { Queries } from '../../db/queries.ts';
import type { MediaFile } from '../../db/queries/content/media-files.ts';

/**
 * Completes an entry of media with what is known of its file: readers of the entry need no other table.
 *
 * @throws AppError `media-taken` for a file that there is not
 */
export async function withMediaFacts({ mediaFiles }: Pick<Queries, 'mediaFiles'>, values: ContentValues): Promise<ContentValues> {
  const { file: id, name } = values;
  const file = typeof id === 'string' && isId(id) ? await mediaFiles.find(id) : null;
  if (!file) throw new AppError('media-taken');
  const facts = factsOf(file);
  return {
    ...values,
    name,
    thumb: thumbOf(facts),
    format: facts.format,
    pixels: facts.width === null ? null : `${facts.width} × ${facts.height}`,
    media: facts,
  };
}

function factsOf({ place, format, size, width, height, sizes }: MediaFile): MediaFacts {
  return {
    format,
    size,
    width,
    height,
    sizes: sizes.map(({ name, type, width: wide, height: high }) => ({ type, width: wide, height: high, href: mediaAddress(place, name) })),
  };
}

/** The smallest size that every browser shows. */
export function thumbOf({ sizes }: Pick<MediaFacts, 'sizes'>): string | null {
  return sizes.find(({ type }) => type === 'image/webp')?.href ?? null;
}
