import type { Locale } from '#contracts/ids.ts';
import type { MediaFacts } from '#contracts/media.ts';
import type { SiteFile, SiteLibraries } from '#contracts/site.ts';
import { mediaFolder } from '#domain/media/media-file.ts';
import type { PublishedEntry } from '../../db/queries/content/site-content.ts';
import type { Queries } from '../../db/queries.ts';
import { toSitePicture } from './site-pictures.ts';

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

type Published = Pick<Queries, 'publishedContent'>;

/** The media of a library that the actor may read: those that were chosen, then those of its folders and what is below them. */
async function mediaOfLibrary({ publishedContent }: Published, { values }: PublishedEntry): Promise<PublishedEntry[]> {
  const chosen = Array.isArray(values.media) ? values.media.map(String) : [];
  const folders = textOf(values.folders)
    .split('\n')
    .flatMap((line) => mediaFolder(line) ?? []);
  return publishedContent.mediaOf(chosen, folders);
}

/** The files of a library for other systems. */
export async function filesOfLibrary(snapshot: Published, library: PublishedEntry): Promise<LibraryFile[]> {
  return (await mediaOfLibrary(snapshot, library)).map(({ id, values }) => {
    const { format, size, sizes } = values.media as MediaFacts;
    return { id, name: values.name, folder: textOf(values.folder), url: sizes.at(-1)?.href ?? '', format, size };
  });
}

/** The files that the reader may read of these libraries, as pages show them. */
export async function readSiteLibraries(snapshot: Published, ids: readonly string[], languages: readonly Locale[]): Promise<SiteLibraries> {
  const libraries: [string, readonly SiteFile[]][] = [];
  for (const id of ids) {
    const library = await snapshot.publishedContent.find('libraries', id);
    if (library) libraries.push([id, (await mediaOfLibrary(snapshot, library)).flatMap((media) => fileOf(media, languages) ?? [])]);
  }
  return Object.fromEntries(libraries);
}

/** A picture is downloaded in its largest size, in a format that every program opens. */
function fileOf({ id, values }: PublishedEntry, languages: readonly Locale[]): SiteFile | null {
  const { format, size, sizes } = values.media as MediaFacts;
  const file = sizes.at(-1);
  if (!file) return null;
  const picture = toSitePicture(values, languages);
  const own = { id, name: values.name, picture, href: file.href };
  return picture === null ? { ...own, format, size } : { ...own, format: file.type.replace('image/', ''), size: null };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
