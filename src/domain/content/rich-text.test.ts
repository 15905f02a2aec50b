import { describe, expect, test } from 'vitest';
import {
  isRichTextJson,
  maxDepth,
  parseRichText,
  parseRichTextJson,
  toPlainText,
  readRichText,
  type RichText,
  richTextFromPlain,
} from './rich-text.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const words = (text: string, ...marks: unknown[]) => (marks.length === 0 ? { type: 'text', text } : { type: 'text', marks, text });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const heading = (level: unknown, text = 'Fees') => ({ type: 'heading', attrs: { level }, content: [words(text)] });
const list = (...items: unknown[]) => ({ type: 'bulletList', content: items.map((content) => ({ type: 'listItem', content })) });
const link = (href: unknown) => ({ type: 'link', attrs: { href } });
const image = (media: unknown) => ({ type: 'image', attrs: { media } });
const plain = paragraph(words('Words'));

function nested(depth: number): unknown {
  return Array.from({ length: depth }).reduce<unknown>((inner) => ({ type: 'blockquote', content: [inner] }), plain);
}

describe('an allowed document', () => {
  test.each<[string, unknown, string]>([
    ['paragraphs', doc(plain, paragraph(words('More'))), 'Words\n\nMore'],
    ['headings', doc(heading(2), heading(3, 'Costs')), 'Fees\n\nCosts'],
    ['marks', doc(paragraph(words('a', link('/contact'), { type: 'bold' }, { type: 'italic' }), words('b'))), 'ab'],
    ['a line break', doc(paragraph(words('a'), { type: 'hardBreak' }, words('b'))), 'a\nb'],
    ['a list', doc(list([paragraph(words('one'))], [paragraph(words('two')), list([plain])])), 'one\ntwo\nWords'],
    ['numbers', doc({ type: 'orderedList', content: [{ type: 'listItem', content: [plain] }] }), 'Words'],
    ['a quotation and a rule', doc(nested(1), { type: 'horizontalRule' }, plain), 'Words\n\nWords'],
    ['an empty paragraph', doc({ type: 'paragraph' }, plain), 'Words'],
    ['an image', doc(plain, image('a'.repeat(32)), nested(1)), 'Words\n\nWords'],
    ['nothing but an image', doc(image('a'.repeat(32))), ''],
    ['as deep as it may be', doc(nested(maxDepth)), 'Words'],
  ])('%s is parsed as it is', (_what, document, text) => {
    const parsed = parseRichText(document);
    expect(parsed).toEqual(document);
    expect(parsed && toPlainText(parsed)).toBe(text);
    expect(parseRichTextJson(JSON.stringify(document))).toEqual(document);
  });

  test.each<[string, unknown, unknown]>([
    [
      'marks in one order',
      paragraph(words('a', { type: 'italic' }, { type: 'bold' }, link('/a'))),
      paragraph(words('a', link('/a'), { type: 'bold' }, { type: 'italic' })),
    ],
    ['no marks for none', paragraph({ type: 'text', text: 'a', marks: [] }), paragraph(words('a'))],
    ['no content for none', { type: 'paragraph', content: [] }, { type: 'paragraph' }],
    [
      'a line break without marks',
      paragraph(words('a'), { type: 'hardBreak', marks: [{ type: 'bold' }] }),
      paragraph(words('a'), { type: 'hardBreak' }),
    ],
  ])('has %s', (_what, sent, canonical) => {
    expect(JSON.stringify(parseRichText(doc(plain, sent)))).toBe(JSON.stringify(doc(plain, canonical)));
  });
});

const ownPrototype: unknown = JSON.parse('{"type":"paragraph","content":[{"type":"text","text":"a"}],"__proto__":{"type":"doc"}}');
const heir: unknown = Object.create(plain);

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'Words'],
  ['a list', [plain]],
  ['another root', plain],
  ['a root without content', { type: 'doc' }],
  ['an empty root', doc()],
  ['no text', doc({ type: 'paragraph' }, { type: 'horizontalRule' })],
  ['blanks', doc(paragraph(words(' \u00A0')))],
  ['an unknown attribute of the root', { ...doc(plain), version: 1 }],
  ['an unknown node', doc(plain, { type: 'iframe', attrs: { src: 'https://a.example' } })],
  ['a script', doc(plain, { type: 'script', content: [words('alert(1)')] })],
  ['a picture', doc(paragraph({ type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } }))],
  ['a node named like a method', doc(plain, { type: 'constructor' })],
  ['a list as a type', doc(plain, { type: ['paragraph'] })],
  ['a key of the prototype', doc(ownPrototype)],
  ['an inherited node', doc(plain, heir)],
  ['a constructor among the keys', doc({ ...plain, constructor: {} })],
  ['an unknown attribute', doc({ ...plain, attrs: { style: 'position:fixed' } })],
  ['an unknown attribute of a heading', doc({ ...heading(2), attrs: { level: 2, class: 'x' } })],
  ['the first level', doc(heading(1))],
  ['a level as text', doc(heading('2'))],
  ['no level', doc({ type: 'heading', content: [words('a')] })],
  ['text beside paragraphs', doc(plain, words('a'))],
  ['a paragraph in a paragraph', doc(paragraph(plain))],
  ['an item without a list', doc(plain, { type: 'listItem', content: [plain] })],
  ['a list without items', doc(plain, { type: 'bulletList', content: [] })],
  ['a list of paragraphs', doc({ type: 'bulletList', content: [plain] })],
  ['an item that begins with a list', doc(list([list([plain])]))],
  ['content in a rule', doc(plain, { type: 'horizontalRule', content: [plain] })],
  ['empty text', doc(plain, paragraph(words('')))],
  ['a number as text', doc(plain, paragraph({ type: 'text', text: 1 }))],
  ['a character that is not written', doc(paragraph(words('a\u0000b')))],
  ['half a character', doc(paragraph(words('a\uD800')))],
  ['an unknown mark', doc(paragraph(words('a', { type: 'code' })))],
  ['an attribute of bold', doc(paragraph(words('a', { type: 'bold', attrs: { style: 'x' } })))],
  ['a mark twice', doc(paragraph(words('a', { type: 'bold' }, { type: 'bold' })))],
  ['a link without an address', doc(paragraph(words('a', { type: 'link' })))],
  ['a link with more attributes', doc(paragraph(words('a', { type: 'link', attrs: { href: '/a', onclick: 'alert(1)' } })))],
  ['a script for a link', doc(paragraph(words('a', link('javascript:alert(1)'))))],
  ['a list for a link', doc(paragraph(words('a', link(['/a']))))],
  ['one level too deep', doc(nested(maxDepth + 1))],
  ['a thousand levels', doc(nested(1000))],
  ['too many nodes', doc(...Array.from({ length: 1600 }, () => plain))],
  ['too many empty nodes', doc(plain, ...Array.from({ length: 3001 }, () => ({ type: 'paragraph' })))],
  ['a list that says a length', doc({ type: 'paragraph', content: { length: 1, 0: words('a') } })],
])('%s is no allowed document', (_what, value) => {
  expect(parseRichText(value)).toBeNull();
});

test.each([
  ['no JSON', '{"type":"doc"'],
  ['deep JSON', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['much JSON', JSON.stringify(doc(paragraph(words('a'.repeat(500_000)))))],
])('%s is read soon, and is none', (_what, json) => {
  const begun = performance.now();
  expect([parseRichTextJson(json), isRichTextJson(json)]).toEqual([null, false]);
  expect(performance.now() - begun).toBeLessThan(1000);
});

test.each<[string, RichText | null]>([
  ['', null],
  [' \n\n ', null],
  ['One', doc(paragraph(words('One'))) as RichText],
  ['One\r\n\r\n \r\nTwo', doc(paragraph(words('One')), paragraph(words('Two'))) as RichText],
  ['One\nTwo', doc(paragraph(words('One'), { type: 'hardBreak' }, words('Two'))) as RichText],
  ['<b>One</b>', doc(paragraph(words('<b>One</b>'))) as RichText],
])('the plain text %j becomes paragraphs', (text, document) => {
  expect(richTextFromPlain(text)).toEqual(document);
  expect(readRichText(text)).toEqual(document);
});

test('plain text stays the same there and back', () => {
  const text = 'One\nTwo\n\nThree';
  const document = richTextFromPlain(text);
  expect(document && toPlainText(document)).toBe(text);
  expect(parseRichText(document)).toEqual(document);
});

test('a document that is not allowed is not read as text', () => {
  expect(readRichText(JSON.stringify(doc({ type: 'script' })))).toBeNull();
});
