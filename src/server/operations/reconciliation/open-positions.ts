import type { OpenedPositions, PreviewPosition } from '#contracts/reconciliations.ts';
import { AppError } from '#domain/errors.ts';
import { findHeaderLine } from '#domain/import/map/guess-mapping.ts';
import { mappingLimits } from '#domain/import/map/mapping.ts';
import {
  guessPositionMapping,
  type PositionColumn,
  positionColumns,
  positionGaps,
  type PositionMapping,
} from '#domain/reconciliation/position-mapping.ts';
import { namedAs, type ReadPosition } from '#domain/reconciliation/read-position.ts';
import type { Queries } from '../../db/queries.ts';
import type { FoundReconciliation } from '../../db/queries/reconciliations.ts';
import { parseSampleRows } from '../import/read/sample-rows.ts';
import { type StoredContent, storedContent } from '../import/read/stored-content.ts';
import type { CsvRows } from '../import/read/csv-reader.ts';
import { UnreadableFile } from '../import/read/source-file.ts';
import type { PositionForm } from './position-form.ts';
import { positionReader } from './read-positions.ts';

const rowsRead = 1000;
const linesShown = 20;
const samplesShown = 3;
const rowsShown = 12;
const longestShown = 120;

type Read = <Answer>(work: (snapshot: Queries) => Promise<Answer>) => Promise<Answer>;

/** The content of a list that waits. */
export function contentOfList(read: Read, one: Parameters<typeof storedContent>[1]): StoredContent {
  return storedContent(read, one, (snapshot, id, position) => snapshot.reconciliations.piece(id, position));
}

/**
 * A list as it is understood by what someone has said of it so far, with its first rows read that way.
 *
 * @throws AppError `import-columns-full`, `file-unreadable`
 */
export async function openPositions(read: Read, one: FoundReconciliation, form: PositionForm | null): Promise<OpenedPositions> {
  const { encoding, separator } = form ?? one;
  const shape = { format: one.format, encoding, separator };
  const found = await readOrRefuse(() => parseSampleRows(contentOfList(read, one), shape, rowsRead));
  const headerAt = Math.min(form?.['header-at'] ?? headerAtOf(one, found.rows), Math.max(found.rows.length - 1, 0));
  const header = headerOrRefuse(found, headerAt);
  const below = found.rows.slice(headerAt + 1);
  const said = form?.shape === [encoding, separator, headerAt].join(' ') ? form : null;
  const mapping = said ? asSaid(said, header) : suggested(one, form, { header, below });
  const gaps = [...positionGaps(mapping), ...(isRepeated(said) ? (['repeated-column'] as const) : [])];
  return {
    ...shape,
    headerAt,
    lines: found.rows.slice(0, linesShown).map((cells) => shown(cells.filter(Boolean).join(', '))),
    columns: columnsWith(mapping, header, below),
    mapping,
    gaps,
    rows: gaps.length > 0 ? [] : previewed(mapping, found),
  };
}

interface Suggested {
  readonly header: readonly string[];
  readonly below: CsvRows['rows'];
}

/** Returns the mapping last used for lists with these columns if the user has sent no form yet; otherwise a guess. */
function suggested({ mapping }: FoundReconciliation, form: PositionForm | null, { header, below }: Suggested): PositionMapping {
  return (form === null ? mapping : null) ?? guessPositionMapping(header, below);
}

function headerOrRefuse({ rows }: CsvRows, at: number): readonly string[] {
  const header = rows[at] ?? [];
  if (header.length > mappingLimits.columns || header.some((name) => name.length > mappingLimits.columnName))
    throw new AppError('import-columns-full');
  return header;
}

async function readOrRefuse<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof UnreadableFile ? new AppError('file-unreadable') : error;
  }
}

function headerAtOf({ mapping }: FoundReconciliation, rows: CsvRows['rows']): number {
  const known = mapping ? rows.findIndex((cells) => mapping.header.every((name) => cells.includes(name))) : -1;
  return known >= 0 ? known : findHeaderLine(rows.slice(0, linesShown));
}

function asSaid({ columns: given, numbers }: PositionForm, header: readonly string[]): PositionMapping {
  const columns: Partial<Record<PositionColumn, string>> = {};
  given.forEach((column, at) => {
    const name = header[at]?.trim() ? header[at] : undefined;
    if (column && name !== undefined) columns[column] ??= name;
  });
  return { header, columns, numbers };
}

function isRepeated(form: PositionForm | null): boolean {
  const chosen = form?.columns.filter((column) => column !== null) ?? [];
  return new Set(chosen).size < chosen.length;
}

function columnsWith({ columns }: PositionMapping, header: readonly string[], below: CsvRows['rows']): OpenedPositions['columns'] {
  return header.map((name, column) => ({
    name,
    samples: below.flatMap((cells) => (cells[column]?.trim() ? [shown(cells[column])] : [])).slice(0, samplesShown),
    is: positionColumns.find((each) => columns[each] === name && header.indexOf(name) === column) ?? null,
  }));
}

/** The first rows by the same reading as all of them. */
function previewed(mapping: PositionMapping, { rows, lines }: CsvRows): PreviewPosition[] {
  const reader = positionReader(mapping);
  const found: PreviewPosition[] = [];
  for (const [at, cells] of rows.entries()) {
    const row = reader(cells, lines[at] ?? 0);
    if (row) found.push(previewOf(row));
    if (found.length >= rowsShown) break;
  }
  return found;
}

function previewOf(read: ReadPosition): PreviewPosition {
  if (read.kind === 'unreadable') return { ...read.row, currency: null, units: null };
  const { line, account, security, currency, units } = read.position;
  const isCash = security === null;
  return { line, account, named: isCash ? '' : namedAs(security), currency: isCash ? currency : null, units, why: null };
}

function shown(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
