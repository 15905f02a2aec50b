import type { PortfolioYear } from '#contracts/datasets/accounts.ts';
import type { NeedsOf } from '../block.tsx';

/** A year of the programme up to its last day, for the last one the day of the page. */
export interface ShownProgrammeYear extends PortfolioYear {
  readonly year: number;
}

export interface ShownProgramme {
  readonly currency: string;
  /** From the first year in which something was committed, oldest first. */
  readonly years: readonly ShownProgrammeYear[];
}

export function selectProgrammeYears({ portfolioDetails: { currency, years } }: NeedsOf<'programmeYears'>): ShownProgramme {
  const first = years.findIndex(({ funds }) => funds.commitment.available || funds.called.available);
  const shown = first < 0 ? [] : years.slice(first);
  return { currency, years: shown.map((year) => ({ ...year, year: Number(year.day.slice(0, 4)) })) };
}
