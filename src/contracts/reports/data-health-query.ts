import { importWarningKinds } from '#domain/data-health/import-warning.ts';
import * as z from 'zod';
import { isId } from '#domain/is-id.ts';
import { isIsoDate } from '#finance/iso-date.ts';
import { findingKinds, findingSeverities } from '#domain/data-health/finding.ts';

const page = z.coerce.number().int().min(1).max(100_000);

/** The query of the page of data health. */
export const DataHealthQuery = z.object({
  severity: z.enum(findingSeverities).optional(),
  kind: z.enum(findingKinds).optional(),
  page: page.optional(),
  /** The finding whose portfolios are listed. */
  finding: z
    .string()
    .max(100)
    .regex(/^[a-z-]+(?:~[\w/-]*)?$/)
    .optional(),
  /** The page of the finding's portfolios. */
  portfolios: page.optional(),
});

export type DataHealthQuery = z.infer<typeof DataHealthQuery>;

/** The maximum length of a reason, in characters. */
const longestReason = 500;

/** A user's verdict on a transaction that an import warned of: the row is right, or an earlier verdict was wrong. */
export const WarningVerdict = z.strictObject({
  intent: z.enum(['seen', 'unseen']),
  portfolio: z.string().refine(isId),
  transaction: z.string().refine(isId),
  warning: z.enum(importWarningKinds),
  reason: z
    .string()
    .trim()
    .max(longestReason)
    .regex(/^\P{Cc}*$/u)
    .optional(),
});

/** The form of prices in quarantine. It confirms the prices of an instrument on some days, or undoes the confirmation. */
export const PriceVerdict = z.object({
  intent: z.enum(['confirm', 'undo']),
  instrument: z.string().refine(isId),
  days: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.string().refine(isIsoDate)).max(20_000)),
});
