import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownCurve } from './select-curve.ts';

/** The curve as a table to take away, quarter by quarter; what was called as a positive amount. */
export function curveRows({ points, currency }: ShownCurve, texts: Texts): BlockTable {
  const inCurrency = (label: string) => `${label} (${currency})`;
  return {
    header: [
      texts('privateEquity.quarterEnd'),
      inCurrency(texts('privateEquity.called')),
      inCurrency(texts('privateEquity.distributed')),
      inCurrency(texts('privateEquity.netCash')),
      inCurrency(texts('privateEquity.withValue')),
    ],
    rows: points.map(({ day, called, distributed, cumulative, withValue }) => [
      day,
      called,
      distributed,
      cumulative,
      toNumberOrNull(withValue),
    ]),
  };
}
