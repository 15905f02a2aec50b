import { folderOf, pureFolders, layerOf, top } from './folders.ts';
import { importRule, type Imported } from './imported.ts';
import { isTest } from './rule.ts';

/** finance → domain → forms → collections → contracts → wording → variants → server | web → routes: a folder imports only from its left. */
export const layer = importRule('A folder imports only from the folders below it', ({ from, to }) => {
  if (to === null || !from.startsWith('src/')) return null;
  const [own, other] = [folderOf(from), folderOf(to)];
  if (own === other) return null;
  if (!to.startsWith('src/')) return isTest(from) && other === 'tests' ? null : `The product does not import from ${other}/.`;

  const [ownLayer, otherLayer] = [layerOf(own), layerOf(other)];
  if (ownLayer === null) return `src/${own} is not among the layers (docs/ARCHITECTURE.md).`;
  if (otherLayer === null) return `src/${other} is not among the layers (docs/ARCHITECTURE.md).`;
  return otherLayer < ownLayer ? null : `${own} does not import from ${other}: a folder imports only from the folders below it.`;
});

/** Routes, and the files that stand directly in `src`, know of the server its entry point, its operations and the engine of records, nothing else. */
export const entryPoint = importRule(
  'Routes use #server/request-context.ts, #server/operations/** and #server/records/** alone',
  ({ from, to }) => {
    if (to === null || !isAboveServer(from) || folderOf(to) !== 'server') return null;
    if (to === 'src/server/request-context.ts' || /^src\/server\/(?:operations|records)\//.test(to)) return null;
    return 'Of the server a route uses #server/request-context.ts, #server/operations/** and #server/records/** alone.';
  },
);

/** One build serves every client, so what reaches a browser names no variant: it is handed the one that applies. */
export const variantTypeOnly = importRule('Screens import only the type of a variant', ({ from, to, typeOnly }) => {
  if (to === null || typeOnly || folderOf(to) !== 'variants' || isTest(from)) return null;
  return folderOf(from) === 'web' || isAboveServer(from)
    ? 'Only the type of a variant is imported here; the variant itself is handed in.'
    : null;
});

/** `#folder/file.ts` across top folders, a relative path inside one. */
export const pathStyle = importRule('Across top folders by #folder/file.ts, inside one by relative path', ({ from, to, written }) => {
  if (to === null) return null;
  const sameFolder = folderOf(from) === folderOf(to);
  if (written.startsWith('#')) return sameFolder ? 'Inside a top folder, import by relative path.' : null;
  return sameFolder || !/^(src|tests)\//.test(to) ? null : `This path climbs out of its top folder: write #${to.replace(/^src\//, '')}.`;
});

/** The three lowest folders use no package and no Node module, but for the decimal type in `finance`. */
export const pureImports = importRule('Pure folders import no package and no Node module', (imported) => {
  const own = folderOf(imported.from);
  if (imported.to !== null || !pureFolders.includes(own) || isTest(imported.from)) return null;
  return isDecimalOfFinance(imported) ? null : `${own} is pure: it imports no package and no Node module (${imported.written}).`;
});

function isAboveServer(path: string): boolean {
  const folder = folderOf(path);
  return folder === 'routes' || folder === top;
}

function isDecimalOfFinance({ from, written }: Imported): boolean {
  return folderOf(from) === 'finance' && written === 'big.js';
}
