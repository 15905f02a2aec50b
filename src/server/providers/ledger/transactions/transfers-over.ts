import type { Period } from '#finance/daily-series.ts';
import { available, type Figure } from '#finance/figure.ts';
import { type TransferGain, transferGains } from '#finance/gains/transfer-gains.ts';
import type { ExchangeRates } from '#finance/prices/exchange-rates.ts';
import type { Queries } from '../../../db/queries.ts';
import { memberSeries } from '../subject/member-series.ts';
import type { SubjectFigures } from '../subject/subject-figures.ts';

/** Returns the gain or loss of transfers between portfolios of several currencies over a period, in the page's currency; nothing of one currency. */
export async function transfersOver(
  snapshot: Queries,
  figures: SubjectFigures,
  { period, rates }: { period: Period; rates: ExchangeRates },
): Promise<Figure<readonly TransferGain[]>> {
  const { series, portfolios, currency } = figures;
  if (!series || portfolios.every((portfolio) => portfolio.currency === currency)) return available([]);
  const stored = await memberSeries(snapshot, figures);
  const members = portfolios.flatMap((portfolio) => {
    const own = stored.get(portfolio.id);
    return own ? [{ series: own, currency: portfolio.currency }] : [];
  });
  return transferGains(series, members, { period, currency, rates });
}
