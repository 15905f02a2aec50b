import type { Entry } from '#contracts/ledger/entry.ts';
import type { Problems } from '#forms/check-answers.ts';
import type { Problem as AnswerProblem } from '#forms/kind.ts';
import { formats } from '../import/format/files.ts';
import type { Problem } from '../import/check/problem.ts';

/** The form field for each column of the file that has another name. */
const fields: Readonly<Record<string, keyof Entry>> = { date: 'day', settleDate: 'settleDay', fxRate: 'rate' };

/** Converts the problems found by the row rules to those of the form's fields. */
export function toFieldProblems(problems: readonly Problem[]): Problems {
  const named = problems.map(({ column, found }) => [fields[column ?? ''] ?? column ?? 'type', problemOf(column, found)] as const);
  return Object.fromEntries(named);
}

function problemOf(column: string | null, found: string | null): AnswerProblem {
  if (found === null || found === '') return { code: 'required' };
  const kind = formats['transactions.csv'].columns[column ?? '']?.kind;
  if (kind === 'date') return { code: 'date' };
  return { code: kind === 'decimal' ? 'number' : 'option' };
}
