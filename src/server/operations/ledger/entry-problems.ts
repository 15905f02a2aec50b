import type { Entry } from '#contracts/ledger/entry.ts';
import type { Problems } from '#forms/check-answers.ts';
import type { Problem as AnswerProblem } from '#forms/kind.ts';
import { formats } from '../import/format/files.ts';
import type { Problem } from '../import/problem.ts';

/** Which field says a column of the file, where they are called otherwise. */
const fields: Readonly<Record<string, keyof Entry>> = { date: 'day', settleDate: 'settleDay', fxRate: 'rate' };

/** What the rules of a row find wrong, as a form says it of its fields. */
export function problemsOf(problems: readonly Problem[]): Problems {
  const named = problems.map(({ column, found }) => [fields[column ?? ''] ?? column ?? 'type', problemOf(column, found)] as const);
  return Object.fromEntries(named);
}

function problemOf(column: string | null, found: string | null): AnswerProblem {
  if (found === null || found === '') return { code: 'required' };
  const kind = formats['transactions.csv'].columns[column ?? '']?.kind;
  if (kind === 'date') return { code: 'date' };
  return { code: kind === 'decimal' ? 'number' : 'option' };
}
