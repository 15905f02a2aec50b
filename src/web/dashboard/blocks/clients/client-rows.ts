import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toPercent } from '../to-percent.ts';
import { toNumberOrNull } from '../to-number-or-null.ts';
import { programmeCells, programmeHeader } from './programme-cells.ts';
import type { ShownClients } from './select-clients.ts';

/** The page of clients as a table that leaves the product; what has no value is left empty, returns are left out where access is limited. */
export function clientRows({ rows, currency, hasReturns, figures }: ShownClients, texts: Texts): BlockTable {
  const isOfFunds = figures === 'privateEquity';
  return {
    header: [
      texts('overview.client'),
      texts('overview.email'),
      texts('overview.externalId'),
      texts('overview.portfolios'),
      texts('portfolios.currency'),
      texts('overview.value'),
      ...(hasReturns && !isOfFunds ? [texts('overview.changeAmount'), texts('overview.changeRate'), texts('overview.benchmarkRate')] : []),
      ...(isOfFunds ? programmeHeader(hasReturns, texts) : []),
      texts('overview.lastSignIn'),
    ],
    rows: rows.map(({ name, email, externalId, portfolioTypes, value, change, programme, lastLogin }) => [
      name,
      email,
      externalId,
      portfolioTypes.join(', '),
      currency,
      toNumberOrNull(value),
      ...(hasReturns && !isOfFunds ? [toNumberOrNull(change.gain), toPercent(change.rate), toPercent(change.benchmark)] : []),
      ...(isOfFunds ? programmeCells(programme, hasReturns) : []),
      lastLogin,
    ]),
  };
}
