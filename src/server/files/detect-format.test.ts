import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { detectFormat } from './detect-format.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formats-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** An uncompressed entry of an archive: its local header, name and content. */
function entry(name: string, content = ''): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(crc32(content), 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name + content)]);
}

const types = (main: string) =>
  entry('[Content_Types].xml', `<Types><Override PartName="/x.xml" ContentType="application/${main}.main+xml"/></Types>`);
const office = 'vnd.openxmlformats-officedocument';
const letter = types(`${office}.wordprocessingml.document`);
const sheet = types(`${office}.spreadsheetml.sheet`);
const program = types('vnd.ms-word.document.macroEnabled');
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n');

async function found(name: string, content: Buffer): Promise<string> {
  const path = join(folder, 'received');
  await writeFile(path, content);
  return (await detectFormat(path, name)).extension;
}

test.each([
  ['statement.pdf', pdf],
  ['letter.docx', letter],
  ['holdings.xlsx', sheet],
  ['rows.csv', Buffer.from('\uFEFFΌνομα;Αξία\r\nΤαμείο;1,5\r\n')],
  ['note.txt', Buffer.from(`${'α'.repeat(70_000)}\n`)],
])('%s is taken', async (name, content) => {
  expect(name.endsWith(`.${await found(name, content)}`)).toBe(true);
});

test.each([
  ['a program that says to be a statement', 'statement.pdf', Buffer.from('MZ\u0090\u0000\u0003')],
  ['an archive', 'all.zip', entry('a.txt', 'a')],
  ['an archive that says to be a letter', 'letter.docx', entry('a.txt', 'a')],
  ['a letter with macros', 'letter.docm', program],
  ['a letter with macros that hides it', 'letter.docx', program],
  ['a letter that carries a program', 'letter.docx', Buffer.concat([letter, entry('word/vbaProject.bin', 'x')])],
  [
    'a letter that carries one far inside',
    'letter.docx',
    Buffer.concat([letter, entry('x', 'y'.repeat(65_400)), entry('word/vbaProject.bin')]),
  ],
  ['a sheet with a control', 'holdings.xlsx', Buffer.concat([sheet, entry('xl/activeX/activeX1.bin')])],
  ['an older document', 'letter.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['a page', 'page.html', Buffer.from('<script>alert(1)</script>')],
  ['a drawing', 'mark.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['bytes that say to be text', 'note.txt', Buffer.from([0x41, 0x00, 0x42])],
  ['text of another alphabet', 'rows.csv', Buffer.from([0xc1, 0xe2, 0x3b])],
  ['text that is cut in a letter', 'note.txt', Buffer.from('α').subarray(0, 1)],
  ['a letter that says to be a statement', 'statement.pdf', letter],
])('%s is refused', async (_what, name, content) => {
  await expect(found(name, content)).rejects.toMatchObject({ code: 'file-unsupported' });
});
