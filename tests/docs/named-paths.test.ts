import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const bases = ['', 'src', 'src/server', 'docs'];
const files = globSync('{bench,docs,lint,scripts,src,tests}/**/*.*', { cwd: root });
const names = new Set(files.map((file) => basename(file)));

/** Places that a page names: `folder/`, `folder/file.ts`, `file.ts`, and the pages that it links to. What it only shows how to write has a `<`. */
function placesIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w./-]+)`/g)].map(([, place]) => place!);
  const linked = [...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, place]) => `docs/${place}`);
  return [...quoted.filter((place) => /^[^/].*(\/|\.(css|md|sql|tsx?))$/.test(place)), ...linked];
}

const isThere = (place: string, own: readonly string[]) =>
  [...bases, ...own].some((base) => existsSync(join(root, base, place))) || (!place.includes('/') && names.has(place));

/** Pages, and the folders below which they name places. */
const pages: readonly (readonly [string, ...string[]])[] = [
  ['docs/ARCHITECTURE.md'],
  ['docs/adding-a-table.md'],
  ['docs/queries.md', 'src/server/db'],
  ['docs/README.md'],
  ['docs/jobs.md', 'src/server/jobs'],
  ['docs/import.md', 'src/server/operations/import'],
];

test.each(pages)('what %s names exists', (page, ...own) => {
  const places = placesIn(readFileSync(join(root, page), 'utf8'));
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter((place) => !isThere(place, own))).toEqual([]);
});
