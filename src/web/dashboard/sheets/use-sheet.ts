import { useState } from 'react';
import { useLocale } from '../../lib/texts.tsx';
import { pastedSheet } from './pasted-sheet.ts';
import type { Cells, OpenRow, SheetColumns, SheetWords, Spot } from './sheet-columns.ts';

export function isRowChanged<Column extends string>(sheet: SheetColumns<Column>, row: OpenRow<Column>): boolean {
  const { entry, isVoided, first, cells } = row;
  if (isVoided) return true;
  if (entry === null) return sheet.columns.some((column) => !sheet.preset.has(column) && cells[column] !== '');
  return sheet.columns.some((column) => first[column] !== cells[column]);
}

interface Beginning<Column extends string> {
  readonly sheet: SheetColumns<Column>;
  readonly words: SheetWords<Column>;
  readonly rows: () => readonly OpenRow<Column>[];
  /** Returns the cells of a new row for a pasted line that matches no row; null if the line makes none. */
  readonly freshCells: (line: Partial<Cells<Column>>) => Cells<Column> | null;
}

/** Manages the values that the reader types into a sheet; it saves nothing. */
export function useSheet<Column extends string>({ sheet, words, rows: begin, freshCells }: Beginning<Column>) {
  const locale = useLocale();
  const [rows, setRows] = useState(begin);
  const [isCut, setCut] = useState(false);
  const change = (key: string, part: (row: OpenRow<Column>) => Partial<OpenRow<Column>>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part(row) } : row)));
  const rowFor = (line: Partial<Cells<Column>>, before: readonly OpenRow<Column>[]) => {
    const cells = freshCells(line);
    return cells && newRow(before, cells);
  };
  return {
    columns: sheet,
    words,
    rows,
    changed: rows.filter((row) => isRowChanged(sheet, row)),
    /** More was pasted than a sheet takes. */
    isCut,
    type: (key: string, column: Column, text: string) => change(key, ({ cells }) => ({ cells: { ...cells, [column]: text } })),
    strike: (key: string) => change(key, ({ isVoided }) => ({ isVoided: !isVoided })),
    restore: (key: string) => change(key, ({ first }) => ({ cells: first })),
    add: (cells: Cells<Column>, name: string | null = null) => setRows((before) => [{ ...newRow(before, cells), name }, ...before]),
    remove: (key: string) => setRows((before) => before.filter((row) => row.key !== key)),
    paste: (text: string, from: Spot<Column>) => {
      const { after, isTooMuch } = pastedSheet(rows, { text, from, words, locale, sheet, rowFor });
      setRows(after);
      setCut(isTooMuch);
    },
  };
}

export type Sheet<Column extends string> = ReturnType<typeof useSheet<Column>>;

/** One that is not recorded, numbered after those before it. */
export function newRow<Column extends string>(before: readonly OpenRow<Column>[], cells: Cells<Column>): OpenRow<Column> {
  const numbers = before.filter(({ entry }) => entry === null).map(({ key }) => Number(key.slice(4)));
  return { key: `new-${Math.max(-1, ...numbers) + 1}`, entry: null, name: null, isPaired: false, isVoided: false, first: cells, cells };
}
