import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandThemes, type VariantId, variantIds } from '#contracts/ids.ts';
import { variants } from '#variants/registry.ts';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const client = 'build/client';

/** Returns the texts unique to a firm: its name, its own texts, its themes and their names. */
function ofFirm(id: VariantId): readonly string[] {
  const { brand, themes, brandThemeNames: names } = variants[id];
  return [
    brand.name,
    brand.address,
    ...Object.values(brand.landing).flatMap(({ header, text }) => [header, text]),
    ...brand.social.map(({ href }) => href),
    ...brandThemes.filter((theme) => themes.includes(theme)),
    ...Object.values(names).flatMap(({ en, el }) => [en, el]),
  ];
}

const ofOthers = (id: VariantId) => variantIds.filter((each) => each !== id).flatMap(ofFirm);

/** Returns those of the words that a text contains as whole words, also in HTML encoding. */
function found(words: readonly string[], text: string): readonly string[] {
  const plain = text.replaceAll('&amp;', '&').toLowerCase();
  return words.filter((word) => new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(word.toLowerCase())}(?![\\p{L}\\d])`, 'u').test(plain));
}

const hostOf = (id: VariantId) => `${id === 'default' ? '' : `${id}.`}localhost:${product.port}`;
const page = async (id: VariantId, path: string, headers: Record<string, string> = {}) =>
  (await httpRequest({ port: product.port, path, headers: { host: hostOf(id), ...headers } })).body;
const stylesOf = (html: string) =>
  [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href.replace(/#.*$/, ''));

test('the words to look for are there, and no two firms share one', () => {
  for (const id of variantIds) expect(ofFirm(id).length).toBeGreaterThan(6);
  const all = variantIds.flatMap((id) => [...new Set(ofFirm(id))]);
  expect(new Set(all).size).toBe(all.length);
});

test('scripts, and style sheets that are not of one theme alone, know no firm', () => {
  const files = globSync('**/*.{js,css,json,svg}', { cwd: client });
  expect(files.length).toBeGreaterThan(100);
  const words = [...variantIds.flatMap(ofFirm), ...brandThemes];
  const telling = files.filter((file) => found(words, readFileSync(join(client, file), 'utf8')).length > 0);
  expect(telling.filter((file) => !brandThemes.some((theme) => file.startsWith(`assets/${theme}-`)))).toEqual([]);
  expect(telling).toHaveLength(brandThemes.length);
});

describe.each(variantIds)('a page of %s', (id) => {
  test.each(['/', '/login', '/nowhere', '/login?action=signup'])('carries nothing of another firm: %s', async (path) => {
    const html = await page(id, path);
    expect(html).toContain(variants[id].brand.theme);
    expect(found(ofOthers(id), html)).toEqual([]);
    const styles = stylesOf(html);
    const themes = styles.flatMap((href) => [...readFileSync(join(client, href), 'utf8').matchAll(/\[data-theme=["']?([\w-]+)/g)]);
    expect(new Set(themes.map(([, theme]) => theme))).toEqual(new Set(variants[id].themes));
    for (const href of styles) expect(found(ofOthers(id), readFileSync(join(client, href), 'utf8'))).toEqual([]);
  });
});

test('a page inside offers the firm’s own themes by their names, and carries nothing of another firm', async () => {
  const { headers } = await credentialsOf('advisor');
  const html = await page('default', `/dashboard/${ids.portal}`, headers);
  expect(html).toContain('Bowmore professional');
  expect(found(ofOthers('default'), html)).toEqual([]);
});
