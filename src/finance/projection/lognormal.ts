/** Yearly returns that are independent and lognormal: arithmetic mean and standard deviation, as fractions. */
export interface ReturnAssumption {
  readonly expectedReturn: number;
  readonly volatility: number;
}

/** The normal distribution of ln(1 + r) of a year: σ² = ln(1 + s² / (1 + m)²), μ = ln(1 + m) − σ² / 2. */
export function logarithmsOf({ expectedReturn, volatility }: ReturnAssumption): { readonly mean: number; readonly deviation: number } {
  const variance = Math.log1p((volatility / (1 + expectedReturn)) ** 2);
  return { mean: Math.log1p(expectedReturn) - variance / 2, deviation: Math.sqrt(variance) };
}

/** Returns the assumption after charges, a part of the value a year: 1 + r becomes (1 + r) (1 − charges), so both shrink alike. */
export function afterCharges({ expectedReturn, volatility }: ReturnAssumption, charges: number): ReturnAssumption {
  return { expectedReturn: (1 + expectedReturn) * (1 - charges) - 1, volatility: volatility * (1 - charges) };
}
