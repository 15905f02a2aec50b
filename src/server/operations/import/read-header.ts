import type { FileFormat } from './format/column.ts';
import { cellReader, expectedOf } from './format/read-cell.ts';
import type { Wide } from './wide-rows.ts';

/** What is wrong with a header line: a column's name, and what is expected. */
export interface HeaderProblem {
  readonly column: string;
  readonly expected: string;
  /** Without it (or with it twice) nothing sensible can be said of other files that refer to this one. */
  readonly isGrave: boolean;
}

/** Unknown, repeated and missing columns. */
export function headerProblems(columns: readonly string[], format: FileFormat): HeaderProblem[] {
  const known = Object.keys(format.columns);
  const unknown = columns.filter((column) => !known.includes(column));
  const missing = known.filter((column) => format.columns[column]?.required && !columns.includes(column));
  return [
    ...unknown.map((column) => ({ column, expected: `one of the columns ${known.join(', ')}`, isGrave: false })),
    ...repeated(columns),
    ...missing.map((column) => ({ column, expected: `a column ${column}`, isGrave: true })),
  ];
}

/** The same for a file that has a column for each symbol or currency. */
export function wideHeaderProblems(columns: readonly string[], format: FileFormat, wide: Wide): HeaderProblem[] {
  const across = format.columns[wide.across];
  if (!across || columns[0]?.toLowerCase() !== 'date')
    return [{ column: columns[0] ?? '', expected: 'Date as the first column', isGrave: true }];
  const read = cellReader(across, '');
  const problemOf = (name: string): string | null => {
    if (read(name) === null) return `${expectedOf(across, '')} as the name of a column`;
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
    return expected === null ? [] : [{ column, expected, isGrave: false }];
  });
  return [...wrong, ...repeated(columns)];
}

function repeated(columns: readonly string[]): HeaderProblem[] {
  const twice = new Set(columns.filter((column, index) => column !== '' && columns.indexOf(column) !== index));
  return [...twice].map((column) => ({ column, expected: 'each column once', isGrave: true }));
}
