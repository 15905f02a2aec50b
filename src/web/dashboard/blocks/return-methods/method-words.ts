import type { Texts } from '#wording/texts.ts';
import type { MethodResult } from './select-methods.ts';

/** Returns the name of a result, with a note on its method or basis. */
export function methodWords(id: MethodResult['id'], texts: Texts): { readonly name: string; readonly note?: string } {
  switch (id) {
    case 'inBenchmark':
      return { name: texts('returns.inBenchmarkValue') };
    case 'inBenchmarkGain':
      return { name: texts('returns.inBenchmarkGain') };
    case 'inBenchmarkRate':
      return { name: texts('returns.inBenchmarkRate') };
    case 'aheadOfBenchmark':
      return { name: texts('returns.ahead') };
    case 'timeWeightedReturnGross':
      return { name: texts('figures.timeWeightedReturn'), note: texts('returns.gross') };
    default:
      return { name: texts(`figures.${id}`), note: texts(`returns.${notes[id]}`) };
  }
}

const notes = {
  timeWeightedReturn: 'net',
  moneyWeightedReturn: 'ownRate',
  modifiedDietz: 'dietzNote',
  linkedDietz: 'linkedNote',
  excess: 'excessNote',
  excessGeometric: 'geometricNote',
} as const;
