import type { PortfolioRow, Portfolios } from '#contracts/datasets/lists.ts';
import { type ClientPeriod, defaultPeriods } from '#contracts/reports/report-choices.ts';
import type { ReportFrame } from '../block.tsx';

export interface ShownPortfolios {
  readonly currency: string;
  /** Over which the changes are. */
  readonly period: ClientPeriod;
  readonly hasReturns: boolean;
  readonly open: readonly ShownPortfolio[];
  readonly closed: readonly ShownPortfolio[];
}

export interface ShownPortfolio extends PortfolioRow {
  /** True when the value's currency differs from the account's, so that the row shows both. */
  readonly isForeign: boolean;
}

/** The order is the provider's: the largest first. */
export function selectPortfolios(
  { portfolios }: { readonly portfolios: Portfolios },
  { query, access }: Pick<ReportFrame, 'query' | 'access'>,
): ShownPortfolios {
  const { currency, rows } = portfolios;
  const shown = rows.map((row) => ({ ...row, isForeign: row.currency !== currency }));
  return {
    currency,
    period: query.period ?? defaultPeriods.portfolios,
    hasReturns: access === 'full',
    open: shown.filter(({ isClosed }) => !isClosed),
    closed: shown.filter(({ isClosed }) => isClosed),
  };
}
