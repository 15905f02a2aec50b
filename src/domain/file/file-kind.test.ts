import { expect, test } from 'vitest';
import { mediaExtensions } from '../media/media-format.ts';
import { fileFormats } from './file-format.ts';
import { fileKindOf } from './file-kind.ts';

test.each([
  ['report.pdf', 'pdf'],
  ['PDF', 'pdf'],
  ['Minutes of 12.3.DOCX', 'document'],
  ['prices.csv', 'spreadsheet'],
  ['pptx', 'presentation'],
  ['a.jpeg', 'image'],
  ['a.webm', 'video'],
  ['a.mp3', 'audio'],
  ['a.tar.gz', 'archive'],
  ['notes.txt', 'text'],
  ['a.exe', 'other'],
  ['constructor', 'other'],
  ['', 'other'],
])('%s is %s', (name, kind) => {
  expect(fileKindOf(name)).toBe(kind);
});

test('every format that the product takes has a kind', () => {
  const taken = [...fileFormats.map(({ extension }) => extension), ...mediaExtensions];
  expect(taken.filter((extension) => fileKindOf(extension) === 'other')).toEqual([]);
});
