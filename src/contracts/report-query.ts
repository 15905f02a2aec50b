import * as z from 'zod';
import { isIsoDate } from '#finance/iso-date.ts';
import { portfolioTypes } from './ids.ts';

export const performanceRanges = ['1m', '3m', 'ytd', '1y', '3y', '5y', 'max'] as const;
export type PerformanceRange = (typeof performanceRanges)[number];

export const transactionRanges = ['1m', '3m', '6m', '12m', 'year', 'prevYear', 'all'] as const;
export type TransactionRange = (typeof transactionRanges)[number];

export const clientSorts = ['value', 'name', 'change', 'benchmark', 'lastLogin'] as const;
export type ClientSort = (typeof clientSorts)[number];

export const clientPeriods = ['1m', '3m', 'ytd', '1y'] as const;
export type ClientPeriod = (typeof clientPeriods)[number];

/** What may need an advisor's attention with a client, the most urgent first. */
export const attentionMatters = ['notAvailable', 'withoutExternalId', 'stalePrices', 'neverSignedIn'] as const;
export type AttentionMatter = (typeof attentionMatters)[number];

/** Over which period a list shows the change before anybody chose one. */
export const defaultPeriods = { clients: 'ytd', portfolios: '1y' } as const satisfies Record<string, ClientPeriod>;

const isoDate = z.string().refine(isIsoDate);
/** What a database keeps as text: all but the character 0. */
const text = z.string().refine((value) => !value.includes('\0'));
const page = z.coerce.number().int().min(1).max(100_000).catch(1);

/**
 * Everything that a report page's address may say after the question mark. What is absent is the variant's default;
 * a value that is not understood is refused by name, an unknown key too.
 */
export const ReportQuery = z.strictObject({
  date: isoDate.optional(),
  range: z.enum(performanceRanges).optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
  tab: text.max(40).optional(),
  transactions: z.enum(transactionRanges).optional(),
  find: text.max(100).optional(),
  page: page.optional(),
  sort: z.enum(clientSorts).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  letter: text.max(1).optional(),
  type: z.enum(portfolioTypes).optional(),
  group: text.max(100).optional(),
  unlinked: z.enum(['hide']).optional(),
  attention: z.enum(attentionMatters).optional(),
  period: z.enum(clientPeriods).optional(),
});

export type ReportQuery = z.infer<typeof ReportQuery>;
