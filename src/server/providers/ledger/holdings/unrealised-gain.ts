import type { UnrealisedGain } from '#contracts/datasets/gains.ts';
import { available, combineFigures, type Figure, mapFigure, sumOfFigures, unavailable } from '#finance/figure.ts';
import { type GainEffects, unrealisedEffects } from '#finance/gains/currency-effect.ts';
import type { Queries } from '../../../db/queries.ts';
import { type HeldPosition, heldPositions } from './held-positions.ts';
import { pageCurrency } from '../subject/page-currency.ts';
import type { SubjectFigures } from '../subject/subject-figures.ts';

/** Returns the gain since purchase of what is held on the page's day, cash aside, in the page's currency with the rate of that day. */
export async function unrealisedGain(snapshot: Queries, figures: SubjectFigures): Promise<UnrealisedGain> {
  const { positions, instruments } = await heldPositions(snapshot, figures);
  const convert = await pageCurrency(snapshot, figures);
  const securities = positions.filter(({ instrumentId, units }) => instrumentId !== null && !units.isZero());
  const total = (of: (position: HeldPosition) => Figure) =>
    sumOfFigures(securities.map((position) => convert(of(position), position.portfolio.currency)));
  const effects = new Map(
    securities.map((position) => [position, effectsOf(position, instruments.get(position.instrumentId ?? '')?.currency)]),
  );
  const effect = (which: keyof GainEffects) =>
    total((position) => mapFigure(effects.get(position) ?? unavailable('not-recorded'), (both) => both[which]));
  return { gain: total(({ gain }) => gain), priceEffect: effect('price'), currencyEffect: effect('currency') };
}

/** In the portfolio's own currency all of it is the price's. */
function effectsOf({ gain, lots, value, localValue, currency, portfolio }: HeldPosition, quoted: string | undefined): Figure<GainEffects> {
  if (!gain.available) return gain;
  if (quoted === portfolio.currency && currency === quoted) return available({ price: gain.value, currency: 0 });
  if (currency !== quoted) return unavailable('no-exchange-rate');
  const both = combineFigures(value, localValue, (own, local) => ({ value: own, localValue: local }));
  return both.available ? unrealisedEffects(lots, both.value) : both;
}
