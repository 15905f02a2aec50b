import type { ErrorCode } from '#domain/errors.ts';
import type { ProjectionTerms, RiskProfile } from '#domain/projection/projection.ts';
import type { Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { ReturnAssumption } from '#finance/projection/lognormal.ts';

/** A firm's assumptions about the future by risk profile: annual fractions, before charges. */
export interface ProjectionAssumptions {
  readonly profiles: Readonly<Record<RiskProfile, ReturnAssumption>>;
  /** The annual charges, as a fraction of the value. */
  readonly charges: number;
  /** The initial terms of a new projection. */
  readonly begins: { readonly riskProfile: RiskProfile; readonly years: number; readonly inflation: number };
}

/** The fields of a projection's form. Rates are written in percent, a target that is none is blank, payments are as `writePayments` writes them. */
export const projectionFields = [
  'name',
  'riskProfile',
  'deposit',
  'contribution',
  'escalation',
  'years',
  'inflation',
  'target',
  'payments',
] as const;
export type ProjectionField = (typeof projectionFields)[number];
export type ProjectionFields = Readonly<Record<ProjectionField, string>>;

/** The refusal that is about each field. */
export const projectionRefusals = {
  name: 'name-required',
  riskProfile: 'risk-profile-required',
  deposit: 'deposit-invalid',
  contribution: 'contribution-invalid',
  escalation: 'escalation-invalid',
  years: 'years-invalid',
  inflation: 'inflation-invalid',
  target: 'target-invalid',
  payments: 'payments-invalid',
} as const satisfies Record<ProjectionField, ErrorCode>;

/** A fund that a planned payment names. */
export interface PlannedFund {
  readonly id: string;
  /** As it was, where it is removed. */
  readonly name: string;
  /** True if the firm has it no longer. */
  readonly isRemoved: boolean;
}

/** A fund that a planned payment may name, as it is looked for. */
export interface FoundFund {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
}

/** A projection of the list, as it is stored. */
export interface SavedProjection {
  readonly id: string;
  readonly version: number;
  readonly fields: ProjectionFields;
}

/** The result of a projection. Amounts are in the account's currency, in the money of their day. */
export interface Forecast {
  readonly currency: string;
  /** The account's value and its day. */
  readonly startDay: IsoDate;
  readonly startValue: number;
  readonly terms: ProjectionTerms;
  /** Year 0 is the start day, after the deposit. */
  readonly years: readonly ForecastYear[];
  /** The month (1 for the first) from which the expected return does not pay a withdrawal in full; null while it lasts. */
  readonly depletedInMonth: number | null;
  /** Part of all paths, from 0 to 1, that end below what was paid in: in the money of the day, and both in today's. */
  readonly probabilityOfLoss: number;
  readonly probabilityOfRealLoss: number;
  /** Part of all paths on which a withdrawal cannot be paid in full. */
  readonly probabilityOfDepletion: number;
  /** Null without a target. */
  readonly probabilityOfTarget: number | null;
}

export interface ForecastYear {
  readonly year: number;
  /** At 5, 25, 50, 75 and 95 of 100 paths. */
  readonly quantiles: readonly number[];
  /** The value at the same expected return each year. It equals the mean of all paths while no path runs dry. */
  readonly mean: number;
  /** Start value, deposit and contributions less withdrawals. */
  readonly contributed: number;
}

export const projectionTabs = ['forecast', 'export'] as const;
export type ProjectionTab = (typeof projectionTabs)[number];

/** The projections tool of one account. */
export interface ProjectionsPage {
  /** Its own address. */
  readonly path: string;
  readonly account: { readonly id: string; readonly name: string; readonly currency: string };
  readonly start: Start;
  /** The number of the request that could not load the value of the account; null while it is there, or known not to be. */
  readonly lostIn: string | null;
  readonly assumptions: ProjectionAssumptions;
  readonly mayEdit: boolean;
  /** By name. */
  readonly saved: readonly SavedProjection[];
  /** The funds that their payments name, by name. */
  readonly funds: readonly PlannedFund[];
  /** The one that is shown: the chosen one, else the first. */
  readonly chosen: SavedProjection | null;
  /** The forecast of the chosen projection, or the reason for its absence where the account has no value. */
  readonly forecast: Figure<Forecast> | null;
  readonly tab: ProjectionTab;
}

/** The value that every projection of an account begins with, at the last day that has figures; null before the first. */
export interface Start {
  readonly day: IsoDate | null;
  readonly value: Figure;
}

/** The content of a projection's file: its name, its terms as typed, and its results. */
export interface ForecastFile {
  readonly name: string;
  readonly terms: ProjectionTerms;
  /** The funds that its payments name. */
  readonly funds: readonly PlannedFund[];
  /** The firm's, of the risk profile: a fraction a year, before charges. */
  readonly growth: number;
  /** The annual charges, as a fraction of the value. */
  readonly charges: number;
  readonly currency: string;
  readonly forecast: Figure<Forecast>;
}
