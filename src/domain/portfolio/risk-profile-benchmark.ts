const defensive = 'IA Mixed Investment 0-35% Shares';
const cautious = 'IA Mixed Investment 20-60% Shares';
const balanced = 'IA Mixed Investment 40-85% Shares';
const flexible = 'IA Flexible Investment';

const sectors = [defensive, defensive, cautious, cautious, balanced, balanced, flexible] as const;

/** The sector of the Investment Association that a portfolio of a risk profile from 1 to 7 is held against; null for another grade. */
export function riskProfileBenchmark(riskProfile: number | null): (typeof sectors)[number] | null {
  return riskProfile === null ? null : (sectors[riskProfile - 1] ?? null);
}
