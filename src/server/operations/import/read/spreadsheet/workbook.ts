import { UnreadableFile } from '../source-file.ts';
import type { Archive } from './open-archive.ts';
import { readWholeXml } from './read-xml.ts';

/** The parts of a workbook that a reader needs before the cells. */
export interface Workbook {
  /** The part of the first sheet that is shown. */
  readonly sheet: string;
  /** The day from which dates are counted, as day number. */
  readonly firstDay: number;
  /** Texts of cells, by number. */
  readonly texts: readonly string[];
  /** Styles that make a number a date. */
  readonly dateStyles: ReadonlySet<number>;
}

/** All texts of a workbook are kept while it is read. */
const maxCharacters = 64 * 1024 * 1024;
const maxTexts = 1_000_000;
/** In bytes, as they are marked up. */
const largestTexts = 128 * 1024 * 1024;

/** In bytes: of the parts that say what sheets and styles there are, which are kept as well. */
const largestTable = 16 * 1024 * 1024;

const tooMuchText = 'this spreadsheet has too much text; save it as CSV';

/** Day numbers of 1899-12-30, which makes up for a leap day that never was, and of 1904-01-01. */
const epochs = { windows: -25_569, macintosh: -24_107 };

export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const sheets: { readonly id: string; readonly isHidden: boolean }[] = [];
  let isOf1904 = false;
  await readWholeXml(await archive.part('xl/workbook.xml', largestTable), {
    open: (name, attributes) => {
      if (name === 'sheet') sheets.push({ id: attributes['r:id'] ?? '', isHidden: (attributes['state'] ?? 'visible') !== 'visible' });
      if (name === 'workbookPr') isOf1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
    },
  });
  const shown = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  if (!shown) throw new UnreadableFile('this is no Excel workbook; save it as XLSX or CSV', null);
  return {
    sheet: await partOfSheet(archive, shown.id),
    firstDay: isOf1904 ? epochs.macintosh : epochs.windows,
    texts: await sharedTexts(archive),
    dateStyles: await dateStyles(archive),
  };
}

async function partOfSheet(archive: Archive, id: string): Promise<string> {
  let target = 'worksheets/sheet1.xml';
  await readWholeXml(await archive.part('xl/_rels/workbook.xml.rels', largestTable), {
    open: (name, attributes) => {
      if (name === 'Relationship' && attributes['Id'] === id) target = attributes['Target'] ?? target;
    },
  });
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function sharedTexts(archive: Archive): Promise<string[]> {
  const texts: string[] = [];
  let characters = 0;
  let current = '';
  let isText = false;
  let isPhonetic = false;
  await readWholeXml(await archive.part('xl/sharedStrings.xml', largestTexts), {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text: (text) => {
      if (!isText) return;
      current += text;
      characters += text.length;
      if (characters > maxCharacters) throw new UnreadableFile(tooMuchText, null);
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si' && texts.push(current) > maxTexts) throw new UnreadableFile(tooMuchText, null);
    },
  });
  return texts;
}

async function dateStyles(archive: Archive): Promise<Set<number>> {
  const formats = new Map<number, string>();
  const styles: number[] = [];
  let isCells = false;
  await readWholeXml(await archive.part('xl/styles.xml', largestTable), {
    open: (name, attributes) => {
      if (name === 'numFmt') formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name === 'cellXfs') isCells = true;
      if (name === 'xf' && isCells) styles.push(Number(attributes['numFmtId'] ?? 0));
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false;
    },
  });
  const isDate = (format: number) => {
    const own = formats.get(format);
    return own === undefined ? isBuiltInDate(format) : /[dy]/i.test(own.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));
  };
  return new Set(styles.flatMap((format, at) => (isDate(format) ? [at] : [])));
}

/** The formats that every workbook has, those of East Asian calendars among them. */
function isBuiltInDate(format: number): boolean {
  return (format >= 14 && format <= 17) || format === 22 || (format >= 27 && format <= 36) || (format >= 50 && format <= 58);
}
