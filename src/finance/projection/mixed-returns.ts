import { available, type Figure, unavailable } from '../figure.ts';
import type { ReturnAssumption } from './lognormal.ts';

export interface MixedAsset extends ReturnAssumption {
  /** A share of the whole; all of them add up to 1. */
  readonly weight: number;
}

/**
 * Expected return and volatility of a mix whose weights are restored every year: Σ wᵢ mᵢ and √(Σ wᵢ wⱼ sᵢ sⱼ ρᵢⱼ). `correlations` has
 * a row and a column for each asset. Unavailable when weights do not add up to 1 or no assets can be correlated like that.
 */
export function mixedReturns(assets: readonly MixedAsset[], correlations: readonly (readonly number[])[]): Figure<ReturnAssumption> {
  const whole = assets.reduce((sum, { weight }) => sum + weight, 0);
  if (Math.abs(whole - 1) > 1e-9 || !areCorrelations(correlations, assets.length)) return unavailable('assumption-out-of-range');
  const risks = assets.map(({ weight, volatility }) => weight * volatility);
  const variance = risks.reduce((sum, risk, i) => sum + risk * scalar(risks, correlations[i] ?? []), 0);
  const expectedReturn = assets.reduce((sum, asset) => sum + asset.weight * asset.expectedReturn, 0);
  return available({ expectedReturn, volatility: Math.sqrt(Math.max(variance, 0)) });
}

/**
 * The lower triangle L with L Lᵀ = matrix (Cholesky); `null` when there is none, because no numbers can be correlated like that.
 * A row of perfectly correlated numbers has zeros.
 */
export function choleskyFactor(matrix: readonly (readonly number[])[]): number[][] | null {
  const lower: number[][] = [];
  for (const [at, row] of matrix.entries()) {
    const own: number[] = [];
    for (const above of lower) own.push(quotient((row[own.length] ?? NaN) - scalar(above.slice(0, own.length), own), above.at(-1) ?? NaN));
    const rest = (row[at] ?? NaN) - scalar(own, own);
    if (own.some(Number.isNaN) || !(rest > -noise)) return null;
    lower.push([...own, rest < noise ? 0 : Math.sqrt(rest)]);
  }
  return lower;
}

const noise = 1e-12;

/** What is left over a pivot; over one of 0 nothing may be left. */
function quotient(rest: number, pivot: number): number {
  if (pivot !== 0) return rest / pivot;
  return Math.abs(rest) < 1e-9 ? 0 : NaN;
}

function areCorrelations(matrix: readonly (readonly number[])[], size: number): boolean {
  if (matrix.length !== size || matrix.some((row) => row.length !== size)) return false;
  const fits = matrix.every((row, i) => row.every((value, j) => value === matrix[j]?.[i] && (i !== j || value === 1)));
  return fits && choleskyFactor(matrix) !== null;
}

function scalar(a: readonly number[], b: readonly number[]): number {
  return b.reduce((sum, value, at) => sum + value * (a[at] ?? 0), 0);
}
