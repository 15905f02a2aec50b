import { UnreadableFile } from './source-file.ts';

/** Rows, and the line of each in the file. */
export interface CsvRows {
  readonly rows: string[][];
  readonly lines: number[];
}

/** Text of a file from the beginning of a row on. */
interface Piece {
  readonly text: string;
  /** `\n` may have a carriage return before it. */
  readonly lineEnd: '\n' | '\r';
  readonly isLast: boolean;
}

/** A cell, and where the separator or line end after it stands. */
interface Cell {
  readonly value: string;
  readonly end: number;
}

/** In characters. A quotation mark that is not closed takes in all that follows. */
export const longestRow = 1024 * 1024;

const unclosed = 'a quotation mark that opens in this row is not closed';
const sentences = {
  open: `${unclosed} before the end of the file`,
  closedEarly: `${unclosed} where its cell ends; inside a cell in quotation marks they are written twice`,
  inside: 'a quotation mark stands inside a cell; put the whole cell in quotation marks and write those inside it twice',
  long: `this row is longer than a megabyte; perhaps ${unclosed}`,
};

/** Takes a CSV apart as it comes. Lines without quotation marks, nearly all, are split at their separators; others are read cell by cell. */
export class CsvReader {
  readonly #separator: string;
  #left = '';
  #line = 1;
  #lineEnd: Piece['lineEnd'] | null = null;

  constructor(separator = ',') {
    this.#separator = separator;
  }

  /**
   * The rows that end in this text; what is left waits for the next one. Empty lines are passed over.
   *
   * @throws UnreadableFile where quotation marks are wrong, or a row is too long
   */
  take(more: string, isLast: boolean): CsvRows {
    const text = this.#left + more;
    const found: CsvRows = { rows: [], lines: [] };
    this.#lineEnd ??= lineEndOf(text, isLast);
    this.#left = this.#lineEnd === null ? text : text.slice(this.#takeRows({ text, lineEnd: this.#lineEnd, isLast }, found));
    if (this.#left.length > longestRow) throw new UnreadableFile(sentences.long, this.#line);
    return found;
  }

  /** @returns where the row begins that does not end in the text */
  #takeRows(piece: Piece, found: CsvRows): number {
    const { text, lineEnd } = piece;
    let quote = text.indexOf('"');
    let at = 0;
    while (at < text.length) {
      if (quote !== -1 && quote < at) quote = text.indexOf('"', at);
      const end = orLast(text.indexOf(lineEnd, at), piece);
      const isQuoted = quote !== -1 && (end === -1 || quote < end);
      const next = isQuoted ? this.#takeQuoted(piece, at, found) : end + 1;
      if (next === 0) break;
      if (!isQuoted) this.#add(text.slice(at, beforeReturn(piece, at, end)).split(this.#separator), found);
      at = next;
    }
    return at;
  }

  #add(cells: string[], { rows, lines }: CsvRows): void {
    if (cells.length > 1 || cells[0] !== '') {
      rows.push(cells);
      lines.push(this.#line);
    }
    this.#line += 1;
  }

  /** @returns where the next row begins; 0 when this one does not end in the text */
  #takeQuoted(piece: Piece, start: number, found: CsvRows): number {
    const { text, lineEnd } = piece;
    const cells: string[] = [];
    for (let at = start; ;) {
      const cell = text[at] === '"' ? this.#quotedCell(piece, at) : this.#plainCell(piece, at);
      if (cell === null) return 0;
      cells.push(cell.value);
      at = cell.end + 1;
      if (text[cell.end] === this.#separator) continue;
      this.#add(cells, found);
      this.#line += text.slice(start, cell.end).split(lineEnd).length - 1;
      return at;
    }
  }

  #plainCell(piece: Piece, at: number): Cell | null {
    const { text, lineEnd } = piece;
    const next = text.indexOf(this.#separator, at);
    const lineEndAt = orLast(text.indexOf(lineEnd, at), piece);
    const isLastCell = next === -1 || (lineEndAt !== -1 && lineEndAt < next);
    const end = isLastCell ? lineEndAt : next;
    if (end === -1) return null;
    const value = text.slice(at, isLastCell ? beforeReturn(piece, at, end) : end);
    if (value.includes('"')) throw new UnreadableFile(sentences.inside, this.#line);
    return { value, end };
  }

  #quotedCell(piece: Piece, at: number): Cell | null {
    const { text, lineEnd, isLast } = piece;
    const close = closingMark(text, at);
    if (close === -1 && isLast) throw new UnreadableFile(sentences.open, this.#line);
    const end = afterReturn(piece, close + 1);
    if (close === -1 || (end === text.length && !isLast)) return null;
    if (![this.#separator, lineEnd, undefined].includes(text[end])) throw new UnreadableFile(sentences.closedEarly, this.#line);
    return { value: text.slice(at + 1, close).replaceAll('""', '"'), end };
  }
}

/** Returns the index of the quotation mark that closes the cell, or -1. A doubled mark is part of the text. */
function closingMark(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  return close;
}

/** The end of the first line, outside quotation marks, is that of all; `null` while it is not there. */
function lineEndOf(text: string, isLast: boolean): Piece['lineEnd'] | null {
  const found = /\r?\n|\r(?!$)/.exec(text.replace(/"[^"]*"?/g, '""'))?.[0];
  if (found) return found === '\r' ? '\r' : '\n';
  return isLast ? '\n' : null;
}

/** The last row of a file ends with it. */
function orLast(end: number, { text, isLast }: Piece): number {
  return end === -1 && isLast ? text.length : end;
}

function beforeReturn({ text, lineEnd }: Piece, start: number, end: number): number {
  return lineEnd === '\n' && end > start && text[end - 1] === '\r' ? end - 1 : end;
}

function afterReturn({ text, lineEnd }: Piece, at: number): number {
  return lineEnd === '\n' && text[at] === '\r' ? at + 1 : at;
}
