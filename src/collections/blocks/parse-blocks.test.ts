import { describe, expect, test } from 'vitest';
import { maxBlockNodes, maxBlocksJson } from '#domain/content/block-document.ts';
import { parseBlocks, readBlocks } from './parse-blocks.ts';

const saved = (...blocks: unknown[]) => JSON.stringify({ version: 1, blocks });
const hero = (props: object, id = 'hero-1') => ({ id, type: 'hero', props });
const rich = (href: string) =>
  JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', marks: [{ type: 'link', attrs: { href } }], text: 'a' }] }],
  });
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `divider-${at}`, type: 'divider', props: {} }));

describe('blocks that are kept', () => {
  test.each<[string, string, string]>([
    ['none', saved(), ''],
    ['a block with its texts', saved(hero({ heading: 'One', link: '/contact' })), saved(hero({ heading: 'One', link: '/contact' }))],
    ['texts without blanks around them, and no empty ones', saved(hero({ heading: ' One ', lead: '' })), saved(hero({ heading: 'One' }))],
    [
      'rows of a list',
      saved({ id: 's', type: 'steps', props: { steps: [{ title: 'One', text: '' }, {}] } }),
      saved({ id: 's', type: 'steps', props: { steps: [{ title: 'One' }, {}] } }),
    ],
    ['as many blocks as may be', saved(...many(maxBlockNodes)), saved(...many(maxBlockNodes))],
    [
      'words that look like a script, which are words',
      saved(hero({ heading: '<script>alert(1)</script>' })),
      saved(hero({ heading: '<script>alert(1)</script>' })),
    ],
  ])('%s', (_what, json, wanted) => {
    expect(parseBlocks(json)).toEqual({ json: wanted });
  });
});

describe('blocks that are refused', () => {
  test.each<[string, string, { at: number | null; field: string | null }]>([
    ['what is no JSON', '{', { at: null, field: null }],
    ['a list alone', '[]', { at: null, field: null }],
    ['another version', JSON.stringify({ version: 2, blocks: [] }), { at: null, field: null }],
    ['another key beside the blocks', JSON.stringify({ version: 1, blocks: [], zones: {} }), { at: null, field: null }],
    ['a block that there is not', saved({ id: 'x', type: 'html', props: {} }), { at: 1, field: null }],
    ['a block called as what every object has', saved({ id: 'x', type: 'constructor', props: {} }), { at: 1, field: null }],
    ['a block called __proto__', saved({ id: 'x', type: '__proto__', props: {} }), { at: 1, field: null }],
    ['a field that it has not', saved(hero({ heading: 'One' }), hero({ onClick: 'alert(1)' }, 'hero-2')), { at: 2, field: 'onClick' }],
    ['a field called constructor', saved(hero({ constructor: 'x' })), { at: 1, field: 'constructor' }],
    ['a field called __proto__', `{"version":1,"blocks":[{"id":"h","type":"hero","props":{"__proto__":"x"}}]}`, { at: null, field: null }],
    ['a key of a block that is none', saved({ ...hero({}), readOnly: {} }), { at: null, field: null }],
    ['an id with markup', saved(hero({}, '"><img')), { at: null, field: null }],
    ['two blocks with one id', saved(hero({}), hero({})), { at: null, field: null }],
    ['a script in a link', saved(hero({ link: 'javascript:alert(1)' })), { at: 1, field: 'link' }],
    ['a script in a link, in capitals behind a blank', saved(hero({ link: ' JAVASCRIPT:alert(1)' })), { at: 1, field: 'link' }],
    ['data in a link', saved(hero({ link: 'data:text/html,<script>alert(1)</script>' })), { at: 1, field: 'link' }],
    ['a link to another site without a scheme', saved(hero({ link: '//evil.example' })), { at: 1, field: 'link' }],
    [
      'a script in formatted text',
      saved({ id: 't', type: 'text', props: { body: rich('javascript:alert(1)') } }),
      { at: 1, field: 'body' },
    ],
    ['media that are no id', saved(hero({ picture: 'https://evil.example/x.png' })), { at: 1, field: 'picture' }],
    ['an option that there is not', saved({ id: 'p', type: 'people', props: { most: '1000000' } }), { at: 1, field: 'most' }],
    ['too long a text', saved(hero({ heading: 'a'.repeat(161) })), { at: 1, field: 'heading' }],
    ['a list where text belongs', saved(hero({ heading: [{ a: 'b' }] })), { at: 1, field: 'heading' }],
    [
      'too many rows',
      saved({ id: 's', type: 'steps', props: { steps: Array.from({ length: 13 }, () => ({})) } }),
      { at: 1, field: 'steps' },
    ],
    ['a field of a row that it has not', saved({ id: 's', type: 'steps', props: { steps: [{ html: 'x' }] } }), { at: 1, field: 'steps' }],
    ['a number', saved(hero({ heading: 1 })), { at: null, field: null }],
    ['blocks within a block', saved(hero({ slot: [hero({ slot: [hero({})] })] })), { at: null, field: null }],
    [
      'what is nested deeply',
      saved(hero({ heading: JSON.parse('['.repeat(200) + ']'.repeat(200)) as unknown })),
      { at: null, field: null },
    ],
    ['too many blocks', saved(...many(maxBlockNodes + 1)), { at: null, field: null }],
    [
      'too many blocks and rows together',
      saved(...many(maxBlockNodes - 1), { id: 's', type: 'steps', props: { steps: [{}, {}] } }),
      { at: null, field: null },
    ],
    ['too much text', saved(hero({ lead: 'a'.repeat(maxBlocksJson) })), { at: null, field: null }],
  ])('%s', (_what, json, refused) => {
    expect(parseBlocks(json)).toMatchObject({ refused });
  });
});

test('reading leaves out what is no longer allowed, and keeps the rest', () => {
  const json = saved(hero({ heading: 'One' }), { id: 'x', type: 'gone', props: {} }, hero({ link: 'javascript:alert(1)' }, 'hero-2'));
  expect(readBlocks(json)).toEqual([hero({ heading: 'One' })]);
  expect(readBlocks('nothing')).toEqual([]);
});
