import type { ReadInputs } from '#domain/simulator/simulator-inputs.ts';
import type { ProfileOfLevel } from './investment-advice.ts';

/** A risk profile of the firm with a level and an expected return: a yearly fraction. */
export interface Strategy extends ProfileOfLevel {
  readonly level: number;
  readonly returns: number;
}

/** The strategy simulator as it begins, or as its address says. */
export interface SimulatorPage {
  readonly currency: string;
  /** From the lowest level to the highest. */
  readonly strategies: readonly [Strategy, ...Strategy[]];
  /** The level of the client's newest result; null if there is none, or its level has no strategy. */
  readonly ownLevel: number | null;
  /** The value of the client's accounts that the amount begins with; null without one. */
  readonly value: { readonly amount: number; readonly day: string } | null;
  readonly read: ReadInputs;
}

/** The page where no profile has a level and an expected return. Administrators read what to enter. */
export interface NoSimulator {
  readonly strategies: null;
  readonly isAdministrator: boolean;
}
