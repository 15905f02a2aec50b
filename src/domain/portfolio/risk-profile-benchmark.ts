const defensive = 'IA Mixed Investment 0-35% shares';
const cautious = 'IA Mixed Investment 20-60% shares';
const balanced = 'IA Mixed Investment 40-85% shares';
const flexible = 'IA Flexible Investment';

/** The sector of the Investment Association that each risk profile is compared with, by its published name. */
export const sectorOf = {
  1: defensive,
  2: defensive,
  3: cautious,
  4: cautious,
  5: balanced,
  6: balanced,
  7: flexible,
} as const;

/** The sector that a portfolio of a risk profile from 1 to 7 is held against; null for another grade. */
export function riskProfileBenchmark(riskProfile: number | null): (typeof sectorOf)[keyof typeof sectorOf] | null {
  return riskProfile !== null && Object.hasOwn(sectorOf, riskProfile) ? sectorOf[riskProfile as keyof typeof sectorOf] : null;
}
