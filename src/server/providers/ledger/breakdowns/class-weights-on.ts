import { type AssetClassScheme, shownClass } from '#finance/breakdown/asset-class-scheme.ts';
import { breakdown, type Breakdown } from '#finance/breakdown/breakdown.ts';
import { type ExchangeRates, rate } from '#finance/prices/exchange-rates.ts';
import type { Figure } from '#finance/figure.ts';
import { type AssetClass, assetClasses } from '#finance/ledger/ledger.ts';
import type { PositionSpan } from '#finance/book/cost-pass.ts';
import type { Markets } from '#finance/prices/markets.ts';
import { spansOn, valueOfSpan } from '#finance/book/positions-on.ts';
import { type Instrument, ledgerInstrument } from '../../../db/queries/market/instruments.ts';
import type { Queries } from '../../../db/queries.ts';
import { collectIds } from '../collect-ids.ts';
import type { SubjectFigures } from '../subject/subject-figures.ts';
import { portfolioMarkets } from '../holdings/portfolio-markets.ts';
import { valuingRows } from '../holdings/valuing-rows.ts';

interface DaysQuery {
  /** Day numbers, ascending. */
  readonly days: readonly number[];
  readonly scheme: AssetClassScheme;
}

/**
 * Weights of the asset classes on some days, from the stored positions and the last prices of those days: a fixed number of
 * statements. Values in the subject's currency at the rates of each day.
 */
export async function classWeightsOn(
  snapshot: Queries,
  figures: SubjectFigures,
  { days, scheme }: DaysQuery,
): Promise<(day: number) => Figure<Breakdown>> {
  const { instruments, rates, markets, spans } = await readMaterial(snapshot, figures, days);
  const classOf = ({ instrumentId }: PositionSpan): AssetClass =>
    instrumentId === null ? 'Cash' : ((instruments.get(instrumentId)?.assetClass ?? 'Other') as AssetClass);
  return (day) => {
    const held = figures.portfolios.flatMap((portfolio) => {
      const market = markets.get(portfolio.id);
      const toPage = rate(rates, { from: portfolio.currency, to: figures.currency }, day);
      const factor = toPage.available ? toPage.value : NaN;
      if (!market) return [];
      return spansOn(spans.get(portfolio.id) ?? [], day)
        .filter(({ units }) => !units.isZero())
        .map((span) => ({ key: shownClass(classOf(span), scheme), value: valueIn(market, span, day) * factor }));
    });
    return breakdown(held, assetClasses);
  };
}

function valueIn(markets: Markets, span: PositionSpan, day: number): number {
  const value = valueOfSpan(span, markets, day);
  return value.available ? value.value : NaN;
}

interface Material {
  readonly instruments: ReadonlyMap<string, Instrument>;
  readonly rates: ExchangeRates;
  readonly spans: ReadonlyMap<string, readonly PositionSpan[]>;
  readonly markets: ReadonlyMap<string, Markets>;
}

async function readMaterial(snapshot: Queries, figures: SubjectFigures, days: readonly number[]): Promise<Material> {
  const { account, portfolios, currency } = figures;
  const [firstDay = 0, lastDay = firstDay] = [days[0], days.at(-1)];
  const spans = await snapshot.bookYears.everHeld(account.id, collectIds(portfolios));
  const all = [...spans.values()].flat();
  const instrumentIds = all.flatMap(({ instrumentId }) => instrumentId ?? []);
  const instruments = await snapshot.market.instruments(instrumentIds);
  const { entries, reports } = await valuingRows(snapshot, figures, lastDay);
  const prices = await snapshot.market.prices(instrumentIds);
  const currencies = [currency, ...[...portfolios, ...all, ...instruments.values(), ...entries, ...reports].map((one) => one.currency)];
  const rates = await snapshot.market.rates(currencies);
  const market = {
    entries,
    reports,
    instruments: [...instruments.values()].map(ledgerInstrument),
    prices,
    rates,
    carried: await snapshot.market.carried(),
  };
  const calendar = { firstDay, days: lastDay - firstDay + 1 };
  const markets = new Map(portfolios.map((portfolio) => [portfolio.id, portfolioMarkets(portfolio, market, calendar)]));
  return { instruments, rates, spans, markets };
}
