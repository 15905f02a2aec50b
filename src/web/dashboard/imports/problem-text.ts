import type { RowProblem } from '#domain/import/row-problem.ts';
import type { Texts } from '#wording/texts.ts';

/** What is wrong with a row in a sentence: where, what was found, what is expected. */
export function problemText({ column, found, expected, details }: RowProblem, texts: Texts): string {
  const sentence = expectedText({ found, expected, details }, texts);
  if (column !== null) return texts(`imports.problem.${found === '' ? 'blank' : 'at'}`, { column, found, expected: sentence });
  return texts(`imports.problem.${found === '' || saysFound.has(expected) ? 'alone' : 'row'}`, { found, expected: sentence });
}

const saysFound: ReadonlySet<RowProblem['expected']> = new Set(['repeated', 'reused']);

export function expectedText(
  { found, expected, details }: Omit<RowProblem, 'column' | 'details'> & { readonly details?: RowProblem['details'] | undefined },
  texts: Texts,
): string {
  return texts(`imports.expected.${expected}`, { ...details, found });
}
