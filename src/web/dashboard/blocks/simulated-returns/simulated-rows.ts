import type { SimulatedReturns } from '#contracts/datasets/returns.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';

/** Returns since the first day as fractions, the simulated ones named so. */
export function simulatedRows({ points }: SimulatedReturns, texts: Texts): BlockTable {
  return {
    header: [texts('simulated.day'), texts('simulated.simulated'), texts('simulated.real')],
    rows: points.map(({ day, simulated, real }) => [day, simulated, real]),
  };
}
