import type { RowProblem } from '#domain/import/row-problem.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';

/** Describes the problem of a row in a sentence: its place, the text found and the content expected. */
export function problemText(problem: RowProblem, texts: Texts, formats: Formats): string {
  const { column, found, expected } = problem;
  const sentence = expectedText(problem, texts, formats);
  if (column !== null) return texts(`imports.problem.${found === '' ? 'blank' : 'at'}`, { column, found, expected: sentence });
  return texts(`imports.problem.${found === '' || saysFound.has(expected) ? 'alone' : 'row'}`, { found, expected: sentence });
}

const saysFound: ReadonlySet<RowProblem['expected']> = new Set(['repeated', 'reused']);

export function expectedText({ found, expected, details = {} }: RowProblem, texts: Texts, formats: Formats): string {
  const written = Object.entries(details).map(([name, value]) => [name, writtenAs(name, value, formats)]);
  return texts(`imports.expected.${expected}`, { ...Object.fromEntries(written), found });
}

/** Numbers and days of what the rules found, as the reader's language writes them. */
const numbers: ReadonlySet<string> = new Set([
  'units',
  'price',
  'gross',
  'amount',
  'costs',
  'about',
  'most',
  'market',
  'turned',
  'fitting_price',
  'fitting_units',
  'recorded',
  'usual',
  'sold',
  'bought',
  'ratio',
  'close',
]);

function writtenAs(name: string, value: string, formats: Formats): string {
  if (numbers.has(name)) return formats.units(value);
  return name === 'day' || name === 'since' ? formats.date(value) : value;
}
