import type { Period } from '#finance/daily-series.ts';
import { decimal, type Decimal, zero } from '#finance/decimal.ts';
import { available, type Figure, mapFigure } from '#finance/figure.ts';
import { periodEffects } from '#finance/gains/currency-effect.ts';
import { type HoldingGain, holdingGains } from '#finance/gains/holding-gain.ts';
import { type ValueBridge, valueBridge } from '#finance/gains/value-bridge.ts';
import { upTo } from '#finance/ledger/ordered-entries.ts';
import { createMarkets } from '#finance/prices/markets.ts';
import { holdingKey } from '#finance/book/position-history.ts';
import { localMarketOf, valueOfSpan } from '#finance/book/positions-on.ts';
import { translatedSpans } from '#finance/book/translated-spans.ts';
import { type Answer, answerOf } from './answer.ts';
import type { StatementBook } from './statement-book.ts';

interface FullBridge {
  readonly bridge: ValueBridge;
  /** The effect of exchange rates on securities and cash. */
  readonly currency: Decimal;
}

/** The names of the full bridge in the statement's currency. Its lines lead to the closing value with nothing left. */
export function bridgeAnswers(
  statement: StatementBook,
  period: Period,
): Readonly<Record<'growth' | 'currencyEffect' | 'residual', () => Answer>> {
  const full = () => fullBridge(statement, period);
  return {
    growth: () =>
      answerOf(
        mapFigure(full(), ({ bridge: { realised, unrealisedChange, exchangeGainOnCash }, currency }) =>
          realised.plus(unrealisedChange).plus(exchangeGainOnCash).minus(currency).toNumber(),
        ),
      ),
    currencyEffect: () => answerOf(mapFigure(full(), ({ currency }) => currency.toNumber())),
    residual: () => answerOf(mapFigure(full(), ({ bridge }) => bridge.residual.toNumber())),
  };
}

function fullBridge({ written, members, series }: StatementBook, period: Period): Figure<FullBridge> {
  const gains: HoldingGain[] = [];
  let currency = zero;
  for (const member of members) {
    const own = gainsOf(member, written.currency, period);
    if (!own.available) return own;
    gains.push(...own.value.gains);
    currency = currency.plus(decimal(own.value.onSecurities));
  }
  return mapFigure(valueBridge(series, period, { gains, transfers: [] }), (bridge) => ({
    bridge,
    currency: currency.plus(bridge.exchangeGainOnCash),
  }));
}

function gainsOf({ input, book }: StatementBook['members'][number], currency: string, period: Period) {
  const { firstDay } = book.series;
  const calendar = { firstDay, days: input.through - firstDay + 1 };
  const markets = createMarkets({ ...input, currency, entries: upTo(input.entries, input.through) }, calendar);
  const spans = translatedSpans(book.positions, (day) => markets.rateOn(input.currency, day));
  const figure = holdingGains(spans, period, (span, day) => valueOfSpan(span, markets, day));
  if (!figure.available) return figure;
  let onSecurities = 0;
  for (const gain of figure.value) {
    const own = spans.filter((span) => holdingKey(span) === holdingKey(gain));
    const [first] = own;
    if (!first || gain.instrumentId === null) continue;
    const effects = periodEffects(own, { priceGain: gain.priceGain, period, market: localMarketOf(first, markets) });
    if (!effects.available) return effects;
    onSecurities += effects.value.currency;
  }
  return available({ gains: figure.value, onSecurities });
}
