import { warningsKept } from '#domain/data-health/import-warning.ts';
import { confirmationNames, confirmations } from '../check/confirmation.ts';
import type { ImportCounts, ImportResult, ImportWarnings } from '../import-source.ts';

/** Writes the terminal's words about an import, line by line. */
export function importReport(result: ImportResult): string {
  const kept = result.kind === 'imported' ? toldKept(result.warnings) : [];
  return [
    ...(result.kind === 'refused' ? refusedAndRecorded(result) : toldCounted(result)),
    ...toldWarnings(result.warnings),
    ...kept,
  ].join('\n');
}

function toldCounted({ kind, counts, warnings }: Extract<ImportResult, { counts: ImportCounts }>): string[] {
  const isAllRight = countOf(warnings) === 0 ? 'No problems found' : 'No problems, but warnings';
  return [kind === 'imported' ? 'Imported:' : `${isAllRight}. Dry run, nothing was saved:`, ...toldCounts(counts)];
}

function refusedAndRecorded({ problems, others }: Extract<ImportResult, { kind: 'refused' }>): string[] {
  const asked = confirmationNames.filter((name) => problems.some(({ confirmedBy }) => confirmedBy === name));
  return [
    `Nothing was imported: ${counted({ listed: problems, others }, 'problem')} found.`,
    ...toldList({ listed: problems, others }),
    ...asked.map((name) => `Use --confirm ${name} if ${confirmations[name]}.`),
  ];
}

function toldWarnings(warnings: ImportWarnings): string[] {
  return countOf(warnings) === 0 ? [] : [`${counted(warnings, 'warning')}:`, ...toldList(warnings)];
}

/** Says where kept warnings stand from now on. */
function toldKept(warnings: ImportWarnings): string[] {
  const count = countOf(warnings);
  if (count === 0) return [];
  return [
    `Data health lists ${count > warningsKept ? `the first ${warningsKept.toLocaleString('en')} of them` : 'them'} until the rows are replaced.`,
  ];
}

function toldList({ listed, others }: ImportWarnings): string[] {
  const lines = listed.map(({ file, line, column, found, expected }) => {
    const place = [file, line === null ? null : `line ${line}`, column].filter((part) => part !== null).join(', ');
    if (found === null) return `  ${place}: ${expected}`;
    return `  ${place}: found ${found === '' ? 'nothing' : `"${found}"`}, expected ${expected}`;
  });
  return others > 0 ? [...lines, `  … and ${others.toLocaleString('en')} more`] : lines;
}

function countOf({ listed, others }: ImportWarnings): number {
  return listed.length + others;
}

function counted(found: ImportWarnings, noun: string): string {
  const count = countOf(found);
  return count === 1 ? `one ${noun}` : `${count.toLocaleString('en')} ${noun}s`;
}

function toldCounts(counts: ImportCounts): string[] {
  const heading = toldRow('', ['rows', 'new', 'changed', 'unchanged']);
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
