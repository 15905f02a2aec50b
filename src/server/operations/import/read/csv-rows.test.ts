import { gunzipSync, gzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';
import { UnreadableFile } from './source-file.ts';

/** Columns, and each row with its line, of a file that comes in pieces of so many bytes. */
async function read(text: string, pieceSize = 7) {
  const bytes = Buffer.from(text);
  async function* content() {
    for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
  }
  return readAll(content());
}

async function readAll(content: AsyncIterable<Buffer>) {
  const { columns, batches } = await csvRows({ content, read: () => 0 });
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

  test.each([
    ['\n', 'a carriage return inside a cell stays', 'a,b\n1,"x\ry"\n', [[2, ['1', 'x\ry']]]],
    ['\r', 'lines of an old Macintosh', 'a,b\r1,"x\ry"\r\r3,4', [[2, ['1', 'x\ry']], [5, ['3', '4']]]], // prettier-ignore
    ['\r\n', 'the last line has no end', 'a,b\r\n1,"2"\r\n3,"4"', [[2, ['1', '2']], [3, ['3', '4']]]], // prettier-ignore
    ['\r\n', 'nothing in quotation marks is a blank', '"a","b"\r\n"",""\r\n""\r\n,', [[2, ['', '']], [4, ['', '']]]], // prettier-ignore
    ['\n', 'a line end in the header', '"a\r\n1",b\n1,2\n', [[3, ['1', '2']]]],
  ])('with line end %j: %s', async (_lineEnd, _what, text, rows) => {
    for (const pieceSize of [1, 2, 3, 1000]) expect((await read(text, pieceSize)).rows).toEqual(rows);
  });

  test.each(['\n', '\r\n'])('is read as csv-parse reads it, line end %j', async (lineEnd) => {
    const parts = fc.constantFrom('a', 'Ω', ' ', ',', ',', '"', '""', '"x"', lineEnd, lineEnd);
    const drawn = fc.array(parts, { maxLength: 25 }).map((some) => `h,i${lineEnd}${some.join('')}`);
    await fc.assert(
      fc.asyncProperty(drawn, fc.integer({ min: 1, max: 9 }), async (text, pieceSize) => {
        expect(await read(text, pieceSize).then(cellsOf, () => 'refused')).toEqual(asByCsvParse(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('says on which line a row never ends', async () => {
    await expect(read(`a,b\n1,2\n"${'3,4\n'.repeat(300_000)}`, 100_000)).rejects.toMatchObject({ name: 'UnreadableFile', line: 3 });
  });

  test('says on which line its quotes break', async () => {
    await expect(read('a,b\n1,2\n3,x"y\n')).rejects.toMatchObject({ name: 'UnreadableFile', line: 3 });
    await expect(read('a,b\n1,2\n"3,4\n')).rejects.toMatchObject({ name: 'UnreadableFile', line: 3 });
    await expect(read('a,b\n"1\n",2\n"3"4,5\n')).rejects.toMatchObject({ name: 'UnreadableFile', line: 4 });
  });

  test('that is damaged inside its package is told from a failing disk', async () => {
    await expect(readAll(damaged())).rejects.toThrow(new UnreadableFile('the gzip file is incomplete; copy it again', null));
    await expect(readAll(failing())).rejects.toThrow('the disk is gone');
  });
});

function cellsOf({ rows }: Awaited<ReturnType<typeof read>>) {
  return rows.map(([, cells]) => cells);
}

function asByCsvParse(text: string): unknown {
  try {
    const rows = parse(text, { relax_column_count: true });
    return rows.slice(1).filter(({ length, 0: first }) => length > 1 || first !== '');
  } catch {
    return 'refused';
  }
}

async function* damaged() {
  yield Buffer.from('a,b\n');
  yield gunzipSync(gzipSync('1,2\n').subarray(0, 20));
}

async function* failing() {
  yield Buffer.from('a,b\n');
  throw new Error('the disk is gone');
}
