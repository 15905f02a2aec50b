import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownRisk } from './select-risk.ts';

/** The figures, then the deepest falls with their days: fractions and numbers as they are. */
export function riskRows(
  { own, beside, benchmarkVolatility, bestMonth, worstMonth, drawdowns, period }: ShownRisk,
  texts: Texts,
): BlockTable {
  const months = [
    ['risk.bestMonth', bestMonth],
    ['risk.worstMonth', worstMonth],
  ] as const;
  const falls = drawdowns.available ? drawdowns.value : [];
  return {
    header: [
      texts('risk.figure'),
      texts('risk.value'),
      texts('risk.benchmark'),
      texts('risk.peak'),
      texts('risk.trough'),
      texts('risk.recovery'),
    ],
    rows: [
      ...[...own, ...beside].map(({ id, figure }) => [
        texts(`figures.${id}`),
        toNumberOrNull(figure),
        id === 'volatility' ? toNumberOrNull(benchmarkVolatility) : null,
        period.from,
        period.to,
        null,
      ]),
      ...months.flatMap(([key, figure]) =>
        figure.available ? [[texts(key), figure.value.rate, null, null, figure.value.month, null]] : [],
      ),
      ...falls.map(({ depth, peak, trough, recovery }) => [texts('risk.drawdowns'), depth, null, peak, trough, recovery]),
    ],
  };
}
