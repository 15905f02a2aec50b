import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownProgramme } from './select-programme.ts';

/** The figures as a table to take away: money as numbers, rates as fractions, multiples as factors. */
export function programmeRows({ commitment, called, calledRate, unfunded, items }: ShownProgramme, texts: Texts): BlockTable {
  const ofCommitment = [
    ['commitment', commitment],
    ['called', called],
    ['calledRate', calledRate],
    ['unfunded', unfunded],
  ] as const;
  return {
    header: [texts('explanation.rowText'), texts('explanation.rowAmount')],
    rows: [...ofCommitment, ...items.map(({ id, figure }) => [id, figure] as const)].map(([id, figure]) => [
      texts(`figures.${id}`),
      toNumberOrNull(figure),
    ]),
  };
}
