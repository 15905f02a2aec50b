import type { Portfolio } from '#domain/portfolio/portfolio.ts';
import type { CarriedPrices } from '#finance/prices/carried-prices.ts';
import { type Calendar, type Markets, createMarkets, type MarketSources } from '#finance/prices/markets.ts';
import { reportedSeries } from '#finance/prices/reported-series.ts';
import { sortEntries } from '#finance/ledger/ordered-entries.ts';
import { ledgerEntry } from '../../../db/ledger-entry.ts';
import { type ReportedValue, reportOf } from '../../../db/queries/ledger/reported-values.ts';
import type { LedgerRow } from '../../../db/queries/ledger/transactions.ts';

/** The rows that were read of all portfolios of a page to value their holdings; of another portfolio's rows each takes its own alone. */
export interface MarketRows extends Pick<MarketSources, 'instruments' | 'prices' | 'rates'> {
  readonly carried: CarriedPrices;
  readonly entries: readonly LedgerRow[];
  readonly reports: readonly ReportedValue[];
}

/** The market seen from one of the portfolios, in its own currency or the page's. */
export function portfolioMarkets({ id, currency }: Pick<Portfolio, 'id' | 'currency'>, rows: MarketRows, calendar: Calendar): Markets {
  const { instruments, prices, rates, carried } = rows;
  const isOwn = ({ portfolioId }: { readonly portfolioId: string }) => portfolioId === id;
  const entries = sortEntries(rows.entries.filter(isOwn).map(ledgerEntry));
  const reportedValues = reportedSeries(rows.reports.filter(isOwn).map(reportOf), rates);
  return createMarkets({ entries, instruments, prices, reportedValues, rates, carried, currency }, calendar);
}
