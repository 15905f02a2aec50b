import * as z from 'zod';
import { auditActions, auditOutcomes } from '#domain/audit/audit-event.ts';
import { isId } from '#domain/is-id.ts';
import { isIsoDate } from '#finance/iso-date.ts';

/** The text that a database keeps: all but the character 0. */
const words = z
  .string()
  .max(100)
  .refine((value) => !value.includes('\0'));
const day = z.string().refine(isIsoDate);

/** The query in the address of the audit trail. */
export const AuditQuery = z.object({
  /** Part of a person's name or address, or the name of a job. */
  who: words.optional(),
  /** Part of an account's name. */
  account: words.optional(),
  action: z.enum(auditActions).optional(),
  outcome: z.enum(auditOutcomes).optional(),
  /** The closed range of days in the variant's time zone. */
  from: day.optional(),
  to: day.optional(),
  /** Only what was told before the row of this number. */
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});

export type AuditQuery = z.infer<typeof AuditQuery>;

/** The query in the address of "Who looked at my data". */
export const AccessLogQuery = z.object({
  /** Only what happened before this entry. */
  before: z.string().refine(isId).optional(),
});

export type AccessLogQuery = z.infer<typeof AccessLogQuery>;
