import type { Period, DailySeries } from '#finance/daily-series.ts';
import { decimal, sum, zero } from '#finance/decimal.ts';
import { available, type Figure, mapFigure } from '#finance/figure.ts';
import { pointsOfDays } from '#finance/gains/contribution.ts';
import type { GainEffects } from '#finance/gains/currency-effect.ts';
import type { HoldingGain } from '#finance/gains/holding-gain.ts';
import type { TransferGain } from '#finance/gains/transfer-gains.ts';

/** The gain of one holding of one portfolio, and its contribution to the return. */
export interface ContributionPart {
  readonly gain: HoldingGain;
  readonly effects: Figure<GainEffects>;
  readonly points: number;
}

/** Returns the contribution of transfers between portfolios of several currencies: a gain of the page's cash, all of it the currency's. None without any. */
export function transferPart(
  transfers: readonly TransferGain[],
  { series, period, currency }: { series: DailySeries; period: Period; currency: string },
): Figure<readonly ContributionPart[]> {
  if (transfers.length === 0) return available([]);
  const amount = sum(transfers.map((transfer) => decimal(transfer.amount)));
  const isGain = amount.isPositive();
  const moved = { paid: isGain ? zero : amount.negated(), received: isGain ? amount : zero, income: zero, taxes: zero };
  const gain: HoldingGain = {
    instrumentId: null,
    currency,
    opening: zero,
    closing: zero,
    ...moved,
    priceGain: amount,
    realised: zero,
    unrealisedChange: amount,
    costUnknown: false,
    gain: amount,
  };
  const effects = available({ price: 0, currency: amount.toNumber() });
  return mapFigure(pointsOfDays(series, period, transfers), (points) => [{ gain, effects, points }]);
}
