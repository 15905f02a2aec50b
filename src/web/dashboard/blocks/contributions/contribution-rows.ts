import type { Texts } from '#wording/texts.ts';
import { available } from '#finance/figure.ts';
import type { BlockTable } from '../block.tsx';
import { toPercent } from '../to-percent.ts';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownContributions } from './select-contributions.ts';

/** Every holding, then the charges and the whole. Money as numbers, points as percentage points. */
export function contributionRows({ currency, result }: ShownContributions, texts: Texts): BlockTable {
  const inCurrency = (label: string) => `${label} (${currency})`;
  const header = [
    texts('contributions.holding'),
    texts('contributions.assetClass'),
    ...(['opening', 'closing', 'bought', 'sold', 'income', 'price', 'currency', 'gain'] as const).map((column) =>
      inCurrency(texts(`contributions.${column}`)),
    ),
    texts('contributions.pointsLong'),
  ];
  if (!result.available) return { header, rows: [] };
  const { groups, charges, total } = result.value;
  const alone = (label: string, { money, points }: typeof total) => {
    const gaps = Array.from({ length: 8 }, () => null);
    return [label, ...gaps, money, toPercent(available(points))];
  };
  const holdings = groups
    .flatMap(({ rows }) => rows)
    .map((row) => [
      row.name,
      texts(`assetClasses.${row.assetClass}`),
      row.opening,
      row.closing,
      row.paid,
      row.received,
      row.income,
      toNumberOrNull(row.priceEffect),
      toNumberOrNull(row.currencyEffect),
      row.money,
      toPercent(available(row.points)),
    ]);
  return { header, rows: [...holdings, alone(texts('contributions.charges'), charges), alone(texts('contributions.total'), total)] };
}
