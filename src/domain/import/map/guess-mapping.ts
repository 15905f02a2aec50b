import { guessCosts } from './guess-costs.ts';
import { currencyInName, currencyOfSign, type FileColumn, guessNamedColumns, isInPence, typeNameScore } from './column-names.ts';
import { columnNames } from '../layouts/header.ts';
import { withoutAccents } from '../../without-accents.ts';
import { guessMeaning, kindPhrase, type MappedMeaning } from './kind-words.ts';
import { blankCells, mappedColumns, type MappedColumn, type Mapping, mappingLimits, type Prose, type SignRule } from './mapping.ts';
import { dateShapeOf } from '../read/read-day.ts';
import { numberShapeOf, readNumberOf } from '../read/read-number.ts';

/** Returns which column is what, as far as their names and cells say it. */
export function guessColumns(columns: readonly FileColumn[]): Mapping['columns'] {
  const type = typeColumnOf(columns);
  const found = guessNamedColumns(columns, new Set(type === undefined ? [] : [type]));
  const all: Mapping['columns'] = { ...found, ...(type !== undefined && { type }), ...nameInNote(found, columns) };
  return Object.fromEntries(mappedColumns.flatMap((column) => (all[column] === undefined ? [] : [[column, all[column]]])));
}

/** Takes the description beside the ISIN or symbol as name of the security if no column is called that. */
function nameInNote(found: Mapping['columns'], columns: readonly FileColumn[]): Mapping['columns'] {
  const { note, name, isin, symbol, units } = found;
  const namesSecurities = isin !== undefined || symbol !== undefined || units !== undefined;
  if (name !== undefined || note === undefined || !namesSecurities) return {};
  const cells = columns.find((column) => column.name === note)?.cells ?? [];
  return cells.some((cell) => cell.length > 60 || tradeText.test(cell)) ? {} : { name: note };
}

/** So many of its cells have a meaning at least, where a column is taken for that of types without being called so. */
const leastMeant = 0.6;

/** The column whose words say most about the kinds of rows; of several the one whose name says so. */
function typeColumnOf(columns: readonly FileColumn[]): string | undefined {
  const scored = columns.flatMap(({ name, cells }) => {
    if (cells.length === 0 || name.startsWith('#')) return [];
    const meant = cells.filter((cell) => !/^[\d.,\s-]+$/.test(cell) && guessMeaning(cell) !== null).length / cells.length;
    const called = typeNameScore(name);
    return called > 0 || meant >= leastMeant ? [{ name, score: meant + called / 2, meant, called }] : [];
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best && (best.meant > 0 || best.called === 1) ? best.name : undefined;
}

const valueNames =
  /^(?:(?:market|current|holding|total) )?value$|^valuation$|^(?:kurs|markt|depot)wert$|^valeur|^controvalore$|^αποτιμηση$|^(?:αγοραια|τρεχουσα) αξια$/;

/**
 * Returns whether a file lists what is held on one day: units with their value, no types, and no days that differ. Read as transactions it would
 * book all of it as bought on that day.
 */
export function looksLikeHoldings({ columns }: Pick<Mapping, 'columns'>, file: readonly FileColumn[]): boolean {
  if (columns.units === undefined || columns.type !== undefined) return false;
  const days = file.find(({ name }) => name === columns.date)?.cells ?? [];
  return new Set(days).size <= 1 && file.some(({ name }) => valueNames.test(withoutAccents(name)));
}

/** The different words in a column, in the order in which they come; of texts those up to their numbers. */
export function wordsIn(cells: readonly string[], prose: Prose | null): string[] {
  const found = new Set<string>();
  for (const cell of cells) {
    const word = prose ? kindPhrase(cell) : cell.trim();
    if (word !== '' && word.length <= mappingLimits.word) found.add(word);
    if (found.size >= mappingLimits.words) break;
  }
  return [...found];
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

/** The line of column names: the first that has nearly as many filled cells as the widest, none of them a number or a day. */
export function findHeaderLine(rows: readonly (readonly string[])[]): number {
  const widest = Math.max(...rows.map(filled), 0);
  const at = rows.findIndex(
    (cells) => filled(cells) >= Math.max(2, widest * 0.7) && !cells.some((cell) => /^[\d.,/-]+$/.test(cell.trim())),
  );
  return Math.max(at, 0);
}

/** Returns the columns of a file with the cells that are not blank. */
export function columnsOfFile(header: readonly string[], rows: readonly (readonly string[])[]): FileColumn[] {
  return columnNames(header).map((name, at) => ({
    name,
    cells: rows.map((cells) => (cells[at] ?? '').trim()).filter((cell) => cell !== '' && !blankCells.includes(cell)),
  }));
}

/** Returns how a file is probably meant, before anyone has said so. */
export function guessMapping(header: readonly string[], rows: readonly (readonly string[])[], source: string): Mapping {
  const columns = columnsOfFile(header, rows);
  return completed(
    { columns: guessColumns(columns), source, header: columns.map(({ name }) => name).filter((name) => !name.startsWith('#')) },
    columns,
    rows,
  );
}

/** Returns what follows of which column is what: how they are written, and what their words mean. */
function completed(
  { columns: is, source, header }: Pick<Mapping, 'columns' | 'source' | 'header'>,
  columns: readonly FileColumn[],
  rows: readonly (readonly string[])[],
): Mapping {
  const cellsOf = (column: MappedColumn) => columns.find(({ name }) => name === is[column])?.cells ?? [];
  const numbers = (['amount', 'received', 'paid', 'price', 'units', 'charges'] as const).flatMap(cellsOf);
  const types = cellsOf('type');
  const { prose, text } = proseIn(is, columns);
  const words = wordsIn(types, text === undefined ? prose : null).flatMap((word) => {
    const meaning = guessMeaning(word);
    return meaning === null ? [] : [{ word, meaning }];
  });
  const mapping: Mapping = {
    source,
    header,
    columns: is,
    dates: dateShapeOf(cellsOf('date')) ?? 'day-first',
    numbers: numberShapeOf(numbers) ?? (commasIn(numbers) ? 'comma' : 'point'),
    signs: 'signed',
    currency:
      is.currency === undefined
        ? currencyShown(is.amount ?? is.received ?? '', [...cellsOf('amount'), ...cellsOf('received'), ...cellsOf('paid')])
        : null,
    pricesInPence: is.price !== undefined && isInPence(is.price),
    words,
    unnamed: { in: 'Contribution', out: 'Withdrawal' },
    prose,
    ...(text !== undefined && { text }),
  };
  const signed = { ...mapping, signs: signsOf(mapping, columns, rows) };
  return {
    ...signed,
    costs: guessCosts(
      signed,
      rows,
      columns.map(({ name }) => name),
    ),
  };
}

/** The currency that the name of the amounts or their signs show. */
function currencyShown(name: string, amounts: readonly string[]): string | null {
  const shown = new Set(amounts.flatMap((cell) => /[£€$]/.exec(cell)?.[0] ?? []));
  const [only] = shown;
  return currencyInName(name) ?? (shown.size === 1 && only !== undefined ? (currencyOfSign[only] ?? null) : null);
}

/** Returns true if more numbers show a comma than a point, in a file that writes both. */
function commasIn(cells: readonly string[]): boolean {
  const shown = (shape: 'point' | 'comma') => cells.filter((cell) => numberShapeOf([cell]) === shape).length;
  return shown('comma') > shown('point');
}

/** So many of the rows have a text of their own where texts are sentences. */
const maxSame = 0.5;

const tradeText = /\d\s*@\s*\d/;

/** Returns what the texts of types, or those of another column, hold besides the type. */
export function proseIn(is: Mapping['columns'], columns: readonly FileColumn[]): { readonly prose: Prose | null; readonly text?: string } {
  const cellsOf = (column: string | undefined) => columns.find(({ name }) => name === column)?.cells ?? [];
  const prose = proseOf(is, cellsOf(is.type));
  if (prose !== null || (is.units !== undefined && is.price !== undefined)) return { prose };
  const text = columns.find(({ cells }) => cells.some((cell) => tradeText.test(cell)))?.name;
  return text === undefined ? { prose } : { prose: 'trades', text };
}

function proseOf({ units, price }: Mapping['columns'], types: readonly string[]): Prose | null {
  if (units !== undefined && price !== undefined) return null;
  if (types.some((text) => tradeText.test(text))) return 'trades';
  const isVaried = new Set(types.map(kindPhrase)).size > Math.max(types.length * maxSame, 3);
  return isVaried && types.some((text) => /\d/.test(text)) ? 'sentences' : null;
}

function isBelow(cell: string): boolean {
  return /^[-(\u2212]|[-)]$/.test(cell.replace(/^[$£€\s]+/, '')) || (readNumberOf(cell, 'point') ?? '').startsWith('-');
}

/** Amounts without any sign, with the sign of the holding where something was traded, or with that of cash. */
function signsOf(
  { columns: is, words, prose, text: elsewhere }: Mapping,
  columns: readonly FileColumn[],
  rows: readonly (readonly string[])[],
): SignRule {
  const at = columns.findIndex(({ name }) => name === is.amount);
  if (at < 0) return 'signed';
  const typeAt = columns.findIndex(({ name }) => name === is.type);
  const meanings = new Map<string, MappedMeaning>(words.map(({ word, meaning }) => [word, meaning]));
  const amounts = rows.flatMap((cells) => {
    const amount = (cells[at] ?? '').trim();
    const text = (cells[typeAt] ?? '').trim();
    return /[1-9]/.test(amount)
      ? [{ isBelow: isBelow(amount), meaning: meanings.get(prose && elsewhere === undefined ? kindPhrase(text) : text) }]
      : [];
  });
  const others = amounts.filter(({ meaning }) => meaning !== 'reversal');
  if (!others.some((each) => each.isBelow)) return others.length > 0 ? 'by-type' : 'signed';
  const bought = amounts.filter(({ meaning }) => meaning === 'Purchase');
  if (bought.length === 0 || bought.some((each) => each.isBelow)) return 'signed';
  const taken = amounts.filter(({ meaning }) => meaning === 'Charge' || meaning === 'Withdrawal' || meaning === 'Tax');
  return taken.some((each) => each.isBelow) || taken.length === 0 ? 'trades-by-type' : 'reversed';
}
