import type { IsoDate } from '#finance/iso-date.ts';

/** Effects of a finding on the figures, the worst first. */
export const findingSeverities = ['wrong', 'missing', 'doubtful', 'cosmetic'] as const;
export type FindingSeverity = (typeof findingSeverities)[number];

/** Everything that may be found about data, with what it does to the figures. */
export const severityOf = {
  'does-not-add-up': 'wrong',
  'negative-units': 'wrong',
  'no-price': 'missing',
  'no-reported-value': 'missing',
  'no-exchange-rate': 'missing',
  'not-recorded': 'missing',
  'flow-without-value': 'missing',
  'broken-return': 'missing',
  'benchmark-without-prices': 'missing',
  'price-held': 'doubtful',
  'suspected-split': 'doubtful',
  'stale-price': 'doubtful',
  'stale-rate': 'doubtful',
  'overdue-report': 'doubtful',
  'cash-settled-elsewhere': 'doubtful',
  'benchmark-behind': 'doubtful',
  'restated-report': 'doubtful',
  'amount-differs': 'doubtful',
  'rate-differs': 'doubtful',
  'custodian-differs': 'doubtful',
  'currency-assumed': 'doubtful',
  'split-adjusted': 'cosmetic',
  unclassified: 'cosmetic',
} as const satisfies Record<string, FindingSeverity>;

export type FindingKind = keyof typeof severityOf;

export const findingKinds = Object.keys(severityOf) as FindingKind[];

/** Kind of a finding's subject: a security, two currencies (`USD/GBP`), a benchmark, or the portfolios themselves (an empty subject). */
export const subjectOf = {
  'does-not-add-up': 'portfolio',
  'negative-units': 'instrument',
  'no-price': 'instrument',
  'no-reported-value': 'instrument',
  'no-exchange-rate': 'currencies',
  'not-recorded': 'portfolio',
  'flow-without-value': 'portfolio',
  'broken-return': 'portfolio',
  'benchmark-without-prices': 'benchmark',
  'price-held': 'instrument',
  'suspected-split': 'instrument',
  'stale-price': 'instrument',
  'stale-rate': 'currencies',
  'overdue-report': 'instrument',
  'cash-settled-elsewhere': 'portfolio',
  'benchmark-behind': 'benchmark',
  'restated-report': 'portfolio',
  'amount-differs': 'portfolio',
  'rate-differs': 'portfolio',
  'custodian-differs': 'portfolio',
  'currency-assumed': 'instrument',
  'split-adjusted': 'instrument',
  unclassified: 'instrument',
} as const satisfies Record<FindingKind, 'instrument' | 'currencies' | 'benchmark' | 'portfolio'>;

/** A finding about one portfolio's own data on the day of its figures. */
export interface PortfolioFinding {
  readonly kind: FindingKind;
  /** As `subjectOf` says: an instrument's id, a pair of currencies, or empty. */
  readonly subject: string;
  /** The first day concerned. */
  readonly since: IsoDate;
  /** The last day concerned; null while it lasts. */
  readonly until: IsoDate | null;
  /** Value concerned, in the portfolio's currency; null = not available. */
  readonly value: number | null;
}
