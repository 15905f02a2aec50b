import { type Decimal, sum, zero } from '../decimal.ts';
import { type IsoDate, isoDate } from '../iso-date.ts';
import { getTaxYear } from '../tax-year.ts';
import type { ShareDisposal } from './section-104.ts';

/** Disposals of one tax year, first and last day. Money exact; gains and losses both as sizes. */
export interface TaxYearGains {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly disposals: number;
  readonly proceeds: Decimal;
  /** Cost and the expenses of selling. */
  readonly allowableCosts: Decimal;
  readonly gains: Decimal;
  readonly losses: Decimal;
  /** gains − losses. */
  readonly net: Decimal;
}

/**
 * Gains and losses of disposals by tax year, earliest first; years without a disposal are left out. `taxYearStart` is month
 * and day, `04-06` for the United Kingdom. Losses of other years, allowances and rates are not in it.
 */
export function gainsByTaxYear(
  disposals: readonly Pick<ShareDisposal, 'day' | 'proceeds' | 'expenses' | 'cost' | 'gain'>[],
  taxYearStart: string,
): TaxYearGains[] {
  const years = Map.groupBy(disposals, ({ day }) => getTaxYear(isoDate(day), taxYearStart).from);
  return [...years]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, own]) => {
      const gains = sum(own.map(({ gain }) => (gain.isPositive() ? gain : zero)));
      const losses = sum(own.map(({ gain }) => (gain.isNegative() ? gain.negated() : zero)));
      return {
        ...getTaxYear(from, taxYearStart),
        disposals: own.length,
        proceeds: sum(own.map(({ proceeds }) => proceeds)),
        allowableCosts: sum(own.map(({ cost, expenses }) => cost.plus(expenses))),
        gains,
        losses,
        net: gains.minus(losses),
      };
    });
}
