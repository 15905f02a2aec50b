import { expect, test } from 'vitest';
import type { Typed } from '../kind.ts';
import { understand } from '../values.ts';
import { formattedName, plainTextOfStored, richText } from './rich-text.ts';

const field = { kind: 'richText', id: 'body', limit: 20, isOptional: true } as const;
const words = (text: string, marks?: unknown) => ({ type: 'text', ...(marks === undefined ? {} : { marks }), text });
const paragraphs = (...texts: unknown[]) =>
  JSON.stringify({ type: 'doc', content: texts.map((text) => ({ type: 'paragraph', content: [text] })) });
const bold = paragraphs(words('One', [{ type: 'bold' }]), words('Two'));
const hostile = JSON.stringify({ type: 'doc', content: [{ type: 'iframe', attrs: { src: 'https://evil.example' } }] });

test.each<[string, Typed, string | null | { readonly code: string }]>([
  ['a document', { body: ` ${bold} ` }, bold],
  [
    'a document with its keys in another order',
    { body: '{"content":[{"content":[{"text":"a","type":"text"}],"type":"paragraph"}],"type":"doc"}' },
    paragraphs(words('a')),
  ],
  ['plain text', { body: 'One\r\n\r\nTwo' }, paragraphs(words('One'), words('Two'))],
  ['text that begins like a document', { body: '{"type":"doc"' }, paragraphs(words('{"type":"doc"'))],
  ['JSON of something else', { body: '{"type":1}' }, paragraphs(words('{"type":1}'))],
  ['nothing', { body: '' }, null],
  ['an empty document', { body: '{"type":"doc","content":[{"type":"paragraph"}]}' }, null],
  ['a document that is not allowed', { body: hostile }, { code: 'richText' }],
  [
    'a script in a link',
    { body: paragraphs(words('a', [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }])) },
    { code: 'richText' },
  ],
  ['too long a text', { body: 'a'.repeat(21) }, { code: 'characters' }],
  [
    'as long a text as may be',
    { body: paragraphs(words('a'.repeat(20), [{ type: 'bold' }])) },
    paragraphs(words('a'.repeat(20), [{ type: 'bold' }])),
  ],
  ['a character that is not written', { body: 'a\u0000b' }, { code: 'richText' }],
  ['plain text of a page without scripts, left as it was', { body: 'One\r\n\r\nTwo', [formattedName(field)]: bold }, bold],
  ['plain text of such a page, changed', { body: 'One', [formattedName(field)]: bold }, paragraphs(words('One'))],
  ['plain text beside what is not allowed', { body: 'One', [formattedName(field)]: hostile }, paragraphs(words('One'))],
  ['plain text that was taken away', { body: '', [formattedName(field)]: bold }, null],
])('%s', (_what, typed, wanted) => {
  const understood = understand([field], typed, '2026-11-27');
  if (typeof wanted === 'object' && wanted !== null) expect(understood).toMatchObject({ problems: { body: wanted } });
  else expect(understood).toEqual({ values: { body: wanted } });
});

test('is compared as it is kept, and told as plain text', () => {
  expect(richText.key(bold)).toBe(bold);
  expect(richText.typed(field, bold)).toEqual({ body: bold });
  expect([plainTextOfStored(bold), plainTextOfStored('One'), plainTextOfStored(hostile)]).toEqual(['One\n\nTwo', 'One', hostile]);
});
