import type { MediaChoice } from '#contracts/media.ts';

/** A folder as the tree shows it: its whole way, and how deep it stands. */
export interface MediaFolder {
  readonly path: string;
  readonly name: string;
  readonly depth: number;
  /** The number of media in it and in the folders below it. */
  readonly count: number;
}

const isIn = (folder: string, path: string) => folder === path || folder.startsWith(`${path}/`);

/** The folders of media, each below the one that it stands in. Folders that were begun and have nothing yet are among them. */
export function foldersOf(media: readonly Pick<MediaChoice, 'folder'>[], begun: readonly string[] = []): MediaFolder[] {
  const paths = new Set([...media.map(({ folder }) => folder), ...begun].filter(Boolean).flatMap(withParents));
  return [...paths].toSorted(byWay).map((path) => {
    const parts = path.split('/');
    return {
      path,
      name: parts.at(-1) ?? path,
      depth: parts.length - 1,
      count: media.filter(({ folder }) => isIn(folder, path)).length,
    };
  });
}

function withParents(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_part, at) => parts.slice(0, at + 1).join('/'));
}

/** Part by part: a folder stands right above those in it, whatever signs the names of its neighbours begin with. */
function byWay(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')];
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const order = (a[at] ?? '').localeCompare(b[at] ?? '');
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Media of a folder: of all for null, of none for an empty one. A search goes through all folders. */
export function filterMedia(media: readonly MediaChoice[], folder: string | null, find: string): MediaChoice[] {
  const words = find.trim().toLocaleLowerCase();
  if (words !== '') return media.filter(({ name }) => name.toLocaleLowerCase().includes(words));
  if (folder === null) return [...media];
  return media.filter((one) => (folder === '' ? one.folder === '' : isIn(one.folder, folder)));
}
