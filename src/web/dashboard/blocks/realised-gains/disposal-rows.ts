import type { RealisedGains } from '#contracts/datasets/gains.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';

/** Each disposal as a table to take away, newest first. */
export function disposalRows({ rows, currency }: RealisedGains, texts: Texts): BlockTable {
  const inCurrency = (label: string) => `${label} (${currency})`;
  return {
    header: [
      texts('realised.date'),
      texts('realised.holding'),
      texts('realised.symbol'),
      texts('realised.heldSince'),
      texts('realised.units'),
      ...(['proceeds', 'cost', 'gain', 'priceEffect', 'currencyEffect'] as const).map((column) => inCurrency(texts(`realised.${column}`))),
    ],
    rows: rows.map((row) => [
      row.day,
      row.name,
      row.symbol,
      row.heldSince,
      row.units,
      toNumberOrNull(row.proceeds),
      toNumberOrNull(row.cost),
      toNumberOrNull(row.gain),
      toNumberOrNull(row.priceEffect),
      toNumberOrNull(row.currencyEffect),
    ]),
  };
}
