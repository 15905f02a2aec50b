import type { ContentValues } from '#collections/content/content-collection.ts';
import type { Locale } from '#contracts/ids.ts';
import type { MediaFacts, SitePicture } from '#contracts/media.ts';
import type { Queries } from '../../db/queries.ts';
import { spoken } from './spoken.ts';

/** Finds the picture that a field has chosen; null where it has none, or none that the reader may see. */
export type PictureOf = (chosen: unknown) => SitePicture | null;

/** Reads all pictures of a page at once, as far as the reader may see them. */
export async function picturesOf(
  { publishedContent }: Pick<Queries, 'publishedContent'>,
  chosen: readonly unknown[],
  languages: readonly Locale[],
): Promise<PictureOf> {
  const ids = chosen.filter((id) => typeof id === 'string');
  const media = ids.length === 0 ? new Map<string, ContentValues>() : await publishedContent.media(ids);
  return (id) => {
    const values = typeof id === 'string' ? media.get(id) : undefined;
    return values ? toSitePicture(values, languages) : null;
  };
}

/** The pictures of an id each that the reader may see, for the text that they stand in. */
export function picturesById(ids: readonly string[], pictureFor: PictureOf): Readonly<Record<string, SitePicture>> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const picture = pictureFor(id);
      return picture === null ? [] : [[id, picture]];
    }),
  );
}

/** An entry of media as pages show it; null where it is no picture. */
export function toSitePicture(values: ContentValues, languages: readonly Locale[]): SitePicture | null {
  const { sizes, width, height } = values.media as MediaFacts;
  if (width === null || height === null) return null;
  const sources = ['image/avif', 'image/webp'].map((type) => ({
    type,
    addresses: sizes.flatMap((size) => (size.type === type && size.width !== null ? [{ href: size.href, width: size.width }] : [])),
  }));
  return { alt: values.decoration === true ? '' : (spoken(values, 'alt', languages) ?? ''), width, height, sources };
}
