import type { AccountFactColumn } from '#domain/account/account-fields.ts';
import type { Job } from '#domain/person/job.ts';
import type { Locale } from '../ids.ts';
import type { Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { PooledFigures } from './private-equity.ts';
import type { Change } from './lists.ts';
import type { ChangeOf } from './returns.ts';

/** Everything known of an account, with its figures on the as-of day in its own currency. */
export interface AccountDetails extends Readonly<Record<AccountFactColumn, string | null>> {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly currency: string;
  readonly groups: readonly string[];
  readonly gender: 'male' | 'female' | null;
  readonly isActive: boolean;
  /** The last day on which its client signed in. */
  readonly lastLogin: IsoDate | null;
  readonly inception: IsoDate | null;
  /** The first day that has figures, and the last; null before the first computation. */
  readonly startingDate: IsoDate | null;
  readonly lastAvailableDate: IsoDate | null;
  readonly asOf: IsoDate;
  readonly value: Figure;
  /** The return since the beginning. */
  readonly sinceInception: Figure;
  /** A day, a month, the year so far, one, three and five years, and all. */
  readonly changes: readonly ChangeOf[];
  /** The amount committed to private funds. */
  readonly capitalCommitment: Figure;
}

/** The account's advisers or, on the overview, the advisers of all accounts that the actor sees there. Sorted by name, without duplicates. */
export interface Advisors {
  readonly rows: readonly Advisor[];
  /** The words of the advisers to the client of the page's account, and the day on which they were written. */
  readonly note: { readonly text: string; readonly day: IsoDate } | null;
}

export interface Advisor {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly job: Job | null;
  readonly email: string;
  /** Set for the firm's staff only. */
  readonly telephone: string | null;
  /** Pages on the web, with https. */
  readonly profileUrl: string | null;
  readonly linkedin: string | null;
  /** The address of a photo; null where there is none. */
  readonly photo: string | null;
}

/** The days that a report may be asked for. */
export interface ReportDates {
  /** The first and the last day with figures; null before the first computation. */
  readonly days: { readonly first: IsoDate; readonly last: IsoDate } | null;
  /** The day that a page shows before anyone chose one. */
  readonly defaultDay: IsoDate;
  /** The newest first, within the days that have figures. */
  readonly monthEnds: readonly IsoDate[];
  readonly quarterEnds: readonly IsoDate[];
  /** On which private funds reported; none on the overview. */
  readonly reported: readonly IsoDate[];
}

/** Everything known of a portfolio, or of all of an account's as one, with its course year by year. */
export interface PortfolioDetails {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly externalId: string | null;
  readonly type: string | null;
  readonly currency: string;
  readonly region: string | null;
  readonly inception: IsoDate | null;
  readonly objective: string | null;
  readonly riskLevel: number | null;
  readonly esgRating: number | null;
  readonly asOf: IsoDate;
  readonly value: Figure;
  /** The same without cash. */
  readonly marketValue: Figure;
  /** Management charges of the chosen period. */
  readonly charges: Figure;
  readonly funds: PooledFigures;
  /** Private funds that were paid into. */
  readonly numberOfInvestments: number;
  /** By the end of each calendar year, of the last one on the as-of day. */
  readonly years: readonly PortfolioYear[];
}

export interface PortfolioYear {
  readonly day: IsoDate;
  readonly value: Figure;
  /** The figures of the private funds up to that day. */
  readonly funds: PooledFigures;
}

/** The returns of the accounts of the overview, or of the one that the page is about; of an advisor's clients the first hundred by name. */
export interface OverviewReturns {
  readonly asOf: IsoDate;
  readonly rows: readonly AccountReturns[];
}

export interface AccountReturns {
  readonly accountId: string;
  readonly name: string;
  readonly currency: string;
  /** The day of its figures; null without any. */
  readonly day: IsoDate | null;
  readonly value: Figure;
  readonly changes: readonly {
    readonly span: ChangeOf['span'];
    readonly gain: Figure;
    readonly rate: Figure;
    readonly benchmark: Figure;
  }[];
}

/** The firm's own text above the overview. Parts that the firm has not written are absent. */
export interface OverviewContent {
  readonly title: string;
  readonly firm: string;
  readonly address: string;
  readonly header: Readonly<Record<Locale, string>>;
  readonly overview: Readonly<Record<Locale, string>>;
}

/** The groups of clients of whom the actor sees one at least, each as one: values at the day's rates, returns chained over all members. */
export interface Groups {
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly rows: readonly GroupRow[];
}

export interface GroupRow {
  readonly id: string;
  readonly name: string;
  /** The score that the advisers of its clients have given it. */
  readonly score: number | null;
  readonly count: number;
  /** The first hundred by name. */
  readonly members: readonly { readonly id: string; readonly name: string }[];
  readonly value: Figure;
  readonly change: Change;
}
