import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RichTextBlock, RichTextInline } from '#domain/content/rich-text.ts';
import { RichTextView } from './rich-text.tsx';

const words = (text: string): RichTextInline => ({ type: 'text', text });
const link = (href: string): RichTextInline => ({
  type: 'text',
  marks: [{ type: 'link', attrs: { href } }, { type: 'bold' }],
  text: 'Fees',
});
const paragraph = (...content: RichTextInline[]): RichTextBlock => ({ type: 'paragraph', content });
const outside = 'target="_blank" rel="noopener noreferrer"';

test.each<[string, RichTextBlock, string]>([
  ['a paragraph', paragraph(words('One'), { type: 'hardBreak' }, words('Two')), '<p>One<br/>Two</p>'],
  ['markup as words', paragraph(words('<script>alert(1)</script>')), '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['an empty paragraph', { type: 'paragraph' }, '<p></p>'],
  ['a heading', { type: 'heading', attrs: { level: 2 }, content: [words('One')] }, '<h2>One</h2>'],
  ['a subheading', { type: 'heading', attrs: { level: 3 }, content: [words('One')] }, '<h3>One</h3>'],
  ['a list', { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(words('One'))] }] }, '<ul><li><p>One</p></li></ul>'],
  ['numbers', { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(words('One'))] }] }, '<ol><li><p>One</p></li></ol>'],
  ['a quotation', { type: 'blockquote', content: [paragraph(words('One'))] }, '<blockquote><p>One</p></blockquote>'],
  ['a rule', { type: 'horizontalRule' }, '<hr/>'],
  ['a page of this site', paragraph(link('/fees')), '<p><a href="/fees"><strong>Fees</strong></a></p>'],
  ['another site', paragraph(link('https://a.example')), `<p><a href="https://a.example" ${outside}><strong>Fees</strong></a></p>`],
  ['no script', paragraph(link('javascript:alert(1)')), '<p><strong>Fees</strong></p>'],
])('draws %s', (_what, block, html) => {
  const drawn = renderToStaticMarkup(createElement(RichTextView, { document: { type: 'doc', content: [block] } }));
  expect(drawn.replace(/^<div[^>]*>|<\/div>$/g, '')).toBe(html);
});
