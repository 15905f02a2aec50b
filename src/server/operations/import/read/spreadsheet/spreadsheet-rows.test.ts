import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { workbookOf, workbookParts, zipOf } from '#tests/support/spreadsheet.ts';
import { spreadsheetRows } from './spreadsheet-rows.ts';

async function* range(file: Buffer, start: number, end: number) {
  for (let at = start; at < end; at += 100) yield file.subarray(at, Math.min(at + 100, end));
}

async function rowsOf(file: Buffer): Promise<{ rows: string[][]; lines: number[] }> {
  const all: { rows: string[][]; lines: number[] } = { rows: [], lines: [] };
  const content = {
    size: file.length,
    all: () => range(file, 0, file.length),
    range: (start: number, end: number) => range(file, start, end),
  };
  for await (const { rows, lines } of spreadsheetRows(content)) {
    all.rows.push(...rows);
    all.lines.push(...lines);
  }
  return all;
}

describe('the rows of a spreadsheet', () => {
  test('are those of the first sheet that is shown: texts, dates, numbers as Excel shows them, gaps', async () => {
    const { rows, lines } = await rowsOf(
      workbookOf(
        `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
         <row r="3"><c r="A3" s="1"><v>46032</v></c><c r="C3"><v>0.30000000000000004</v></c><c r="D3" t="inlineStr"><is><t>in  line</t></is></c></row>
         <row r="4"><c r="A4" s="2"><v>46032.75</v></c><c r="B4" t="s"><v>2</v></c><c r="C4" s="3"><v>1234.5</v></c>
           <c r="D4" t="str"><f>1+1</f><v>two</v></c><c r="E4" t="b"><v>1</v></c><c r="AA4"><v>-7</v></c></row>`,
      ),
    );
    expect(lines).toEqual([1, 3, 4]);
    expect(rows[0]).toEqual(['date', 'action']);
    expect(rows[1]).toEqual(['2026-01-10', '', '0.3', 'in  line']);
    expect(rows[2]?.slice(0, 5)).toEqual(['2026-01-10', 'BUY & hold', '1234.5', 'two', '1']);
    expect(rows[2]?.[26]).toBe('-7');
  });

  test.each([
    ['<c r="A1"><f>B1*2</f></c>', '#FORMULA!'],
    ['<c r="A1"><f>B1*2</f><v></v></c>', '#FORMULA!'],
    ['<c r="A1"><f>B1*2</f><v/></c>', '#FORMULA!'],
    ['<c r="A1" s="1"><f t="shared" si="0"/></c>', '#FORMULA!'],
    ['<c r="A1" t="str"><f>B1</f></c>', '#FORMULA!'],
    ['<c r="A1" t="str"><f>IF(B1,"")</f><v></v></c>', ''],
    ['<c r="A1"><f>B1*2</f><v>0</v></c>', '0'],
    ['<c r="A1"><f>B1*2</f><v>12.5</v></c>', '12.5'],
    ['<c r="A1" t="e"><f>VLOOKUP(B1,C:D,2)</f><v>#N/A</v></c>', '#N/A'],
    ['<c r="A1" t="e"><v>#REF!</v></c>', '#REF!'],
    ['<c r="A1"/>', ''],
  ])('of a formula are its result, and a mark where it has none: %s', async (cell, expected) => {
    const { rows } = await rowsOf(workbookOf(`<row r="1">${cell}<c r="B1"><v>7</v></c></row>`));
    expect(rows).toEqual([[expected, '7']]);
  });

  test('count from 1904 where the workbook does', async () => {
    const workbook = workbookParts['xl/workbook.xml'].replace('<sheets>', '<workbookPr date1904="1"/><sheets>');
    const { rows } = await rowsOf(workbookOf('<row r="1"><c r="A1" s="1"><v>44570</v></c></row>', { 'xl/workbook.xml': workbook }));
    expect(rows).toEqual([['2026-01-10']]);
  });
});

const many = (count: number, text: string) => text.repeat(count);

/** Adds a part that does not compress, so that the whole is no more suspicious than any other spreadsheet. */
const heavy = (rows: string, parts: Readonly<Record<string, string>> = {}) =>
  workbookOf(rows, { ...parts, 'docProps/thumbnail.txt': randomBytes(100_000).toString('hex') });

test('a date that no calendar has stays the number that it is', async () => {
  const cells = ['1e300', '-1e300', '1e9', '2958466', '2958465'].map((number) => `<c s="1"><v>${number}</v></c>`).join('');
  const { rows } = await rowsOf(workbookOf(`<row r="1">${cells}</row>`));
  expect(rows).toEqual([['1e+300', '-1e+300', '1000000000', '2958466', '9999-12-31']]);
});

describe('a spreadsheet that is none, or made to harm, is refused in a sentence', () => {
  test.each([
    ['another archive', zipOf({ 'readme.txt': 'hello' }), 'this is no Excel workbook'],
    ['half a file', workbookOf('<row r="1"/>').subarray(0, 300), 'this spreadsheet is damaged'],
    ['broken XML', workbookOf('<row r="1"><c>'), 'this spreadsheet is damaged'],
    [
      'a part that unpacks to far more than the file',
      workbookOf(many(300_000, '<row r="1"><c r="A1"><v>1</v></c></row>')),
      'unpacks to far more',
    ],
    [
      'a part that says it is small',
      zipOf(
        {
          ...workbookParts,
          'xl/worksheets/sheet2.xml': `<worksheet>${many(300_000, '<row r="1"><c r="A1"><v>1</v></c></row>')}</worksheet>`,
        },
        { 'xl/worksheets/sheet2.xml': 100 },
      ),
      'this spreadsheet is damaged',
    ],
    [
      'entities that grow',
      workbookOf('', {
        'xl/worksheets/sheet2.xml': `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet><sheetData><row r="1"><c t="str"><v>&b;</v></c></row></sheetData></worksheet>`,
      }),
      'this spreadsheet is damaged',
    ],
    ['a row beyond the last', workbookOf('<row r="99999999"><c r="A1"><v>1</v></c></row>'), 'too many rows'],
    ['a column beyond the last', workbookOf('<row r="1"><c r="ZZZ1"><v>1</v></c></row>'), 'too many columns'],
    [
      'two rows with one number',
      workbookOf('<row r="7"><c><v>1</v></c></row><row r="7"><c><v>2</v></c></row>'),
      'this spreadsheet is damaged',
    ],
    ['a place that has no end', heavy(`<row r="1"><c r="${many(500_000, '1')}x"><v>1</v></c></row>`), 'this spreadsheet is damaged'],
    ['a row that is no whole number', workbookOf('<row r="1.5"><c><v>1</v></c></row>'), 'this spreadsheet is damaged'],
    ['more texts than a sheet shows', heavy('', { 'xl/sharedStrings.xml': `<sst>${many(1_000_001, '<si/>')}</sst>` }), 'too much text'],
    ['megabytes without a row', heavy(many(4_200_000, '<x/>')), 'this spreadsheet is damaged'],
    ['elements in elements in elements', heavy(many(1000, '<a>') + many(1000, '</a>')), 'this spreadsheet is damaged'],
    ['megabytes between two tags', heavy(`<row r="1"><c t="str"><v>${many(3_000_000, 'a')}</v></c></row>`), 'this spreadsheet is damaged'],
    ['megabytes within a tag', heavy(`<row r="${many(3_000_000, ' ')}"/>`), 'this spreadsheet is damaged'],
    [
      'a text that a row says again and again',
      heavy(`<row r="1">${many(100, '<c t="s"><v>0</v></c>')}</row>`, {
        'xl/sharedStrings.xml': `<sst><si><t>${many(30_000, 'a')}</t></si></sst>`,
      }),
      'longer than a megabyte',
    ],
    [
      'styles without end',
      heavy('', { 'xl/styles.xml': `<styleSheet><cellXfs>${many(4_000_000, '<xf/>')}</cellXfs></styleSheet>` }),
      'unpacks to far more',
    ],
  ])('%s', async (_case, file, sentence) => {
    await expect(rowsOf(file)).rejects.toThrow(sentence);
  });
});
