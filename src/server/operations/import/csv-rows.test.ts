import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';
import { UnreadableFile } from './source-file.ts';

/** Columns, and each row with its line, of a file that comes in pieces of so many bytes. */
async function read(text: string, pieceSize = 7) {
  const bytes = Buffer.from(text);
  async function* content() {
    for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
  }
  const { columns, batches } = await csvRows({ content: content(), read: () => 0 });
  const rows: [number | undefined, readonly string[]][] = [];
  for await (const batch of batches) batch.rows.forEach((row, index) => rows.push([batch.lines[index], row]));
  return { columns, rows };
}

describe('a CSV file', () => {
  test.each([1, 2, 5, 1000])('is read in pieces of %d bytes', async (pieceSize) => {
    const text = '\uFEFFsymbol, name\r\nVOD,"Vodafone ""plc"""\r\n\r\nΑΒΓ,"two\r\nlines"\r\nLAST,row';
    expect(await read(text, pieceSize)).toEqual({
      columns: ['symbol', 'name'],
      rows: [
        [2, ['VOD', 'Vodafone "plc"']],
        [4, ['ΑΒΓ', 'two\r\nlines']],
        [6, ['LAST', 'row']],
      ],
    });
  });

  test('keeps rows that are too short or too long, for the checks to name', async () => {
    expect((await read('a,b\n1\n1,2,3\n')).rows).toEqual([
      [2, ['1']],
      [3, ['1', '2', '3']],
    ]);
  });

  test('may have a header alone', async () => {
    expect(await read('a,b\n')).toEqual({ columns: ['a', 'b'], rows: [] });
  });

  test('without anything has no header', async () => {
    await expect(read('')).rejects.toThrow(new UnreadableFile('the file is empty; its first line must name the columns', null));
  });

  test('says on which line its quotes break', async () => {
    await expect(read('a,b\n1,2\n3,x"y\n')).rejects.toMatchObject({ name: 'UnreadableFile', line: 3 });
    await expect(read('a,b\n1,2\n"3,4\n')).rejects.toMatchObject({ name: 'UnreadableFile', line: 3 });
  });

  test('that is damaged inside its package is told from a failing disk', async () => {
    await expect(csvRows({ content: damaged(), read: () => 0 })).rejects.toThrow(
      new UnreadableFile('the gzip file is incomplete; copy it again', null),
    );
    await expect(csvRows({ content: failing(), read: () => 0 })).rejects.toThrow('the disk is gone');
  });
});

async function* damaged() {
  yield Buffer.from('a,b\n');
  yield gunzipSync(gzipSync('1,2\n').subarray(0, 20));
}

async function* failing() {
  yield Buffer.from('a,b\n');
  throw new Error('the disk is gone');
}
