import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import type { ShownProgrammeBridge } from './select-programme-bridge.ts';

/** The lines as a table to take away; what was distributed is negative. */
export function programmeBridgeRows({ lines, period, currency }: ShownProgrammeBridge, texts: Texts): BlockTable {
  const shown = lines.available ? lines.value : [];
  return {
    header: [texts('valueBridge.what'), `${texts('valueBridge.amount')} (${currency})`],
    rows: shown.map(({ line, amount }) => [
      texts(`privateEquity.bridge.${line}`, { date: line === 'opening' ? period.from : period.to }),
      amount,
    ]),
  };
}
