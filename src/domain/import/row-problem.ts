import { questionKinds } from '../ledger/question-kinds.ts';
import { leftOutReasons } from './layouts/layout.ts';

/** Expectations that a cell or row can fail, each with its sentence in the catalogues. */
export const expectations = [
  'date',
  'century',
  'number',
  'clear-number',
  'formula-result',
  'no-cell-error',
  'currency',
  'kind',
  'known-kind',
  'cash-received',
  'cash-paid',
  'amount',
  'opening-balance',
  'units',
  'security',
  'cells',
  'held',
  'booked',
  'fitting-units',
  'nominal-as-units',
  'fitting-amount',
  'rate-reciprocal',
  'rate-of-day',
  'unique',
  'repeated',
  'reused',
  'known-security',
  'known-account',
  'reversed-row',
  'other-side',
  'voided',
  'pending',
  ...leftOutReasons.map((reason) => `left-out-${reason}` as const),
  ...questionKinds,
  'other',
] as const;
export type Expectation = (typeof expectations)[number];

/** Problem of a row: where, what was found, what is expected. */
export interface RowProblem {
  /** As the file names it; `null` where it is about the row as a whole. */
  readonly column: string | null;
  readonly found: string;
  readonly expected: Expectation;
  /** Fill the braces of its sentence. */
  readonly details?: Readonly<Record<string, string>>;
}
