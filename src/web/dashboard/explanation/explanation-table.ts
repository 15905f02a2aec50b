import type { Explanation } from '#contracts/reports/figures.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../blocks/block.tsx';
import { rowText } from '#wording/step-text.ts';

/** The rows behind a figure as a table to take away: numbers as numbers, rates as fractions. */
export function explanationTable({ rows }: Explanation, texts: Texts): BlockTable {
  return {
    header: [texts('explanation.rowDate'), texts('explanation.rowText'), texts('explanation.rowAmount')],
    rows: rows.map(({ day, text, amount }) => [day, rowText(text, texts), amount]),
  };
}
