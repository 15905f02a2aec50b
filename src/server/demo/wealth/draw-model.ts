import type { Model } from '../ledger/portfolio-plan.ts';
import type { DemoInstrument } from '../market/demo-instrument.ts';
import type { Random } from '../random.ts';
import type { Mix } from './wealth-firm.ts';

/** The lowest and highest numbers of funds and shares of each class in a portfolio. */
const counts: Readonly<Record<string, { readonly funds: readonly [number, number]; readonly shares: readonly [number, number] }>> = {
  'Fixed Interest': { funds: [2, 3], shares: [0, 1] },
  Equities: { funds: [3, 4], shares: [1, 4] },
  Alternatives: { funds: [1, 2], shares: [0, 1] },
  Property: { funds: [0, 1], shares: [1, 1] },
};
/** The weight of a share relative to a fund. */
const shareWeight = 0.4;

/** Picks what a portfolio holds for a mix of asset classes, and how much of each. */
export function drawModel(instruments: readonly DemoInstrument[], mix: Mix, random: Random, holdsShares: boolean): Model {
  const model = new Map<string, number>();
  for (const [assetClass, fraction] of Object.entries(mix)) {
    const chosen = drawClass(
      instruments.filter((instrument) => isEligible(instrument, assetClass)),
      { assetClass, random, holdsShares },
    );
    const total = chosen.reduce((sum, { weight }) => sum + weight, 0);
    for (const { symbol, weight } of chosen) model.set(symbol, (fraction * weight) / total);
  }
  return model;
}

/**
 * Returns whether an instrument can be drawn. Instruments with old prices belong to particular portfolios only: a flag on every portfolio would mean nothing.
 */
function isEligible({ assetClass, type, traits }: DemoInstrument, wanted: string): boolean {
  const isOrdinary = traits.from === undefined && traits.staleDays === undefined;
  return assetClass === wanted && type !== 'Index' && type !== 'Property' && isOrdinary;
}

function drawClass(
  instruments: readonly DemoInstrument[],
  { assetClass, random, holdsShares }: { assetClass: string; random: Random; holdsShares: boolean },
): { symbol: string; weight: number }[] {
  const range = counts[assetClass] ?? { funds: [1, 1], shares: [0, 0] };
  const funds = random.shuffled(instruments.filter(isFund)).slice(0, random.whole(...range.funds));
  const shares = random.shuffled(instruments.filter((instrument) => !isFund(instrument))).slice(0, random.whole(...range.shares));
  const held = holdsShares || funds.length === 0 ? [...funds, ...shares] : funds;
  return held.map((instrument) => ({
    symbol: instrument.symbol,
    weight: random.between(0.6, 1.4) * (isFund(instrument) ? 1 : shareWeight),
  }));
}

function isFund({ type }: DemoInstrument): boolean {
  return type === 'Fund' || type === 'ETF';
}
