import type { MediaFacts } from '#contracts/media.ts';
import { mediaFolder } from '#domain/media/media-file.ts';
import type { PublishedEntry } from '../../db/queries/content/site-content.ts';
import type { Queries } from '../../db/queries.ts';

/** A file of a library, as other systems fetch it. */
interface LibraryFile {
  readonly id: string;
  readonly name: string;
  readonly folder: string;
  readonly url: string;
  readonly format: string;
  /** In bytes, as it came. */
  readonly size: number;
}

/** The files of a library that the actor may read: those that were chosen, then those of its folders and what is below them. */
export async function filesOfLibrary(
  { publishedContent }: Pick<Queries, 'publishedContent'>,
  { values }: PublishedEntry,
): Promise<LibraryFile[]> {
  const chosen = Array.isArray(values.media) ? values.media.map(String) : [];
  const folders = textOf(values.folders)
    .split('\n')
    .flatMap((line) => mediaFolder(line) ?? []);
  const found = await publishedContent.mediaOf(chosen, folders);
  return found.map((entry) => {
    const { format, size, sizes } = entry.values.media as MediaFacts;
    return {
      id: entry.id,
      name: textOf(entry.values.name),
      folder: textOf(entry.values.folder),
      url: sizes.at(-1)?.href ?? '',
      format,
      size,
    };
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
