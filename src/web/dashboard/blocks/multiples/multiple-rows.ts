import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownMultiples } from './select-multiples.ts';

/** The multiples as a table to take away, as factors. */
export function multipleRows({ funds }: ShownMultiples, texts: Texts): BlockTable {
  return {
    header: [texts('privateEquity.fund'), texts('privateEquity.dpi'), texts('privateEquity.rvpi'), texts('privateEquity.tvpi')],
    rows: funds.map(({ name, dpi, rvpi, tvpi }) => [name, toNumberOrNull(dpi), toNumberOrNull(rvpi), toNumberOrNull(tvpi)]),
  };
}
