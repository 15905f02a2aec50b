import { maxSheetRows } from '#contracts/ledger/sheet.ts';
import type { Locale } from '#contracts/ids.ts';
import { isSame, namedColumns, pastedCell, pastedRows } from './sheet-cells.ts';
import type { Cells, OpenRow, SheetColumns, SheetWords, Spot } from './sheet-columns.ts';

export interface Pasting<Column extends string> {
  readonly text: string;
  readonly from: Spot<Column>;
  readonly words: SheetWords<Column>;
  readonly locale: Locale;
  readonly sheet: SheetColumns<Column>;
  /** A row for a line that has none; null where a line of it says nothing. */
  readonly rowFor: (line: Partial<Cells<Column>>, rows: readonly OpenRow<Column>[]) => OpenRow<Column> | null;
}

interface After<Column extends string> {
  readonly after: OpenRow<Column>[];
  readonly isTooMuch: boolean;
}

/** The rows after something was pasted from a spreadsheet, with or without a head that names the columns. */
export function pastedSheet<Column extends string>(rows: readonly OpenRow<Column>[], pasting: Pasting<Column>): After<Column> {
  const { text, words, sheet, from } = pasting;
  const lines = pastedRows(text);
  const named = namedColumns(lines, typedColumns(sheet), (column) => [words.label(column), words.alias?.(column)]);
  const values = named ? lines.slice(1) : lines;
  const isKeyed = sheet.key !== undefined && (named?.includes(sheet.key) ?? values.every((line) => line.length > 1));
  const columns = named ?? (isKeyed ? typedColumns(sheet) : columnsFrom(sheet, from.column));
  const taken = values.slice(0, maxSheetRows).map((line) => cellsOf(line, columns, pasting));
  const after = isKeyed ? byKey(rows, taken, pasting) : byPlace(rows, taken, pasting);
  return { after, isTooMuch: values.length > maxSheetRows };
}

/** Returns the columns that a pasted table may have: the key and the editable ones. */
function typedColumns<Column extends string>({ columns, kinds, key }: SheetColumns<Column>): Column[] {
  return columns.filter((column) => column === key || kinds[column] !== 'shown');
}

function columnsFrom<Column extends string>(sheet: SheetColumns<Column>, column: Column): Column[] {
  const typed = typedColumns(sheet);
  return typed.slice(typed.indexOf(column));
}

function cellsOf<Column extends string>(
  line: readonly string[],
  columns: readonly (Column | null)[],
  { words, locale, sheet: { kinds } }: Pasting<Column>,
): Partial<Cells<Column>> {
  const given = line.flatMap((text, at) => {
    const column = columns[at];
    return column ? [[column, pastedCell(kinds[column], text, { locale, options: words.optionsOf(column) })] as const] : [];
  });
  return Object.fromEntries(given) as Partial<Cells<Column>>;
}

/** Each line into the row of its key, wherever that stands. */
function byKey<Column extends string>(
  rows: readonly OpenRow<Column>[],
  lines: readonly Partial<Cells<Column>>[],
  { sheet, rowFor }: Pasting<Column>,
): OpenRow<Column>[] {
  const after = [...rows];
  const { key } = sheet;
  for (const line of lines) {
    const said = key === undefined ? undefined : line[key];
    if (key === undefined || said === undefined || said === '') continue;
    const place = after.findIndex(({ cells, name }) => isSame(cells[key], said) || (name !== null && isSame(name, said)));
    const row = place < 0 ? rowFor(line, after) : after[place];
    if (!row) continue;
    const filledRow = filled(row, { ...line, [key]: row.cells[key] }, sheet);
    if (place < 0) after.unshift(filledRow);
    else after[place] = filledRow;
  }
  return after;
}

/** From the cell on to the right and down; into new rows below each other, and into recorded ones as far as there are. */
function byPlace<Column extends string>(
  rows: readonly OpenRow<Column>[],
  lines: readonly Partial<Cells<Column>>[],
  { from, sheet, rowFor }: Pasting<Column>,
): OpenRow<Column>[] {
  const after = [...rows];
  const isNew = rows[from.row]?.entry === null;
  lines.forEach((line, at) => {
    const place = from.row + at;
    const isBeyond = isNew && after[place]?.entry !== null;
    if (isBeyond || place >= after.length) {
      const fresh = rowFor(line, after);
      if (fresh) after.splice(place, 0, filled(fresh, line, sheet));
      return;
    }
    const row = after[place];
    if (row && !row.isPaired) after[place] = filled(row, line, sheet);
  });
  return after;
}

/** Fills a row from a pasted line and clears the cells that the row then does not need. */
function filled<Column extends string>(
  row: OpenRow<Column>,
  line: Partial<Cells<Column>>,
  { columns, kinds, asked: listQuestionsOf }: SheetColumns<Column>,
): OpenRow<Column> {
  const next = { ...row.cells, ...line } as Cells<Column>;
  const asked = listQuestionsOf(next);
  const left = columns.filter((column) => kinds[column] !== 'shown' && !asked.has(column));
  return { ...row, cells: { ...next, ...(Object.fromEntries(left.map((column) => [column, ''])) as Partial<Cells<Column>>) } };
}
