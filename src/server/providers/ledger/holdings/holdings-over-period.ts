import type { Portfolio } from '#domain/portfolio/portfolio.ts';
import type { Period } from '#finance/daily-series.ts';
import { type Figure, unavailable, available } from '#finance/figure.ts';
import { type HoldingGain, holdingGains } from '#finance/gains/holding-gain.ts';
import { yearOfDay } from '#finance/iso-date.ts';
import type { MoneySpan, PositionSpan } from '#finance/book/cost-pass.ts';
import { translatedSpans } from '#finance/book/translated-spans.ts';
import { type TransferGain, transferGains } from '#finance/gains/transfer-gains.ts';
import type { Markets } from '#finance/prices/markets.ts';
import { localMarketOf, valueOfSpan } from '#finance/book/positions-on.ts';
import { holdingKey } from '#finance/book/position-history.ts';
import { type GainEffects, periodEffects } from '#finance/gains/currency-effect.ts';
import type { ExchangeRates } from '#finance/prices/exchange-rates.ts';
import { type Instrument, ledgerInstrument } from '../../../db/queries/market/instruments.ts';
import type { Queries } from '../../../db/queries.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';
import { pageBooks } from '../subject/page-books.ts';
import { portfolioMarkets } from './portfolio-markets.ts';
import type { SubjectFigures } from '../subject/subject-figures.ts';
import { memberSeries } from '../subject/member-series.ts';
import { valuingRows } from './valuing-rows.ts';

/** The holdings of one portfolio over a period, and their value at its ends and on the evenings around payments, in the page's currency. */
export interface PortfolioOverPeriod {
  readonly portfolio: Portfolio;
  /** By holding, then by day; what moved in a portfolio of another currency at the rate of its day. */
  readonly spans: readonly MoneySpan[];
  readonly markets: Markets;
  readonly gains: Figure<readonly HoldingGain[]>;
  /** The same gains, each with what its price and its currency did; none where the gains are not known. */
  readonly effects: readonly { readonly gain: HoldingGain; readonly effects: Figure<GainEffects> }[];
}

/** The same of everything that a page is about. */
export interface HoldingsOverPeriod {
  readonly portfolios: readonly PortfolioOverPeriod[];
  /** Between portfolios of several currencies. */
  readonly transfers: Figure<readonly TransferGain[]>;
  readonly instruments: ReadonlyMap<string, Instrument>;
}

/**
 * Over the period of the page, from the stored books of its years, valued by the same functions as the daily series.
 */
export const getHoldingsOverPeriod = oncePerSnapshot(async (snapshot, figures: SubjectFigures): Promise<HoldingsOverPeriod> => {
  const { period } = figures;
  const spans = await spansOver(snapshot, figures);
  const market = await marketOver(snapshot, figures, spans);
  const portfolios = figures.portfolios.map((portfolio) => {
    const markets = market.seenFrom(portfolio);
    const own = inPageCurrency(spans.get(portfolio.id) ?? [], portfolio, { markets, currency: figures.currency });
    const gains = holdingGains(own, period, (span, day) => valueOfSpan(span, markets, day));
    return {
      portfolio,
      spans: own,
      markets,
      gains,
      effects: gains.available ? effectsOf(gains.value, period, { spans: own, markets }) : [],
    };
  });
  const transfers = await transfersOver(snapshot, figures, { period, rates: market.rates });
  return { portfolios, transfers, instruments: market.instruments };
});

type SpansByPortfolio = ReadonlyMap<string, readonly PositionSpan[]>;

async function spansOver(snapshot: Queries, figures: SubjectFigures): Promise<SpansByPortfolio> {
  const books = await pageBooks(snapshot, figures);
  return new Map([...books].map(([id, years]) => [id, years.positionsFrom(yearOfDay(figures.period.from))]));
}

function inPageCurrency(
  spans: readonly PositionSpan[],
  { currency: own }: Portfolio,
  { markets, currency }: { markets: Markets; currency: string },
): readonly MoneySpan[] {
  return own === currency ? spans : translatedSpans(spans, (day) => markets.rateOn(own, day));
}

function effectsOf(
  gains: readonly HoldingGain[],
  period: Period,
  { spans, markets }: Pick<PortfolioOverPeriod, 'spans' | 'markets'>,
): PortfolioOverPeriod['effects'] {
  const byHolding = Map.groupBy(spans, holdingKey);
  return gains.map((gain) => {
    const own = byHolding.get(holdingKey(gain)) ?? [];
    const [first] = own;
    const { priceGain } = gain;
    const effects = first ? periodEffects(own, { priceGain, period, market: localMarketOf(first, markets) }) : unavailable('not-recorded');
    return { gain, effects };
  });
}

async function marketOver(snapshot: Queries, figures: SubjectFigures, spans: SpansByPortfolio) {
  const { period } = figures;
  const valuing = await valuingRows(snapshot, figures, period.to);
  const held = [...spans.values()].flat();
  const instruments = await snapshot.market.instruments(held.flatMap(({ instrumentId }) => instrumentId ?? []));
  const prices = await snapshot.market.prices(instruments.keys());
  const named = [figures, ...figures.portfolios, ...instruments.values(), ...held, ...valuing.entries, ...valuing.reports];
  const rates = await snapshot.market.rates(named.map(({ currency }) => currency));
  const carried = await snapshot.market.carried();
  const market = { ...valuing, instruments: [...instruments.values()].map(ledgerInstrument), prices, rates, carried };
  const calendar = { firstDay: period.from, days: period.to - period.from + 1 };
  const seenFrom = ({ id }: Portfolio): Markets => portfolioMarkets({ id, currency: figures.currency }, market, calendar);
  return { rates, instruments, seenFrom };
}

/** Returns the gain or loss of transfers between portfolios of several currencies over a period, in the page's currency; nothing of one currency. */
async function transfersOver(
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
