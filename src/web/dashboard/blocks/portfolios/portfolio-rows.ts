import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toPercent } from '../to-percent.ts';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownPortfolios } from './select-portfolios.ts';

/** Every portfolio with its value in its own currency and in the account's. */
export function portfolioRows({ open, closed, currency, hasReturns }: ShownPortfolios, texts: Texts): BlockTable {
  return {
    header: [
      texts('portfolios.portfolio'),
      texts('portfolios.type'),
      texts('portfolios.externalId'),
      texts('portfolios.currency'),
      texts('portfolios.value'),
      texts('portfolios.valueIn', { currency }),
      ...(hasReturns ? [texts('overview.changeAmount'), texts('overview.changeRate'), texts('overview.benchmarkRate')] : []),
    ],
    rows: [...open, ...closed].map(({ name, type, externalId, currency: own, value, valueInTotal, change }) => [
      name,
      type,
      externalId,
      own,
      toNumberOrNull(value),
      toNumberOrNull(valueInTotal),
      ...(hasReturns ? [toNumberOrNull(change.gain), toPercent(change.rate), toPercent(change.benchmark)] : []),
    ]),
  };
}
