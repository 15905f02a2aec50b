/** The folders of `src` from the bottom layer to the top; folders of one layer do not import each other. */
export const layers: readonly (readonly string[])[] = [
  ['finance'],
  ['domain'],
  ['forms'],
  ['collections'],
  ['contracts'],
  ['wording'],
  ['variants'],
  ['server', 'web'],
  ['routes'],
];

/** Folders without Node, clock, chance, environment, network or packages. */
export const pureFolders: readonly string[] = ['finance', 'domain', 'forms', 'collections'];

/** Parts of `src/server` that know neither operations nor HTTP; operations know them. */
export const serverAdapters: readonly string[] = ['db', 'providers', 'feeds', 'pdf', 'mail', 'files', 'auth'];

/** The folders that an HTTP route may reach only through an operation, except for their types. */
export const behindOperations: readonly string[] = ['db', 'providers', 'feeds', 'pdf', 'mail'];

/** Parts of `src/web` that do not import each other; all of them use the shared ones. */
export const webSections: readonly string[] = ['site', 'dashboard', 'admin', 'mail'];
export const webShared: readonly string[] = ['ui', 'lib'];

/** The files that stand directly in `src` (root.tsx, routes.ts, entries): above every layer. */
export const top = 'top';

/**
 * The first folder that decides what a file may know: `domain` for `src/domain/actor.ts`, `top` for `src/root.tsx`,
 * `tests` for `tests/support/build-account.ts`.
 */
export function folderOf(path: string): string {
  const [first = '', second = '', third] = path.split('/');
  if (first !== 'src') return first;
  return third === undefined ? top : second;
}

/** Returns the level of a folder of `src`; `null` when it is not among the layers. */
export function layerOf(folder: string): number | null {
  if (folder === top) return layers.length;
  const layer = layers.findIndex((folders) => folders.includes(folder));
  return layer === -1 ? null : layer;
}

/** The folder directly below `parent` in which a file lies: `ledger` for `src/server/providers/ledger/a.ts` below `src/server/providers`. */
export function partBelow(parent: string, path: string): string | null {
  if (!path.startsWith(`${parent}/`)) return null;
  const [part, ...rest] = path.slice(parent.length + 1).split('/');
  return rest.length === 0 ? null : (part ?? null);
}
