import { expect, test } from 'vitest';
import { parseRichText } from '../content/rich-text.ts';
import { filledBody, joinedBodies, maxFormatted, readBody, typedBody } from './message-body.ts';

const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content });
const words = (text: string, ...marks: readonly object[]) => ({ type: 'text', ...(marks.length > 0 && { marks }), text });
const item = (text: string) => ({ type: 'listItem', content: [paragraph(words(text))] });
const doc = (...content: readonly object[]) => JSON.stringify({ type: 'doc', content });
const bold = { type: 'bold' };
const formatted = doc(paragraph(words('Your '), words('report', bold)), { type: 'bulletList', content: [item('one'), item('two')] });

test.each([
  //  sent                                                              its words           formatted
  ['  Dear\r\nIvy ', 'Dear\nIvy', false],
  ['', '', false],
  ['{"type":"doc"', '{"type":"doc"', false],
  [doc(paragraph(words('Dear Ivy')), paragraph(words('Hello'))), 'Dear Ivy\n\nHello', false],
  [doc({ type: 'paragraph' }), '', false],
  [formatted, 'Your report\n\none\ntwo', true],
  [doc(paragraph(words('here', { type: 'link', attrs: { href: 'https://bank.example/' } }))), 'here', true],
])('%# says %j', (text, said, isFormatted) => {
  const body = readBody({ text });
  expect([body?.text, body?.formatted !== null]).toEqual([said, isFormatted]);
});

test.each([
  doc({ type: 'heading', attrs: { level: 2 }, content: [words('Pay here')] }),
  doc({ type: 'blockquote', content: [paragraph(words('He said'))] }),
  doc({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(words('a')), { type: 'horizontalRule' }] }] }),
  doc({ type: 'image', attrs: { src: 'https://spy.example/' } }),
  doc(paragraph(words('here', { type: 'link', attrs: { href: 'javascript:alert(1)' } }))),
  doc(paragraph(words('a', bold), words('b'.repeat(maxFormatted)))),
])('no message has such a document: %#', (text) => {
  expect(readBody({ text })).toBeNull();
});

test('text that is sent as it stood keeps its formatting, and none that was changed', () => {
  expect(readBody({ text: 'Your report\r\n\r\none\r\ntwo', formatted })).toEqual(readBody({ text: formatted }));
  expect(readBody({ text: 'Your report', formatted })).toEqual({ text: 'Your report', formatted: null });
});

test('a message goes back to its form as it came', () => {
  for (const text of [formatted, 'Dear\nIvy']) expect(typedBody(readBody({ text }) ?? { text: '', formatted: null })).toBe(text);
});

test('two stand one below the other, with the formatting of both', () => {
  const joined = joinedBodies(
    { text: 'Dear Ivy\nHello\n\nBye', formatted: null },
    readBody({ text: formatted }) ?? { text: '', formatted: null },
  );
  expect(readBody({ text: typedBody(joined) })).toEqual(joined);
  expect(joined.text).toBe('Dear Ivy\nHello\n\nBye\n\nYour report\n\none\ntwo');
  expect(joinedBodies({ text: 'a', formatted: null }, { text: 'b', formatted: null })).toEqual({ text: 'a\n\nb', formatted: null });
});

test('fields are filled in every part, and one that is formatted in parts loses its formatting', () => {
  const letter = readBody({ text: doc(paragraph(words('Dear '), words('{{client}}', bold))) });
  const filled = letter && filledBody(letter, { client: 'Ivy' });
  expect(filled?.text).toBe('Dear Ivy');
  expect(parseRichText(filled?.formatted)).toEqual(JSON.parse(doc(paragraph(words('Dear '), words('Ivy', bold)))));
  const torn = readBody({ text: doc(paragraph(words('{{cli', bold), words('ent}}'))) });
  expect(torn && filledBody(torn, { client: 'Ivy' })).toEqual({ text: 'Ivy', formatted: null });
});
