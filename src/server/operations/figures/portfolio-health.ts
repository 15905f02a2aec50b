import { type InspectedPosition, portfolioFindings } from '#domain/data-health/portfolio-findings.ts';
import type { PortfolioFinding } from '#domain/data-health/finding.ts';
import { numberOrNull, valueOn } from '#finance/daily-series.ts';
import { type ExchangeRates, rateDay } from '#finance/prices/exchange-rates.ts';
import { available, combineFigures } from '#finance/figure.ts';
import { holdingGains } from '#finance/gains/holding-gain.ts';
import { type Markets, createMarkets } from '#finance/prices/markets.ts';
import { spansOn, valuedPosition, valueOfSpan } from '#finance/book/positions-on.ts';
import { valueBridge } from '#finance/gains/value-bridge.ts';
import type { StoredProblem } from '../../db/schema/derived.ts';
import type { FiguresInput } from './account-figures.ts';
import { fromDayOf } from './account-plan.ts';
import type { BookedPortfolio } from './portfolio-figures.ts';
import type { NewProblem } from './stored-problems.ts';

/** The doubts about a portfolio's data on its last day, and its holdings then, valued in its currency. */
export interface PortfolioHealth {
  readonly portfolioId: string;
  readonly currency: string;
  /** Null when there is none on the day. */
  readonly value: number | null;
  readonly findings: readonly PortfolioFinding[];
  readonly held: readonly { readonly instrumentId: string; readonly value: number | null }[];
}

interface HealthInput {
  readonly problems: readonly StoredProblem[];
  /** The last day, as a day number. */
  readonly day: number;
  readonly rates: ExchangeRates;
}

export function portfolioHealth(booked: BookedPortfolio, { problems, day, rates }: HealthInput): PortfolioHealth {
  const { portfolioId, currency } = booked.material.portfolio;
  const positions = inspected(booked, day);
  const value = booked.series ? numberOrNull(valueOn(booked.series, day)) : null;
  const { instruments } = booked.sources;
  const findings = portfolioFindings({
    day,
    currency,
    value,
    positions,
    problems,
    typeOf: (id) => instruments.find((instrument) => instrument.id === id)?.type ?? 'Other',
    lastRateDay: (from) => rateDay(rates, { from, to: currency }, day),
  });
  const held = positions.flatMap(({ instrumentId, units, value: worth }) =>
    instrumentId === null || units.isZero() ? [] : [{ instrumentId, value: worth.available ? worth.value : null }],
  );
  return { portfolioId, currency, value, findings, held: held.sort((a, b) => (a.instrumentId < b.instrumentId ? -1 : 1)) };
}

function inspected({ kept, sources }: BookedPortfolio, day: number): InspectedPosition[] {
  const markets = createMarkets(sources, { firstDay: day, days: 1 });
  return spansOn(kept.positions, day).map((span) => ({ ...valuedPosition(span, markets, day), since: span.fromDay }));
}

/** Rounding of doubles stays far below half a penny. */
const halfAPenny = 0.005;

/**
 * That the value of a portfolio is not what the bridge leads to: opening, payments, gains of all holdings, income, charges and
 * taxes, from the first day that was computed again. What is not known is no difference.
 */
export function whatDoesNotAddUp({ kept, sources, series }: BookedPortfolio, { material, through }: FiguresInput): NewProblem[] {
  if (!series) return [];
  const from = Math.max(series.firstDay, fromDayOf(material.plan) - 1);
  if (from >= through) return [];
  const markets = createMarkets(sources, { firstDay: from, days: through - from + 1 });
  const gains = holdingGains(kept.positions, { from, to: through }, valueIn(markets));
  const known = gains.available ? valueBridge(series, { from, to: through }, { gains: gains.value, transfers: [] }) : gains;
  const difference = combineFigures(known, available(halfAPenny), ({ residual }, most) => residual.abs().toNumber() > most);
  if (!difference.available || !difference.value) return [];
  return [{ reason: 'does-not-add-up', subject: 'residual', fromDay: from + 1, toDay: through + 1 }];
}

function valueIn(markets: Markets) {
  return (span: Parameters<typeof valueOfSpan>[0], day: number) => valueOfSpan(span, markets, day);
}
