import { expect, test } from 'vitest';
import { type MediaFormat, mediaFormat } from './media-format.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

test.each<[string, string, MediaFormat | null]>([
  ['JPEG', '\u00ff\u00d8\u00ff\u00e0', 'jpeg'],
  ['PNG', '\u0089PNG\r\n\u001a\n', 'png'],
  ['GIF', 'GIF89a…', 'gif'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['a drawing with another picture in it', '<svg><image href="file:///etc/passwd"/></svg>', null],
  ['a drawing with entities', '<!DOCTYPE svg [<!ENTITY a "aa">]><svg>&a;</svg>', null],
  ['WebP', 'RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'webp'],
  ['sound in the frame of WebP', 'RIFF\u0000\u0000\u0000\u0000WAVEfmt ', null],
  ['AVIF', '\u0000\u0000\u0000\u001cftypavif\u0000', 'avif'],
  ['a film in the frame of AVIF', '\u0000\u0000\u0000\u001cftypisom\u0000', null],
  ['PDF', '%PDF-1.7', 'pdf'],
  ['a page', '<!doctype html><script>alert(1)</script>', null],
  ['nothing', '', null],
])('%s', (_what, content, format) => {
  expect(mediaFormat(bytes(content))).toBe(format);
});
