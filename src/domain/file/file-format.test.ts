import { expect, test } from 'vitest';
import { fileFormat } from './file-format.ts';

test.each([
  ['Statement.PDF', 'pdf', 'pdf'],
  ['letter.docx', 'docx', 'docx'],
  ['holdings.xlsx', 'xlsx', 'xlsx'],
  ['deck.pptx', 'pptx', 'pptx'],
  ['rows.csv', null, 'csv'],
  ['note.txt', null, 'txt'],
  ['statement.pdf', null, null],
  ['statement.pdf', 'zip', null],
  ['statement.pdf.exe', 'pdf', null],
  ['letter.docx', 'docm', null],
  ['letter.docm', 'docm', null],
  ['letter.docx', 'zip', null],
  ['rows.csv', 'exe', null],
  ['page.html', null, null],
  ['archive.zip', 'zip', null],
  ['drawing.svg', 'xml', null],
  ['pdf', 'pdf', null],
])('%s with the content of %s', (name, signature, extension) => {
  expect(fileFormat(name, signature)?.extension ?? null).toBe(extension);
});
