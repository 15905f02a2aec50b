import type { Figure } from '../figure.ts';
import type { IsoDate } from '../iso-date.ts';
import type { Bond } from './bond.ts';
import { macaulayDuration, modifiedDuration } from './bond-duration.ts';
import { accruedInterest, dirtyPrice } from './bond-price.ts';
import { runningYield, yieldToMaturity } from './bond-yield.ts';

/** Prices and interest per 100 of nominal, yields as yearly fractions, durations in years. */
export interface BondStatistics {
  readonly accruedInterest: Figure;
  readonly dirtyPrice: Figure;
  readonly runningYield: Figure;
  readonly yieldToMaturity: Figure;
  readonly macaulayDuration: Figure;
  readonly modifiedDuration: Figure;
}

/** Calculates the statistics of a bond from its clean price on a day. Decision: docs/calculations/bond-statistics.md. */
export function bondStatistics(bond: Bond, day: IsoDate, cleanPrice: number): BondStatistics {
  const toMaturity = yieldToMaturity(bond, day, cleanPrice);
  return {
    accruedInterest: accruedInterest(bond, day),
    dirtyPrice: dirtyPrice(bond, day, cleanPrice),
    runningYield: runningYield(bond, day, cleanPrice),
    yieldToMaturity: toMaturity,
    macaulayDuration: toMaturity.available ? macaulayDuration(bond, day, toMaturity.value) : toMaturity,
    modifiedDuration: toMaturity.available ? modifiedDuration(bond, day, toMaturity.value) : toMaturity,
  };
}
