import type { PreviewRow } from '#contracts/imports.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../blocks/block.tsx';
import { expectedText } from './problem-text.ts';

/** The problems of an import as rows of a file: one for each, with its place. */
export function problemTable(rows: readonly PreviewRow[], texts: Texts, formats: Formats): BlockTable {
  return {
    header: [
      texts('imports.preview.fileColumn'),
      texts('imports.preview.line'),
      texts('imports.preview.verdict'),
      texts('imports.preview.column'),
      texts('imports.preview.foundColumn'),
      texts('imports.preview.expectedColumn'),
    ],
    rows: rows.flatMap(({ file, line, verdict, problems }) =>
      problems.map((problem) => [
        file,
        line,
        texts(`imports.verdicts.${verdict}`),
        problem.column ?? '',
        problem.found,
        expectedText(problem, texts, formats),
      ]),
    ),
  };
}
