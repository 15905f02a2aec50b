import { type Figure, mapFigure } from '#finance/figure.ts';
import { type MonteCarlo, type MonteCarloAssumptions, monteCarloByYear } from '#finance/projection/monte-carlo.ts';

/** All years of the paths at once. */
export function monteCarlo(assumptions: MonteCarloAssumptions): Figure<MonteCarlo> {
  return mapFigure(monteCarloByYear(assumptions), (years) => {
    for (;;) {
      const { done, value } = years.next();
      if (done) return value;
    }
  });
}
