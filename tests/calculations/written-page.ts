import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locale } from '#contracts/ids.ts';

const root = resolve(import.meta.dirname, '../..');
const folders: Readonly<Record<Locale, string>> = { en: `${root}/docs/calculations`, el: `${root}/docs/calculations/el` };

/** The names of the pages in the folder of a language. */
export function pagesIn(locale: Locale): string[] {
  const files = readdirSync(folders[locale]).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return files.map((name) => name.slice(0, -'.md'.length)).sort();
}

export interface WrittenSection {
  readonly heading: string;
  readonly text: string;
}

/** A page as it is written: what stands before its first section, then its sections. */
export function writtenPage(name: string, locale: Locale): { readonly head: string; readonly sections: readonly WrittenSection[] } {
  const [head = '', ...parts] = readFileSync(`${folders[locale]}/${name}.md`, 'utf8').split(/^## /m);
  const sections = parts.map((part) => ({ heading: part.slice(0, part.indexOf('\n')), text: part.slice(part.indexOf('\n')) }));
  return { head, sections };
}

/** Every number of a text, in order of size, whichever way the language writes it. Addresses and names of files do not count. */
export function numbersIn(text: string, locale: Locale): number[] {
  const words = text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/`[^`\n]*\.ts`/g, '');
  const [thousands, point] = locale === 'en' ? [',', '.'] : ['.', ','];
  const written = words.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return written.map((each) => Number(each.replaceAll(thousands, '').replace(point, '.'))).sort((a, b) => a - b);
}

/** Lines of the formulas of a text. */
export function formulaLines(text: string): string[] {
  return [...text.matchAll(/```\n(.*?)\n```/gs)].flatMap(([, formula = '']) => formula.split('\n'));
}

/** Files of ours that a text names and that do not exist; a bare name may be anywhere in `src` and `tests`. */
export function missingFiles(text: string): string[] {
  const named = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|json|sql))`/g)].map(([, name = '']) => name);
  return named.filter((name) => (name.includes('/') ? !existsSync(`${root}/${name}`) : !fileNames.has(name)));
}

const fileNames = new Set(
  ['src', 'tests'].flatMap((folder) => readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })).map(lastPart),
);

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
