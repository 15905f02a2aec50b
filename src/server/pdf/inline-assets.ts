import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const mediaTypes: Readonly<Record<string, string>> = {
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/**
 * Puts into a rendered page what it would fetch: style sheets, their fonts and pictures, and the page's own pictures.
 * Whatever a page without scripts does not need (scripts, preloads, icons) is taken out.
 *
 * @param folder the built client; files there carry a hash in their names, so they are read once
 * @throws Error when the page names a file that the build does not have
 */
export function assetInliner(folder: string): (html: string) => Promise<string> {
  const read = new Map<string, Promise<string>>();
  const once = (address: string, load: (file: string) => Promise<string>) => {
    const known = read.get(address) ?? load(fileOf(folder, address));
    read.set(address, known);
    return known;
  };
  const dataUrl = (address: string) => once(address, asDataUrl);
  const styles = (address: string) => once(address, async (file) => withUrls(await readFile(file, 'utf8'), dataUrl));

  return async (html) => {
    const bare = html.replace(/<script\b[^>]*>[^]*?<\/script>/g, '');
    const styled = await replaceEach(bare, /<link\b[^>]*>/g, async ([tag]) => {
      const isStyles = attribute(tag, 'rel') === 'stylesheet';
      return isStyles ? `<style>${await styles(attribute(tag, 'href') ?? '')}</style>` : '';
    });
    return replaceEach(
      styled,
      /(<img\b[^>]*?\ssrc=")(\/[^"]*)"/g,
      async ([, before = '', address = '']) => `${before}${await dataUrl(address)}"`,
    );
  };
}

function withUrls(css: string, dataUrl: (address: string) => Promise<string>): Promise<string> {
  return replaceEach(css, /url\((["']?)(\/[^"')]+)\1\)/g, async ([, , address = '']) => `url(${await dataUrl(address)})`);
}

async function asDataUrl(file: string): Promise<string> {
  const type = mediaTypes[extname(file)];
  if (!type) throw new Error(`A printed page cannot carry ${file}.`);
  return `data:${type};base64,${await readFile(file, 'base64')}`;
}

/** The file of an address of the built client; none lies outside its folder. */
function fileOf(folder: string, address: string): string {
  const file = normalize(join(folder, decodeURIComponent(address.replace(/[?#].*$/, ''))));
  if (!file.startsWith(normalize(folder) + sep)) throw new Error(`${address} is not of the built client.`);
  return file;
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

async function replaceEach(text: string, pattern: RegExp, replacement: (match: RegExpExecArray) => Promise<string>): Promise<string> {
  const matches = [...text.matchAll(pattern)];
  const replacements = await Promise.all(matches.map(replacement));
  const pieces = matches.map((match, index) => {
    const before = matches[index - 1];
    return text.slice(before ? before.index + before[0].length : 0, match.index) + replacements[index];
  });
  const last = matches.at(-1);
  return pieces.join('') + text.slice(last ? last.index + last[0].length : 0);
}
