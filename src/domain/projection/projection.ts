import type { PlannedPayment } from './planned-payment.ts';

/** From the most careful to the boldest. */
export const riskProfiles = [1, 2, 3, 4, 5, 6, 7] as const;
export type RiskProfile = (typeof riskProfiles)[number];

/** The profile that is written as its number; null where that is none. */
export function riskProfileOf(written: string): RiskProfile | null {
  return riskProfiles.find((profile) => String(profile) === written) ?? null;
}

/** Assumptions about the future of an account: amounts in its currency, rates as fractions a year. */
export interface ProjectionTerms {
  readonly riskProfile: RiskProfile;
  /** Once, at the beginning. */
  readonly deposit: number;
  /** At the end of each month; below 0 it is withdrawn. */
  readonly contribution: number;
  /** By how much the contribution rises at each anniversary, the first time after a year. */
  readonly escalation: number;
  readonly years: number;
  readonly inflation: number;
  /** In the money of its day, at the end. */
  readonly target: number | null;
  /** Single payments, by date. */
  readonly payments: readonly PlannedPayment[];
}

/** The least and the most of each; the database holds the same. */
export const projectionLimits = {
  deposit: { least: 0, most: 1e9 },
  contribution: { least: -1e7, most: 1e7 },
  escalation: { least: 0, most: 0.2 },
  years: { least: 1, most: 40 },
  inflation: { least: 0, most: 0.2 },
  target: { least: 0.01, most: 1e12 },
} as const;

export const longestProjectionName = 80;
