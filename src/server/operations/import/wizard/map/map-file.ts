import type { MappedRow, OpenedMapping } from '#contracts/imports.ts';
import { AppError } from '#domain/errors.ts';
import { RowConverter } from '#domain/import/convert/convert-rows.ts';
import { detectShapes } from '#domain/import/layouts/detect-layout.ts';
import { columnNames } from '#domain/import/layouts/header.ts';
import { columnsOfFile, guessMapping, findHeaderLine, looksLikeHoldings, proseIn, wordsIn } from '#domain/import/map/guess-mapping.ts';
import { guessCosts } from '#domain/import/map/guess-costs.ts';
import { joinRows } from '#domain/import/convert/join-rows.ts';
import { guessMeaning } from '#domain/import/map/kind-words.ts';
import { toLayout } from '#domain/import/map/mapped-layout.ts';
import {
  type CostBases,
  costKinds,
  gapsIn,
  type MappedColumn,
  mappedColumns,
  type Mapping,
  type MappingGap,
  mappingLimits,
} from '#domain/import/map/mapping.ts';
import type { Queries } from '../../../../db/queries.ts';
import type { FoundFile } from '../../../../db/queries/imports.ts';
import type { CsvRows } from '../../read/csv-reader.ts';
import { UnreadableFile } from '../../read/source-file.ts';
import { readSampleRows } from '../../read/sample-rows.ts';
import type { MappingForm } from './mapping-form.ts';
import { listLeftOutProblems, summariseRow } from '../stage/row-summary.ts';

/** So much of a file is looked at: words for types are told from these rows, samples and the preview from fewer. */
const rowsRead = 3000;
const linesShown = 20;
const samplesShown = 3;
const rowsShown = 12;
/** Rows that belong together are joined among so many, for the first of them to be shown as they come in. */
const rowsJoined = 200;
const longestShown = 120;

type Read = <Answer>(work: (snapshot: Queries) => Promise<Answer>) => Promise<Answer>;

interface ToMap {
  readonly read: Read;
  readonly file: FoundFile;
  /** The currency of the portfolio that the file goes into; an example until one is chosen. */
  readonly currency: string;
  /** The firm's. */
  readonly timeZone: string;
  /** The user's mapping so far; `null` for the one that the file suggests. */
  readonly form: MappingForm | null;
}

/**
 * A file as it is understood by what someone has said of it so far, with its first rows read that way.
 *
 * @throws AppError `import-columns-full`, `file-unreadable`
 */
export async function openMapping({ read, file, currency, timeZone, form }: ToMap): Promise<OpenedMapping> {
  const shape = { ...file, ...(form && { encoding: form.encoding, separator: form.separator }) };
  const found = await readOrRefuse(read, shape);
  const headerAt = Math.min(form?.['header-at'] ?? headerAtOf(file, found.rows), Math.max(found.rows.length - 1, 0));
  const header = columnNames(headerOrRefuse(found, headerAt));
  const below = found.rows.slice(headerAt + 1);
  const mapping = mappingBy(form && isOfShape(form, shape, headerAt) ? form : null, { file, header, below, isNew: form !== null });
  const gaps: MappingGap[] = [
    ...(looksLikeHoldings(mapping, columnsOfFile(header, below)) ? (['holdings'] as const) : []),
    ...gapsIn(mapping),
    ...(isRepeated(form) ? (['repeated-column'] as const) : []),
  ];
  return {
    file: { id: file.id, name: file.name, format: file.format },
    encoding: shape.encoding,
    separator: shape.separator,
    headerAt,
    lines: found.rows.slice(0, linesShown).map((cells) => shown(cells.filter(Boolean).join(', '))),
    columns: columnsWith(mapping, header, below),
    words: wordsWith(mapping, header, below),
    mapping,
    costs: costsWith(mapping, guessCosts(mapping, below, header), { header, below, lines: found.lines.slice(headerAt + 1) }),
    gaps,
    rows: gaps.length > 0 ? [] : convertedRows(mapping, found, { currency, timeZone }),
  };
}

function headerOrRefuse({ rows }: CsvRows, at: number): readonly string[] {
  const header = rows[at] ?? [];
  if (header.length > mappingLimits.columns || header.some((name) => name.length > mappingLimits.columnName))
    throw new AppError('import-columns-full');
  return header;
}

interface Understood {
  readonly file: FoundFile;
  readonly header: readonly string[];
  readonly below: readonly (readonly string[])[];
  /** Someone explains it anew. */
  readonly isNew: boolean;
}

function mappingBy(form: MappingForm | null, { file, header, below, isNew }: Understood): Mapping {
  const suggested = file.mapping && !isNew ? file.mapping : guessMapping(header, below, sourceFrom(file.name));
  return form ? asSaid(form, { header, below, suggested }) : suggested;
}

function columnsWith({ columns }: Mapping, header: readonly string[], below: readonly (readonly string[])[]): OpenedMapping['columns'] {
  return header.map((name, column) => ({
    name,
    samples: below.flatMap((cells) => (cells[column]?.trim() ? [shown(cells[column])] : [])).slice(0, samplesShown),
    is: mappedColumns.find((each) => columns[each] === name) ?? null,
  }));
}

function wordsWith(mapping: Mapping, header: readonly string[], below: readonly (readonly string[])[]): OpenedMapping['words'] {
  const { type } = mapping.columns;
  if (type === undefined) return [];
  const meanings = new Map(mapping.words.map(({ word, meaning }) => [word, meaning]));
  const cells = cellsIn(below, header.indexOf(type));
  return wordsIn(cells, mapping.text === undefined ? (mapping.prose ?? null) : null).map((word) => ({
    word,
    meaning: meanings.get(word) ?? null,
  }));
}

const examplesShown = 2;

/** Returns the open or decided questions about charges and tax, each with example rows of the file. */
function costsWith(
  mapping: Mapping,
  found: CostBases,
  { header, below, lines }: { readonly header: readonly string[]; readonly below: CsvRows['rows']; readonly lines: readonly number[] },
): OpenedMapping['costs'] {
  const { columns, costs = {} } = mapping;
  const meanings = new Map(mapping.words.map(({ word, meaning }) => [word, meaning]));
  const cell = (cells: readonly string[], column: MappedColumn) => (cells[header.indexOf(columns[column] ?? '\0')] ?? '').trim();
  return costKinds.flatMap((kind) => {
    const decided = found[kind];
    if (decided === undefined) return [];
    const column = kind === 'charges' ? 'charges' : 'tax';
    const examples = below.flatMap((cells, at) => {
      const cost = cell(cells, column);
      const isTrade = ['Purchase', 'Sale'].includes(meanings.get(cell(cells, 'type')) ?? '');
      const amount = cell(cells, 'amount') || cell(cells, 'received') || cell(cells, 'paid');
      return /[1-9]/.test(cost) && isTrade === (kind !== 'incomeTax')
        ? [{ line: lines[at] ?? 0, amount: shown(amount), cost: shown(cost) }]
        : [];
    });
    return [{ kind, basis: costs[kind] ?? decided, isDecided: decided !== 'unknown', examples: examples.slice(0, examplesShown) }];
  });
}

function isRepeated(form: MappingForm | null): boolean {
  const chosen = form?.columns.filter((column) => column !== null) ?? [];
  return new Set(chosen).size < chosen.length;
}

async function readOrRefuse(read: Read, shape: FoundFile): Promise<CsvRows> {
  try {
    return await readSampleRows(read, shape, rowsRead);
  } catch (error) {
    throw error instanceof UnreadableFile ? new AppError('file-unreadable') : error;
  }
}

function headerAtOf({ mapping }: FoundFile, rows: readonly (readonly string[])[]): number {
  const known = mapping ? rows.findIndex((cells) => mapping.header.every((name) => cells.includes(name))) : -1;
  return known >= 0 ? known : findHeaderLine(rows.slice(0, linesShown));
}

function cellsIn(rows: readonly (readonly string[])[], at: number): string[] {
  return at < 0 ? [] : rows.map((cells) => (cells[at] ?? '').trim()).filter((cell) => cell !== '');
}

/** A name of the source to begin with: what the file is called, without its dates and numbers. */
function sourceFrom(name: string): string {
  return name
    .replace(/\.[^.]*$/, '')
    .replace(/[\d_.()-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, mappingLimits.source);
}

/** Returns true if the mapping is of these columns: of the same encoding, separator and header line. */
function isOfShape({ shape }: MappingForm, { encoding, separator }: Pick<FoundFile, 'encoding' | 'separator'>, headerAt: number): boolean {
  return shape === [encoding, separator, headerAt].join(' ');
}

interface Said {
  readonly header: readonly string[];
  readonly below: readonly (readonly string[])[];
  readonly suggested: Mapping;
}

function asSaid(form: MappingForm, { header, below, suggested }: Said): Mapping {
  const columns = saidColumns(form, header);
  const types = cellsIn(below, header.indexOf(columns.type ?? '\0'));
  const { prose, text } = proseIn(columns, columnsOfFile(header, below));
  const words = wordsIn(types, text === undefined ? prose : null).flatMap((word) => {
    const meaning = form.words.has(word) ? form.words.get(word) : guessMeaning(word);
    return meaning ? [{ word, meaning }] : [];
  });
  const mapping: Mapping = {
    source: form.source,
    header: suggested.header,
    columns,
    dates: form.dates,
    numbers: form.numbers,
    signs: form.signs,
    currency: form.currency,
    pricesInPence: form.pence === 'on',
    words,
    unnamed: { in: form.in, out: form.out },
    prose,
    ...(text !== undefined && { text }),
  };
  return { ...mapping, costs: saidCosts(form, guessCosts(mapping, below, header)) };
}

function saidColumns(form: MappingForm, header: readonly string[]): Mapping['columns'] {
  const columns: Partial<Record<MappedColumn, string>> = {};
  form.columns.forEach((column, at) => {
    const name = header[at];
    if (column && name !== undefined) columns[column] ??= name;
  });
  return columns;
}

/** Returns the cost bases: those that the rows determine, otherwise those that the user chose. */
function saidCosts(form: MappingForm, found: CostBases): CostBases {
  return Object.fromEntries(
    costKinds.flatMap((kind) =>
      found[kind] === undefined ? [] : [[kind, found[kind] === 'unknown' ? form[`costs-${kind}`] || 'unknown' : found[kind]]],
    ),
  );
}

/** The first rows by the same reading as those of any layout. */
function convertedRows(mapping: Mapping, { rows, lines }: CsvRows, own: Pick<ToMap, 'currency' | 'timeZone'>): MappedRow[] {
  const layout = toLayout(mapping);
  const converter = new RowConverter({ layout, shapes: detectShapes(layout, rows), ...own });
  const conversions = joinRows(rows.slice(0, rowsJoined).flatMap((cells, at) => converter.take(cells, lines[at] ?? 0)));
  return conversions.slice(0, rowsShown).map((found) => {
    const { line } = found;
    if (found.kind === 'ignored')
      return { line, said: { text: shown(found.cells.filter(Boolean).join(', ')) }, problems: listLeftOutProblems(found) };
    return { line, said: summariseRow(found.row), problems: found.kind === 'faulty' ? found.problems : [] };
  });
}

function shown(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
