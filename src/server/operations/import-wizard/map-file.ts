import type { MappedRow, OpenedMapping } from '#contracts/imports.ts';
import { AppError } from '#domain/errors.ts';
import { RowConverter } from '#domain/import/convert-rows.ts';
import { shapesIn } from '#domain/import/detect-layout.ts';
import { guessMapping, guessMeaning, headerLineOf, wordsIn } from '#domain/import/guess-mapping.ts';
import {
  gapsIn,
  layoutOf,
  type MappedColumn,
  mappedColumns,
  type Mapping,
  type MappingGap,
  mappingLimits,
} from '#domain/import/mapping.ts';
import type { Queries } from '../../db/queries.ts';
import type { FoundFile } from '../../db/queries/imports.ts';
import type { CsvRows } from '../import/csv-reader.ts';
import { UnreadableFile } from '../import/source-file.ts';
import { firstRows } from './first-rows.ts';
import type { MappingForm } from './mapping-form.ts';
import { saidOf } from './said-row.ts';

/** So much of a file is looked at: words for types are told from these rows, samples and the preview from fewer. */
const rowsRead = 3000;
const linesShown = 20;
const samplesShown = 3;
const rowsShown = 12;
const longestShown = 120;

type Read = <Answer>(work: (snapshot: Queries) => Promise<Answer>) => Promise<Answer>;

interface ToMap {
  readonly read: Read;
  readonly file: FoundFile;
  /** Of the portfolio that the file goes into; where none is chosen yet, of none in particular. */
  readonly currency: string;
  /** The firm's. */
  readonly timeZone: string;
  /** What someone has said so far; without it what the file suggests. */
  readonly form: MappingForm | null;
}

/**
 * A file as it is understood by what someone has said of it so far, with its first rows read that way.
 *
 * @throws AppError `import-columns-full`, `import-file-unreadable`
 */
export async function openMapping({ read, file, currency, timeZone, form }: ToMap): Promise<OpenedMapping> {
  const shape = { ...file, ...(form && { encoding: form.encoding, separator: form.separator }) };
  const found = await readOrRefuse(read, shape);
  const headerAt = Math.min(form?.['header-at'] ?? headerAtOf(file, found.rows), Math.max(found.rows.length - 1, 0));
  const header = headerOrRefuse(found, headerAt);
  const below = found.rows.slice(headerAt + 1);
  const mapping = mappingBy(form && isOfShape(form, shape, headerAt) ? form : null, { file, header, below, isNew: form !== null });
  const gaps: MappingGap[] = [...gapsIn(mapping), ...(isRepeated(form) ? (['repeated-column'] as const) : [])];
  return {
    file: { id: file.id, name: file.name, format: file.format },
    encoding: shape.encoding,
    separator: shape.separator,
    headerAt,
    lines: found.rows.slice(0, linesShown).map((cells) => shown(cells.filter(Boolean).join(', '))),
    columns: columnsWith(mapping, header, below),
    words: wordsWith(mapping, header, below),
    mapping,
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
  const suggested = file.mapping && !isNew ? file.mapping : guessMapping(namesIn(header), below, sourceFrom(file.name));
  return form ? asSaid(form, { header, below, suggested }) : suggested;
}

function columnsWith({ columns }: Mapping, header: readonly string[], below: readonly (readonly string[])[]): OpenedMapping['columns'] {
  return header.map((name, column) => ({
    name,
    samples: below.flatMap((cells) => (cells[column]?.trim() ? [shown(cells[column])] : [])).slice(0, samplesShown),
    is: mappedColumns.find((each) => columns[each] === name && header.indexOf(name) === column) ?? null,
  }));
}

function wordsWith(mapping: Mapping, header: readonly string[], below: readonly (readonly string[])[]): OpenedMapping['words'] {
  const { type } = mapping.columns;
  if (type === undefined) return [];
  const meanings = new Map(mapping.words.map(({ word, meaning }) => [word, meaning]));
  return wordsIn(below, header.indexOf(type)).map((word) => ({ word, meaning: meanings.get(word) ?? null }));
}

function isRepeated(form: MappingForm | null): boolean {
  const chosen = form?.columns.filter((column) => column !== null) ?? [];
  return new Set(chosen).size < chosen.length;
}

async function readOrRefuse(read: Read, shape: FoundFile): Promise<CsvRows> {
  try {
    return await firstRows(read, shape, rowsRead);
  } catch (error) {
    throw error instanceof UnreadableFile ? new AppError('import-file-unreadable') : error;
  }
}

function headerAtOf({ mapping }: FoundFile, rows: readonly (readonly string[])[]): number {
  const known = mapping ? rows.findIndex((cells) => mapping.header.every((name) => cells.includes(name))) : -1;
  return known >= 0 ? known : headerLineOf(rows.slice(0, linesShown));
}

function namesIn(header: readonly string[]): string[] {
  return [...new Set(header.filter((name) => name.trim() !== ''))];
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

/** Said of these columns, and not of those of another line, encoding or separator. */
function isOfShape({ shape }: MappingForm, { encoding, separator }: Pick<FoundFile, 'encoding' | 'separator'>, headerAt: number): boolean {
  return shape === [encoding, separator, headerAt].join(' ');
}

interface Said {
  readonly header: readonly string[];
  readonly below: readonly (readonly string[])[];
  readonly suggested: Mapping;
}

function asSaid(form: MappingForm, { header, below, suggested }: Said): Mapping {
  const columns: Partial<Record<MappedColumn, string>> = {};
  form.columns.forEach((column, at) => {
    const name = header[at]?.trim() ? header[at] : undefined;
    if (column && name !== undefined) columns[column] ??= name;
  });
  const at = columns.type === undefined ? -1 : header.indexOf(columns.type);
  const words = (at < 0 ? [] : wordsIn(below, at)).flatMap((word) => {
    const meaning = form.words.has(word) ? form.words.get(word) : guessMeaning(word);
    return meaning ? [{ word, meaning }] : [];
  });
  return {
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
  };
}

/** The first rows by the same reading as those of any layout. */
function convertedRows(mapping: Mapping, { rows, lines }: CsvRows, own: Pick<ToMap, 'currency' | 'timeZone'>): MappedRow[] {
  const layout = layoutOf(mapping);
  const converter = new RowConverter({ layout, shapes: shapesIn(layout, rows), ...own });
  const converted: MappedRow[] = [];
  for (const [at, cells] of rows.entries()) {
    const found = converter.take(cells, lines[at] ?? 0);
    if (!found) continue;
    const line = found.line;
    if (found.kind === 'ignored') converted.push({ line, said: { text: shown(found.cells.filter(Boolean).join(', ')) }, problems: [] });
    else converted.push({ line, said: saidOf(found.row), problems: found.kind === 'faulty' ? found.problems : [] });
    if (converted.length >= rowsShown) break;
  }
  return converted;
}

function shown(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
