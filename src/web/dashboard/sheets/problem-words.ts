import type { RowProblem } from '#contracts/ledger/sheet.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';

/** Describes the problem of a cell or a row in the reader's language. */
export function problemWords({ problem }: RowProblem, texts: Texts, formats: Formats): string {
  if ('limit' in problem) return texts(`fields.problem.${problem.code}`, { limit: formats.count(problem.limit) });
  switch (problem.code) {
    case 'not-enough-units':
    case 'reversal-too-large':
    case 'exchange-sides':
    case 'instrument-not-found':
    case 'changed-meanwhile':
    case 'transfer-paired':
      return texts(`error.${problem.code}`);
    case 'cost-of-nothing':
      return texts('sheets.costOfNothing');
    default:
      return texts(`fields.problem.${problem.code}`);
  }
}
