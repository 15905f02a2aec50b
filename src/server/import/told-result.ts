import type { ImportCounts, ImportResult } from '../operations/import/import-source.ts';
import type { Problem } from '../operations/import/problem.ts';

/** What the terminal says of an import, line by line. */
export function toldResult(result: ImportResult): string {
  if (result.kind === 'refused') return toldProblems(result.problems, result.others);
  const { kind, counts } = result;
  return [kind === 'imported' ? 'Imported:' : 'All of it is right; nothing has been kept:', ...toldCounts(counts)].join('\n');
}

function toldProblems(problems: readonly Problem[], others: number): string {
  const count = problems.length + others;
  const lines = problems.map(({ file, line, column, found, expected }) => {
    const place = [file, line === null ? null : `line ${line}`, column].filter((part) => part !== null).join(', ');
    return `  ${place}: found ${found === '' ? 'nothing' : `"${found}"`}, expected ${expected}`;
  });
  const more = others > 0 ? [`  … and ${others.toLocaleString('en')} more`] : [];
  return [
    `Nothing was imported, because of ${count === 1 ? 'one problem' : `${count.toLocaleString('en')} problems`}:`,
    ...lines,
    ...more,
  ].join('\n');
}

function toldCounts(counts: ImportCounts): string[] {
  const heading = toldRow('', ['rows', 'new', 'changed', 'as before']);
  const files = Object.entries(counts).map(([file, { rows, added, changed }]) =>
    toldRow(
      file,
      [rows, added, changed, rows - added - changed].map((count) => count.toLocaleString('en')),
    ),
  );
  return [heading, ...files];
}

function toldRow(name: string, numbers: readonly string[]): string {
  return `  ${name.padEnd(20)}${numbers.map((number) => number.padStart(12)).join('')}`;
}
