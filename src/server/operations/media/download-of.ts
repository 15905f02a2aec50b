import type { ContentValues } from '#collections/content/content-collection.ts';
import type { MediaDownload, MediaFacts } from '#contracts/media.ts';

/** Returns the file of an entry of media, of a picture the largest size; null if it has none. */
export function downloadOf(values: ContentValues): MediaDownload | null {
  const { format, size, sizes } = values.media as MediaFacts;
  const file = sizes.findLast(({ type }) => type !== 'image/avif');
  return file ? { name: values.name, href: file.href, format, size } : null;
}
