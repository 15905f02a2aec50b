import { importWarningKinds } from '#domain/data-health/import-warning.ts';
import * as z from 'zod';
import { isId } from '#domain/is-id.ts';
import { isIsoDate } from '#finance/iso-date.ts';
import { findingKinds, findingSeverities } from '#domain/data-health/finding.ts';

const page = z.coerce.number().int().min(1).max(100_000);

/** What the address of data health may say after the question mark. */
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
  /** Which page of its portfolios. */
  portfolios: page.optional(),
});

export type DataHealthQuery = z.infer<typeof DataHealthQuery>;

/** What the form of prices in quarantine sends: that those of an instrument on some days are right, or that this was an error. */
const longestReason = 500;

/** What someone says of a transaction that an import warned of: that its row is right, or that this was an error. */
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

export const PriceVerdict = z.object({
  intent: z.enum(['confirm', 'undo']),
  instrument: z.string().refine(isId),
  days: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.string().refine(isIsoDate)).max(20_000)),
});
