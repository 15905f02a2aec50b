import * as z from 'zod';
import { isId } from '#domain/is-id.ts';
import { isIsoDate } from '#finance/iso-date.ts';
import { portfolioTypes } from '#domain/portfolio/portfolio-type.ts';
import {
  attentionMatters,
  breakdownChoices,
  clientPeriods,
  clientSorts,
  holdingGroupings,
  holdingSorts,
  performanceRanges,
  returnForms,
  returnTables,
  simulatedWeights,
  transactionRanges,
} from './report-choices.ts';

const isoDate = z.string().refine(isIsoDate);
/** The text that a database can store: any character but U+0000. */
const text = z.string().refine((value) => !value.includes('\0'));
const page = z.coerce.number().int().min(1).max(100_000).catch(1);

/**
 * Everything that a report page's address may say after the question mark. What is absent is the variant's default;
 * a value that is not understood is refused by name, a key that is none of these ignored.
 */
export const ReportQuery = z.object({
  date: isoDate.optional(),
  range: z.enum(performanceRanges).optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
  returns: z.enum(returnForms).optional(),
  table: z.enum(returnTables).optional(),
  weights: z.enum(simulatedWeights).optional(),
  tab: text.max(40).optional(),
  breakdown: z.enum(breakdownChoices).optional(),
  transactions: z.enum(transactionRanges).optional(),
  find: text.max(100).optional(),
  /** The part whose figure is to be explained: a group of a breakdown, or a holding. */
  of: text.max(100).optional(),
  /** The security that transactions are wanted of. */
  holding: z.string().refine(isId).optional(),
  page: page.optional(),
  sort: z.enum([...clientSorts, ...holdingSorts]).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  /** By what the holdings stand together, and whether only those with an old price are wanted. */
  by: z.enum(holdingGroupings).optional(),
  stale: z.enum(['only']).optional(),
  letter: text.max(1).optional(),
  type: z.enum(portfolioTypes).optional(),
  /** A group of clients, by its id; what names none is as if it were not there. */
  group: text
    .max(100)
    .transform((value) => (isId(value) ? value : undefined))
    .optional(),
  /** An access group of the firm, by its id. */
  accessGroup: text
    .max(100)
    .transform((value) => (isId(value) ? value : undefined))
    .optional(),
  unlinked: z.enum(['hide']).optional(),
  /** Portfolios that do not count in the total of a client's home: ids joined by dots. What names none is as if it were not there. */
  without: text.max(4000).optional(),
  attention: z.enum(attentionMatters).optional(),
  period: z.enum(clientPeriods).optional(),
});

export type ReportQuery = z.infer<typeof ReportQuery>;

/** The ids of the portfolios that do not count. */
export function portfoliosWithout({ without }: Pick<ReportQuery, 'without'>): readonly string[] {
  return without?.split('.').filter(isId) ?? [];
}
