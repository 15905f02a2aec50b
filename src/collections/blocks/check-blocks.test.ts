import { expect, test } from 'vitest';
import type { StoredBlock } from '#domain/content/block-document.ts';
import { checkBlocks } from './check-blocks.ts';

const image = 'a'.repeat(32);
const illustrated = JSON.stringify({ type: 'doc', content: [{ type: 'image', attrs: { media: image } }] });
const block = (id: string, type: string, props: StoredBlock['props'] = {}): StoredBlock => ({ id, type, props });

test.each<[string, readonly StoredBlock[], readonly string[]]>([
  ['a page with words', [block('a', 'hero', { heading: 'One' }), block('b', 'divider'), block('c', 'people')], []],
  ['an empty block, and one without rows', [block('a', 'text'), block('b', 'steps', { steps: [] })], ['a empty', 'b empty']],
  [
    'a picture without a description',
    [block('a', 'hero', { picture: image }), block('b', 'text', { body: illustrated })],
    ['a undescribed', 'b undescribed'],
  ],
  ['two heroes', [block('a', 'hero', { heading: 'One' }), block('b', 'hero', { heading: 'Two' })], ['b second-hero']],
  ['a block that there is not', [block('a', 'script')], []],
])('%s', (_what, blocks, warnings) => {
  expect(checkBlocks(blocks, new Set([image])).map(({ block: id, kind }) => `${id} ${kind}`)).toEqual(warnings);
});
