import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { assetInliner } from './inline-assets.ts';

const parent = mkdtempSync(join(tmpdir(), 'portal-assets-'));
const folder = join(parent, 'client');
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(parent, 'secret.svg'), 'secret');
const write = (name: string, content: string) => writeFileSync(join(folder, 'assets', name), content);
write('font.woff2', 'FONT');
write('mark.svg', '<svg/>');
write('page.css', '@font-face{src:url(/assets/font.woff2)format("woff2")}i{background:url("/assets/mark.svg")}b{background:url(data:x)}');
write('bad.css', 'i{background:url(/assets/run.exe)}');
const inline = assetInliner(folder);

afterAll(() => rmSync(parent, { recursive: true }));

const fontUrl = `data:font/woff2;base64,${btoa('FONT')}`;
const markUrl = `data:image/svg+xml;base64,${btoa('<svg/>')}`;

test.each([
  [
    'a style sheet stands in the page, with its fonts and pictures',
    '<head><link rel="stylesheet" href="/assets/page.css" nonce="n"/></head>',
    `<head><style>@font-face{src:url(${fontUrl})format("woff2")}i{background:url(${markUrl})}b{background:url(data:x)}</style></head>`,
  ],
  [
    'what only a living page needs is left out',
    '<link rel="modulepreload" href="/assets/x.js"/><script type="module">a</script><p>kept</p><script src="y"></script>',
    '<p>kept</p>',
  ],
  ['a picture of ours is carried along', '<img alt="" src="/assets/mark.svg"/> text', `<img alt="" src="${markUrl}"/> text`],
  ['a page without any of it stays as it is', '<p>Σύνοψη</p>', '<p>Σύνοψη</p>'],
])('%s', async (_case, html, expected) => {
  expect(await inline(html)).toBe(expected);
});

test.each([
  ['a file that is not there', '<img src="/assets/none.svg"/>'],
  ['a file outside the build', '<img src="/../secret.svg"/>'],
  ['a file outside the build, in disguise', '<img src="/%2e%2e/secret.svg"/>'],
  ['a file that no page shows', '<link rel="stylesheet" href="/assets/bad.css"/>'],
])('%s is refused', async (_case, html) => {
  await expect(inline(html)).rejects.toThrow();
});
