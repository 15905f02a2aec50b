import { type Figure, mapFigure } from '../figure.ts';
import type { IsoDate } from '../iso-date.ts';
import type { Bond } from './bond.ts';
import { bondPayments, dirtyPriceAtYield } from './bond-price.ts';

/**
 * Macaulay duration in years: how long one waits for the money on average, each payment weighted with its present value at the
 * yield (yearly, compounded as often as the bond pays).
 *
 *     Σ tₖ paymentₖ / (1 + yield / f)^(f tₖ) / dirty price
 */
export function macaulayDuration(bond: Bond, day: IsoDate, yearlyYield: number): Figure {
  return mapFigure(dirtyPriceAtYield(bond, day, yearlyYield), (price) => {
    const factor = 1 + yearlyYield / bond.couponsAYear;
    const weighted = bondPayments(bond, day).map(({ years, amount }) => years * amount * factor ** (-years * bond.couponsAYear));
    return weighted.reduce((sum, part) => sum + part, 0) / price;
  });
}

/** Modified duration: by which fraction the dirty price falls for each point (1.0 = 100 %) that the yield rises. Macaulay / (1 + yield / f). */
export function modifiedDuration(bond: Bond, day: IsoDate, yearlyYield: number): Figure {
  return mapFigure(macaulayDuration(bond, day, yearlyYield), (duration) => duration / (1 + yearlyYield / bond.couponsAYear));
}
