import type { Forecast, ForecastFile } from '#contracts/reports/projections.ts';
import { sectorOf } from '#domain/portfolio/risk-profile-benchmark.ts';
import { symbolOf } from '#wording/money-format.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../blocks/block.tsx';
import { reasonText } from '../figures/reason-text.ts';
import { fundText } from './fund-text.ts';
import { shownForecast } from './shown-forecast.ts';

type Row = BlockTable['rows'][number];

/**
 * The specified headers with what is supposed, then the figures by year in the money of the day and the median in today's. Rates are
 * fractions, amounts have two decimals.
 */
export function projectionTable({ name, terms, funds, growth, charges, currency, forecast }: ForecastFile, texts: Texts): BlockTable {
  const symbol = symbolOf(currency);
  const head = (key: 'value' | 'deposit' | 'contribution' | 'target') => texts(`projections.headers.${key}`, { symbol });
  return {
    header: [
      head('value'),
      texts('projections.headers.growth'),
      texts('projections.headers.timeframe'),
      head('deposit'),
      head('contribution'),
      texts('projections.headers.inflation'),
      texts('projections.headers.riskProfile'),
      texts('projections.headers.projection'),
      texts('projections.headers.day'),
      texts('projections.headers.charges'),
      texts('projections.headers.escalation'),
      head('target'),
    ],
    rows: [
      [
        forecast.available ? cents(forecast.value.startValue) : reasonText(forecast, texts),
        growth,
        terms.years,
        terms.deposit,
        terms.contribution,
        terms.inflation,
        texts('projections.profile', { profile: terms.riskProfile, sector: sectorOf[terms.riskProfile] }),
        name,
        forecast.available ? forecast.value.startDay : null,
        charges,
        terms.escalation,
        terms.target,
      ],
      ...(terms.payments.length === 0 ? [] : [[], ...planned({ terms, funds }, symbol, texts)]),
      ...(forecast.available ? [[], ...byYear(forecast.value, texts)] : []),
    ],
  };
}

/** Each planned payment with its quarter and purpose, and the fund that it names; below 0 it is taken out. */
function planned({ terms, funds }: Pick<ForecastFile, 'terms' | 'funds'>, symbol: string, texts: Texts): Row[] {
  const names = ['year', 'quarter', 'pocket'] as const;
  return [
    [
      ...names.map((name) => texts(`projections.payments.${name}`)),
      texts('projections.headers.payments', { symbol }),
      texts('projections.payments.fund'),
    ],
    ...terms.payments.map(({ year, quarter, pocket, amount, fund: id }): Row => {
      const fund = funds.find((each) => each.id === id);
      return [year, `Q${quarter}`, texts(`projections.payments.pockets.${pocket}`), amount, fund ? fundText(fund, texts) : null];
    }),
  ];
}

const columns = ['year', 'day', 'contributed', 'p5', 'p25', 'median', 'p75', 'p95', 'mean'] as const;

function byYear(forecast: Forecast, texts: Texts): Row[] {
  const real = shownForecast(forecast, true);
  const rows = shownForecast(forecast, false).points.map((point, at): Row => [
    point.year,
    point.day,
    ...[point.contributed, point.lowest, point.low, point.median, point.high, point.highest, point.mean].map(cents),
    cents(real.points[at]?.median ?? Number.NaN),
  ]);
  return [[...columns.map((column) => texts(`projections.columns.${column}`)), texts('projections.columns.realMedian')], ...rows];
}

const cents = (amount: number) => Math.round(amount * 100) / 100;
