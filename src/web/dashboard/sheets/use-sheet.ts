import { useState } from 'react';
import { mostSheetRows, type SheetColumn, sheetColumns, type SheetRow, type TransactionSheet } from '#contracts/ledger/sheet.ts';
import { useLocale } from '../../lib/texts.tsx';
import { askedColumns, type Cells, namedColumns, pastedCell, pastedRows, type PasteWords, sentCells, shownCells } from './sheet-cells.ts';

/** A row as it stands in the sheet. */
export interface OpenRow {
  readonly key: string;
  readonly entry: string | null;
  readonly name: string | null;
  readonly isPaired: boolean;
  readonly isVoided: boolean;
  /** What it said when the page was loaded. */
  readonly first: Cells;
  readonly cells: Cells;
}

export function isRowChanged({ entry, isVoided, first, cells }: OpenRow): boolean {
  return isVoided || (entry === null ? !isBlank(cells) : sheetColumns.some((column) => first[column] !== cells[column]));
}

/** What a new row begins with does not count. */
function isBlank(cells: Cells): boolean {
  return sheetColumns.every((column) => column === 'day' || column === 'type' || column === 'currency' || cells[column] === '');
}

export interface Spot {
  readonly row: number;
  readonly column: SheetColumn;
}

/** What someone types into the sheet of a portfolio's transactions; nothing of it is saved. */
export function useSheet(sheet: TransactionSheet) {
  const locale = useLocale();
  const blank = (): Cells => shownCells({ day: sheet.today, type: 'Purchase', currency: sheet.portfolio.currency }, locale);
  const [rows, setRows] = useState<readonly OpenRow[]>(() => [
    newRow(0, blank()),
    ...sheet.rows.map(({ id, typed, name, isPaired }) => {
      const cells = shownCells(typed, locale);
      return { key: id, entry: id, name, isPaired, isVoided: false, first: cells, cells };
    }),
  ]);
  const [isCut, setCut] = useState(false);
  const changed = rows.filter(isRowChanged);
  const change = (key: string, part: (row: OpenRow) => Partial<OpenRow>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part(row) } : row)));
  return {
    rows,
    changed,
    /** More was pasted than a sheet takes. */
    isCut,
    sent: (): SheetRow[] =>
      changed.map(({ key, entry, isVoided, cells }) => ({ key, entry, isVoided, typed: isVoided ? {} : sentCells(cells, locale) })),
    type: (key: string, column: SheetColumn, text: string) => change(key, ({ cells }) => ({ cells: { ...cells, [column]: text } })),
    strike: (key: string) => change(key, ({ isVoided }) => ({ isVoided: !isVoided })),
    add: () => setRows((before) => [newRow(countNew(before), blank()), ...before]),
    remove: (key: string) => setRows((before) => before.filter((row) => row.key !== key)),
    paste: (text: string, from: Spot, words: PasteWords) => {
      const { after, isTooMuch } = pasted(rows, { text, from, words, blank });
      setRows(after);
      setCut(isTooMuch);
    },
  };
}

export type Sheet = ReturnType<typeof useSheet>;

function newRow(number: number, cells: Cells): OpenRow {
  return { key: `new-${number}`, entry: null, name: null, isPaired: false, isVoided: false, first: cells, cells };
}

function countNew(rows: readonly OpenRow[]): number {
  return Math.max(-1, ...rows.filter(({ entry }) => entry === null).map(({ key }) => Number(key.slice(4)))) + 1;
}

interface Pasting {
  readonly text: string;
  readonly from: Spot;
  readonly words: PasteWords;
  readonly blank: () => Cells;
}

/** From the cell on to the right and down; into new rows below each other, and into recorded ones as far as there are. */
function pasted(
  rows: readonly OpenRow[],
  { text, from, words, blank }: Pasting,
): { readonly after: OpenRow[]; readonly isTooMuch: boolean } {
  const lines = pastedRows(text);
  const named = namedColumns(lines, sheetColumns, words.columnName);
  const values = named ? lines.slice(1) : lines;
  const columns = named ?? sheetColumns.slice(sheetColumns.indexOf(from.column));
  const taken = values.slice(0, mostSheetRows);
  const after = [...rows];
  taken.forEach((line, at) => {
    const place = from.row + at;
    const isBeyond = rows[from.row]?.entry === null && after[place]?.entry !== null;
    if (isBeyond || place >= after.length) after.splice(place, 0, newRow(countNew(after), blank()));
    const row = after[place];
    if (row && !row.isPaired) after[place] = { ...row, cells: filled(row.cells, { line, columns, words }) };
  });
  return { after, isTooMuch: values.length > taken.length };
}

interface Filling {
  readonly line: readonly string[];
  readonly columns: readonly (SheetColumn | null)[];
  readonly words: PasteWords;
}

function filled(cells: Cells, { line, columns, words }: Filling): Cells {
  const given = line.flatMap((text, at) => {
    const column = columns[at];
    return column ? [[column, pastedCell(column, text, words)] as const] : [];
  });
  const next = { ...cells, ...Object.fromEntries(given) };
  const asked = askedColumns(next.type);
  const left = sheetColumns.filter((column) => !asked.has(column));
  return { ...next, ...Object.fromEntries(left.map((column) => [column, ''])) };
}
