import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownBridge } from './select-bridge.ts';

/** The lines as a table to take away, what growth consists of below them. Amounts signed. */
export function bridgeRows({ lines, parts, period, currency, dealingCosts }: ShownBridge, texts: Texts): BlockTable {
  const shown = lines.available ? lines.value : [];
  const details = parts
    ? (['realised', 'unrealisedChange', 'exchangeGainOnCash'] as const).map((part) => [texts(`valueBridge.${part}`), parts[part]])
    : [];
  return {
    header: [texts('valueBridge.what'), `${texts('valueBridge.amount')} (${currency})`],
    rows: [
      ...shown.map(({ line, amount }) => [
        texts(`valueBridge.line.${line}`, { date: line === 'opening' ? period.from : period.to }),
        amount,
      ]),
      ...details,
      [texts('valueBridge.dealingCosts'), toNumberOrNull(dealingCosts)],
    ],
  };
}
