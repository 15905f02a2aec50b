import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Block } from '#collections/blocks/block.ts';
import { type BlockId, blockIds, getBlock } from '#collections/blocks/registry.ts';
import { shownProps } from '#collections/blocks/shown-block.ts';
import type { SiteBlock } from '#contracts/site.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { TextsContext } from '../../../lib/texts.tsx';
import { SiteBlocks } from './site-blocks.tsx';

const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const picture = {
  alt: hostile,
  width: 3,
  height: 2,
  sources: [{ type: 'image/webp', addresses: [{ href: '/media/a.webp', width: 640 }] }],
};

const file = { id: '1', name: hostile, href: '/media/a.webp', format: hostile, size: 1200 };
const libraries = {
  [hostile]: [
    { ...file, picture },
    { ...file, id: '2', picture: null },
  ],
};

const hostileWords = { en: hostile, el: hostile };
const forms = {
  [hostile]: {
    id: '1',
    path: '/forms/1',
    title: hostile,
    description: hostile,
    fields: [
      { id: 'one', kind: 'text', limit: 200, label: hostileWords, help: hostileWords },
      {
        id: 'two',
        kind: 'select',
        label: hostileWords,
        options: [{ value: 'a', label: hostileWords }],
        when: { field: 'one', is: hostile },
      },
    ],
    start: { one: hostile },
    fixed: ['one'],
    endMessage: hostile,
  },
} as const;

const each = (all: Block['fields']) => Object.fromEntries(all.map(({ id, kind }) => [id, kind === 'link' ? '/contact' : hostile]));

/** A block in each of whose fields stands markup. */
function filled({ fields, list }: Block) {
  return { ...each(fields), ...(list && { [list.id]: [each(list.fields), each(list.fields)] }) };
}

function drawn(type: BlockId, props: Parameters<typeof shownProps>[1]['props']): string {
  const block: SiteBlock = { id: `${type}-1`, type, props: shownProps(getBlock(type), { props }, () => picture) };
  const page = createElement(SiteBlocks, { page: { blocks: [block], pictures: {}, people: [], posts: [], libraries, forms }, offices: [] });
  const words = { locale: 'en', texts: textsByLocale.en } as const;
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(TextsContext, { value: words }, page)));
}

test.each(blockIds)('%s is drawn without a script and with its markup as words', (type) => {
  const html = drawn(type, filled(getBlock(type)));
  expect(html).not.toMatch(/<script|<iframe|<img src=.x|javascript:/i);
  expect(html).toMatch(/^<(?:header|section|div)/);
});

test.each(blockIds)('%s is drawn when nothing stands in it', (type) => {
  expect(() => drawn(type, {})).not.toThrow();
});

test('only the block that begins a page is its title', () => {
  expect(drawn('hero', { heading: 'One' })).toContain('<h1>One</h1>');
});

test.each([
  ['grid', 1, 1],
  ['list', 0, 2],
])('the files of a library as %s', (layout, pictures, links) => {
  const html = drawn('library', { library: hostile, layout });
  expect([html.split('<figure').length - 1, html.split(' download=').length - 1]).toEqual([pictures, links]);
  expect(html).toContain('2 KB');
});

test('a form that the reader may not fill in is nothing on a page', () => {
  expect(drawn('form', { heading: 'Ask', form: '1'.repeat(32) })).toBe('');
});

test('a form is sent to its own address, and says to which answer a field belongs', () => {
  const html = drawn('form', { form: hostile });
  expect(html).toMatch(/<form [^>]*action="\/forms\/1" method="post"/);
  expect(html).toContain('Only if you answered');
  expect(html).toMatch(/<fieldset[^>]* disabled=""/);
});

test('a library without files is nothing on a page', () => {
  expect(drawn('library', { heading: 'Papers', library: '1'.repeat(32) })).toBe('');
});
