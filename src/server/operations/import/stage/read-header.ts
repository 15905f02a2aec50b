import type { FileFormat } from '../format/column.ts';
import { cellReader, expectedOf } from '../format/read-cell.ts';
import type { WideFormat } from './unpivot-wide-rows.ts';

/** A problem with a header line. */
export interface HeaderProblem {
  /** As the header writes it; `null` where it is about the line as a whole. */
  readonly column: string | null;
  readonly sentence: string;
  /** Without it (or with it twice) nothing sensible can be said of other files that refer to this one. */
  readonly isGrave: boolean;
}

/** Unknown, repeated and missing columns. */
export function headerProblems(columns: readonly string[], format: FileFormat): HeaderProblem[] {
  const known = Object.keys(format.columns);
  const separator = otherSeparator(columns);
  if (separator) return [separator];
  const unknown = columns.filter((column) => !known.includes(column));
  const missing = known.filter((column) => format.columns[column]?.required && !columns.includes(column));
  const meant = new Set(unknown.map((column) => meantBy(column, known)));
  return [
    ...unknown.map((column) => ({ column, sentence: toldUnknown(column, known), isGrave: meant.has(meantBy(column, missing) ?? '') })),
    ...repeated(columns),
    ...missing
      .filter((column) => !meant.has(column))
      .map((column) => ({ column: null, sentence: `the column "${column}" is missing`, isGrave: true })),
  ];
}

function toldUnknown(column: string, known: readonly string[]): string {
  const meant = meantBy(column, known);
  if (meant !== undefined) return `the column "${column}" must be written "${meant}"`;
  const what = column === '' ? 'a column has no name' : `there is no column "${column}" in the format`;
  return `${what}; the columns are ${known.join(', ')}`;
}

/** The column that differs in capitals, spaces and strokes alone. */
function meantBy(column: string, known: readonly string[]): string | undefined {
  return known.find((name) => bare(name) === bare(column));
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}

const separators: readonly (readonly [string, string])[] = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'vertical bars'],
];

function otherSeparator(columns: readonly string[]): HeaderProblem | null {
  const found = columns.length === 1 ? separators.find(([character]) => columns[0]?.includes(character)) : undefined;
  if (!found) return null;
  return { column: null, sentence: `the cells are separated by ${found[1]}; separate them by commas`, isGrave: true };
}

/** The same for a file that has a column for each symbol or currency. */
export function wideHeaderProblems(columns: readonly string[], format: FileFormat, wide: WideFormat): HeaderProblem[] {
  const across = format.columns[wide.across];
  const separator = otherSeparator(columns);
  if (separator) return [separator];
  if (!across || columns[0]?.toLowerCase() !== 'date')
    return [{ column: null, sentence: `the first column is "${columns[0] ?? ''}" and must be "Date"`, isGrave: true }];
  const read = cellReader(across, '');
  const problemOf = (name: string): string | null => {
    if (read(name) === null) return expectedOf(across, '');
    let expected: string | null = null;
    format.rule?.(
      (column) => (column === wide.across ? name : null),
      (_column, said) => {
        expected = said;
      },
    );
    return expected;
  };
  // A comma at the end of the line makes a column without name; it counts only where it has values.
  const named = columns.slice(1).filter((name) => name !== '');
  const wrong = named.flatMap((column) => {
    const expected = problemOf(column);
    return expected === null ? [] : [{ column, sentence: `the column is called "${column}"; expected ${expected}`, isGrave: false }];
  });
  return [...wrong, ...repeated(columns)];
}

function repeated(columns: readonly string[]): HeaderProblem[] {
  const twice = new Set(columns.filter((column, index) => column !== '' && columns.indexOf(column) !== index));
  return [...twice].map((column) => ({ column, sentence: `the column "${column}" is there more than once`, isGrave: true }));
}
