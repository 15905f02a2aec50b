import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownMonths } from './select-months.ts';

/** A row a year with its months by number and the whole year, as fractions. */
export function monthRows({ years }: ShownMonths, texts: Texts): BlockTable {
  return {
    header: [texts('risk.year'), ...Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0')), texts('risk.return')],
    rows: years.map(({ year, months, whole }) => [
      year,
      ...months.map((month) => month && toNumberOrNull(month.rate)),
      toNumberOrNull(whole.rate),
    ]),
  };
}
