import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownHoldings } from './select-holdings.ts';

/** The holdings as a table to take away: money and rates as numbers, rates as fractions, days as ISO dates. */
export function holdingRows({ rows, currency }: Pick<ShownHoldings, 'rows' | 'currency'>, texts: Texts): BlockTable {
  const inCurrency = (label: string) => `${label} (${currency})`;
  return {
    header: [
      texts('holdings.holding'),
      texts('holdings.symbol'),
      texts('holdings.type'),
      texts('holdings.assetClass'),
      texts('holdings.currency'),
      texts('holdings.units'),
      texts('holdings.price'),
      texts('holdings.priceUnit'),
      texts('holdings.priceDate'),
      inCurrency(texts('holdings.value')),
      inCurrency(texts('bonds.accrued')),
      texts('holdings.weightPercent'),
      inCurrency(texts('holdings.cost')),
      inCurrency(texts('holdings.gain')),
      texts('holdings.gainRate'),
    ],
    rows: rows.map((row) => cells(row, texts)),
  };
}

function cells(row: HoldingRow, texts: Texts): (string | number | null)[] {
  const { name, symbol, type, assetClass, currency, units, price, value, accrued, percent, cost, gain, gainRate } = row;
  return [
    name,
    symbol,
    texts(`instrumentTypes.${type}`),
    texts(`assetClasses.${assetClass}`),
    currency,
    Number(units),
    price && Number(price.text),
    price?.unit ?? null,
    price?.day ?? null,
    toNumberOrNull(value),
    accrued && toNumberOrNull(accrued),
    percent,
    toNumberOrNull(cost),
    toNumberOrNull(gain),
    toNumberOrNull(gainRate),
  ];
}
