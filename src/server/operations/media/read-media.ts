import { AppError } from '#domain/errors.ts';
import { isMediaPlace, type MediaSize } from '#domain/media/media-file.ts';
import type { RequestContext } from '../../request-context.ts';
import { mediaFolderIn } from './store-media.ts';

/** One size of a file of media, with its place in storage. */
export interface FoundMedia extends MediaSize {
  readonly key: string;
  readonly fileName: string;
  readonly isPublic: boolean;
}

/**
 * Finds a file of media by its address. The access levels of the entries that have it decide, in the database.
 *
 * @throws AppError `image-not-found`, the same for one that the reader may not read
 */
export async function readMedia(
  { db, variant }: Pick<RequestContext, 'db' | 'variant'>,
  { place, name }: { readonly place: string; readonly name: string },
): Promise<FoundMedia> {
  const found = isMediaPlace(place) ? await db.read(({ mediaFiles }) => mediaFiles.at(place)) : null;
  const size = found?.sizes.find((each) => each.name === name);
  if (!found || !size) throw new AppError('image-not-found');
  return { ...size, key: `${mediaFolderIn(variant.id, place)}/${size.name}`, fileName: found.fileName, isPublic: found.isPublic };
}
