import { expect, test } from 'vitest';
import { nameForStorage, toSafeFileName, storedKey } from './stored-key.ts';

const owner = { variant: 'default', portal: 'main', kind: 'documents', id: '0f'.repeat(16), version: 2, name: 'Q3 statement.pdf' };

test('a file is kept by what it belongs to', () => {
  expect(storedKey(owner)).toBe(`default/main/documents/${'0f'.repeat(16)}/2/q3-statement.pdf`);
});

test.each([
  ['../../etc/passwd', 'etc-passwd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['Κατάσταση Q3.pdf', 'q3.pdf'],
  ['Κατάσταση.pdf', 'file.pdf'],
  ['Résumé (final).PDF', 'resume-final.pdf'],
  ['.htaccess', 'htaccess'],
  ['a\u0000b.pdf', 'a-b.pdf'],
  ['', 'file'],
  [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(60)}.pdf`],
])('%j is stored as %s', (name, stored) => {
  expect(nameForStorage(name)).toBe(stored);
});

test.each([
  ['variant', '..'],
  ['portal', 'main/other'],
  ['kind', ''],
  ['id', '.'],
  ['version', 0],
  ['version', 1.5],
])('%s %j is no folder', (field, value) => {
  expect(() => storedKey({ ...owner, [field]: value })).toThrow('Not a place');
});

test.each([
  ['C:\\Users\\me\\Statement.pdf', 'Statement.pdf'],
  ['../up/Κατάσταση.pdf', 'Κατάσταση.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['two\r\nlines.txt', 'twolines.txt'],
])('%j is shown as %s', (name, shown) => {
  expect(toSafeFileName(name)).toBe(shown);
});

test.each(['', '..', '.pdf', 'folder/', '\u0000', 'x'.repeat(201)])('%j is no name', (name) => {
  expect(() => toSafeFileName(name)).toThrow(expect.objectContaining({ code: 'file-name-invalid' }));
});
