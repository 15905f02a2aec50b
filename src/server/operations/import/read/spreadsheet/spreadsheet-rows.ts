import { formulaWithoutResult } from '#domain/import/read/unusable-cell.ts';
import { isoDate } from '#finance/iso-date.ts';
import { type CsvRows, longestRow } from '../csv-reader.ts';
import { UnreadableFile } from '../source-file.ts';
import type { StoredContent } from '../stored-content.ts';
import { damaged, openArchive } from './open-archive.ts';
import { readXml } from './read-xml.ts';
import { readWorkbook, type Workbook } from './workbook.ts';

const maxColumns = 500;
const maxRows = 1_048_576;
const maxCharacters = 32_767;
/** `XFD1048576` is the last. */
const longestPlace = 10;
/** In characters: so much without a row is no table. */
const maxIdle = 16 * 1024 * 1024;
/** The last day that Excel has, as number of a cell. */
const lastDay = 2_958_465;

/**
 * The rows of the first sheet of an XLSX, a piece of it at a time. Formulas are not computed: what was last shown stands for them, and `formulaWithoutResult` for
 * those that were saved without a result. Dates are written
 * 2024-03-31, numbers with a point.
 *
 * @throws UnreadableFile
 */
export async function* spreadsheetRows(content: StoredContent): AsyncGenerator<CsvRows> {
  const archive = await openArchive(content);
  try {
    const workbook = await readWorkbook(archive);
    const sheet = await archive.part(workbook.sheet);
    if (!sheet) throw new UnreadableFile('this spreadsheet has no sheet; save it again', null);
    const rows = new SheetRows(workbook);
    const reading = readXml(sheet, rows);
    let idle = 0;
    let before = 0;
    for await (const length of reading) {
      idle = rows.count > before ? 0 : idle + length;
      before = rows.count;
      if (idle > maxIdle) throw new UnreadableFile(damaged, null);
      if (rows.isFull) yield rows.taken();
    }
    yield rows.taken();
  } finally {
    archive.close();
  }
}

/** Collects rows from the events of a sheet. */
class SheetRows {
  readonly #workbook: Workbook;
  #found: { rows: string[][]; lines: number[] } = { rows: [], lines: [] };
  #cells: string[] = [];
  #line = 0;
  /** The number of rows read so far. */
  count = 0;
  #column = -1;
  #length = 0;
  #type = 'n';
  #isDate = false;
  #text = '';
  #isValue = false;
  #isFormula = false;
  #hasValue = false;

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
  }

  get isFull(): boolean {
    return this.#found.rows.length >= 1000;
  }

  taken(): CsvRows {
    const taken = this.#found;
    this.#found = { rows: [], lines: [] };
    return taken;
  }

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name === 'row') this.#beginRow(attributes['r']);
    if (name === 'c') this.#beginCell(attributes);
    if (name === 'v' || name === 't') this.#isValue = this.#hasValue = true;
    if (name === 'f') this.#isFormula = true;
  };

  readonly text = (text: string): void => {
    if (this.#isValue && this.#text.length < maxCharacters) this.#text += text;
  };

  readonly close = (name: string): void => {
    if (name === 'v' || name === 't') this.#isValue = false;
    if (name === 'c') this.#endCell();
    if (name === 'row' && this.#cells.length > 0) {
      this.count += 1;
      this.#found.rows.push(this.#cells);
      this.#found.lines.push(this.#line);
    }
  };

  #beginRow(number: string | undefined): void {
    const before = this.#line;
    this.#line = number === undefined ? before + 1 : Number(number);
    if (!Number.isInteger(this.#line) || this.#line <= before) throw new UnreadableFile(damaged, before);
    if (this.#line > maxRows) throw new UnreadableFile('this spreadsheet has too many rows; save it as CSV', null);
    this.#cells = [];
    this.#column = -1;
    this.#length = 0;
  }

  #beginCell({ r, t = 'n', s }: Readonly<Record<string, string>>): void {
    if (r !== undefined && r.length > longestPlace) throw new UnreadableFile(damaged, this.#line);
    this.#column = r === undefined ? this.#column + 1 : columnOf(r);
    if (this.#column >= maxColumns) throw new UnreadableFile('this spreadsheet has too many columns; save it as CSV', this.#line);
    this.#type = t;
    this.#isDate = this.#workbook.dateStyles.has(Number(s ?? 0));
    this.#text = '';
    this.#isFormula = false;
    this.#hasValue = false;
  }

  #endCell(): void {
    while (this.#cells.length < this.#column) this.#cells.push('');
    const text = this.#shown();
    this.#length += text.length;
    if (this.#length > longestRow) throw new UnreadableFile('this row is longer than a megabyte', this.#line);
    this.#cells[this.#column] = text;
  }

  /** A text of no characters is a result. */
  #isUncomputed(): boolean {
    return this.#isFormula && this.#text === '' && !(this.#type === 'str' && this.#hasValue);
  }

  #shown(): string {
    const text = this.#text;
    if (this.#isUncomputed()) return formulaWithoutResult;
    if (this.#type === 's') return this.#workbook.texts[Number(text)] ?? '';
    if (this.#type !== 'n' || text === '') return text;
    return this.#numberShown(text);
  }

  #numberShown(text: string): string {
    const number = Number(text);
    if (!Number.isFinite(number)) return text;
    const isDay = this.#isDate && number >= 0 && number < lastDay + 1;
    return isDay ? isoDate(this.#workbook.firstDay + Math.floor(number)) : asShown(number);
  }
}

/** As many digits as Excel shows: beyond them stands what comes of counting in halves. */
function asShown(number: number): string {
  return String(Number(number.toPrecision(15)));
}

/** 0 of `A7`, 27 of `AB7`. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of place.replace(/\d+$/, '')) column = column * 26 + (letter.charCodeAt(0) - 64);
  return column - 1;
}
