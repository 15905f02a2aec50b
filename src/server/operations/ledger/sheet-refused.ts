import type { RowProblem, SheetRefusal } from '#contracts/ledger/sheet.ts';
import type { Problems } from '#forms/check-answers.ts';
import type { Booked } from './book-entry.ts';
import { toFieldProblems } from './entry-problems.ts';
import { SheetRefused } from './refused.ts';

export function refuseRows({ problems, impossible }: Booked, keys: readonly string[]): void {
  const wrong = problems.flatMap((problem) => rowProblems(getRowKey(problem.line, keys), toFieldProblems([problem])));
  if (wrong.length > 0) throw new SheetRefused({ problems: wrong });
  if (impossible.length === 0) return;
  throw new SheetRefused({
    problems: impossible.map(({ line, column, code }) => ({
      key: getRowKey(line, keys),
      column: line === null ? null : column,
      problem: { code },
    })),
  });
}

export function rowProblems(key: string, problems: Problems): RowProblem[] {
  return Object.entries(problems).map(([column, problem]) => ({ key, column, problem }));
}

export function refusedRow(key: string, code: SheetRefusal, column: string | null = null): SheetRefused {
  return new SheetRefused({ problems: [{ key, column, problem: { code } }] });
}

/** The header is line 1. */
export const toRowIndex = (line: number | null) => (line ?? 0) - 2;

/** Returns the key of the row, or an empty one for a problem that a removed entry causes and no row shows. */
export function getRowKey(line: number | null, keys: readonly string[]): string {
  return keys[toRowIndex(line)] ?? '';
}
