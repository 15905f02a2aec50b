import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const bases = ['', 'src', 'src/server', 'docs'];
const files = globSync('{bench,docs,lint,scripts,src,tests}/**/*.*', { cwd: root });
const names = new Set(files.map((file) => basename(file)));

/** Short forms that `docs/asvs.md` writes places in. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/`op\//g, '`src/server/operations/'],
  [/\*T ([\w-]+)\*/g, '`tests/security/$1.db.test.ts`'],
  [/\*D ([\w-]+)\*/g, '`docs/decisions/$1.md`'],
];

/** Places that a page names: `folder/`, `folder/file.ts`, `file.ts`, and the pages that it links to. What it only shows how to write has a `<`. */
function placesIn(page: string): string[] {
  const written = readFileSync(join(root, page), 'utf8');
  const text = shortForms.reduce((all, [short, long]) => all.replaceAll(short, long), written);
  const quoted = [...text.matchAll(/`([\w./-]+)`/g)].map(([, place]) => place!);
  const linked = [...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, place]) => join(dirname(page), place!));
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
  ['docs/asvs.md'],
];

test.each(pages)('what %s names exists', (page, ...own) => {
  const places = placesIn(page);
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter((place) => !isThere(place, own))).toEqual([]);
});

const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root });

test('what the decisions name exists', () => {
  const gone = decisions.flatMap((page) =>
    placesIn(page)
      .filter((place) => !isThere(place, ['src/web/ui', 'src/web/dashboard']))
      .map((place) => `${page}: ${place}`),
  );
  expect(decisions.length).toBeGreaterThan(100);
  expect(gone).toEqual([]);
});
