import type { BridgeParts, ValueBridge } from '#contracts/datasets/gains.ts';
import { bridgeLines } from '#finance/gains/bridge-lines.ts';
import { dealingCostsOver } from '#finance/income-and-charges/charges.ts';
import { type DailySeries, type Period, sumOver } from '#finance/daily-series.ts';
import { decimal, type Decimal, zero } from '#finance/decimal.ts';
import { available, combineFigures, type Figure, mapFigure } from '#finance/figure.ts';
import { type PerformanceBridge, performanceBridge } from '#finance/gains/gains.ts';
import type { HoldingGain } from '#finance/gains/holding-gain.ts';
import { type ValueBridge as FullBridge, valueBridge as fullBridge } from '#finance/gains/value-bridge.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { dated } from '../days/chosen-period.ts';
import { type HoldingsOverPeriod, getHoldingsOverPeriod, type PortfolioOverPeriod } from '../holdings/holdings-over-period.ts';
import { seriesOn, subjectFigures } from '../subject/subject-figures.ts';

/** In full from the holdings of all portfolios; where one of them has no gain the short form. */
export async function valueBridge(snapshot: Queries, subject: ReportSubject): Promise<ValueBridge> {
  const figures = await subjectFigures(snapshot, subject);
  const { period } = figures;
  const common = { period: dated(period), currency: figures.currency };
  const known = seriesOn(figures, period.to);
  if (!known.available) return { ...common, lines: known, parts: known, dealingCosts: known };
  const series = known.value;
  const dealingCosts = dealingCostsOver(series, period);
  const full = inFull(series, period, await getHoldingsOverPeriod(snapshot, figures));
  if (full.available) return { ...common, ...full.value, dealingCosts };
  const lines = mapFigure(performanceBridge(series, period), (bridge) => shortLines(bridge, series, period));
  return { ...common, lines, parts: full, dealingCosts };
}

type Lines = Pick<ValueBridge, 'lines' | 'parts'>;

function inFull(series: DailySeries, period: Period, { portfolios, transfers }: HoldingsOverPeriod): Figure<Lines> {
  if (!transfers.available) return transfers;
  const gains: HoldingGain[] = [];
  for (const one of portfolios) {
    if (!one.gains.available) return one.gains;
    gains.push(...one.gains.value);
  }
  return combineFigures(
    fullBridge(series, period, { gains, transfers: transfers.value }),
    currencyEffectOf(portfolios),
    (bridge, onSecurities) => ({
      lines: available(linesOf(bridge, onSecurities)),
      parts: available(partsOf(bridge)),
    }),
  );
}

function linesOf(bridge: FullBridge, onSecurities: Decimal) {
  const { realised, unrealisedChange, exchangeGainOnCash } = bridge;
  const growth = realised.plus(unrealisedChange).minus(onSecurities);
  return inNumbers(bridgeLines({ ...bridge, growth, currency: onSecurities.plus(exchangeGainOnCash) }));
}

function inNumbers(lines: ReturnType<typeof bridgeLines>) {
  return lines.map(({ line, amount }) => ({ line, amount: amount.toNumber() }));
}

function partsOf({ realised, unrealisedChange, exchangeGainOnCash }: FullBridge): BridgeParts {
  return {
    realised: realised.toNumber(),
    unrealisedChange: unrealisedChange.toNumber(),
    exchangeGainOnCash: exchangeGainOnCash.toNumber(),
  };
}

/** Adds up the effect of exchange rates on the securities of all portfolios. */
function currencyEffectOf(portfolios: readonly PortfolioOverPeriod[]): Figure<Decimal> {
  let total = zero;
  for (const { gain, effects } of portfolios.flatMap((portfolio) => portfolio.effects)) {
    if (gain.instrumentId === null) continue;
    if (!effects.available) return effects;
    total = total.plus(decimal(effects.value.currency));
  }
  return available(total);
}

function shortLines({ opening, income, charges, taxes, marketGain, closing }: PerformanceBridge, series: DailySeries, period: Period) {
  return inNumbers(
    bridgeLines({
      opening: decimal(opening),
      paidIn: decimal(sumOver(series, 'paidIn', period)),
      paidOut: decimal(sumOver(series, 'paidOut', period)),
      income: decimal(income),
      growth: decimal(marketGain),
      currency: null,
      charges: decimal(charges),
      taxes: decimal(taxes),
      closing: decimal(closing),
      residual: zero,
    }),
  );
}
