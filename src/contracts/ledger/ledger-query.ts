import * as z from 'zod';
import { isIsoDate } from '#finance/iso-date.ts';

/** What a database keeps as text: all but the character 0. */
const text = z.string().refine((value) => !value.includes('\0'));

/** The transaction that a form is about, the security of a new one, or the holding to correct. */
export const EntryQuery = z.object({
  entry: text.max(40).optional(),
  symbol: text.max(200).optional(),
  kept: text.max(200).optional(),
});

/** Which page of the sheet, of the transactions that say this. */
export const SheetQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).optional(), find: text.max(100).optional() });

/** Which page of the holdings, at the end of which day. */
export const HoldingsQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  day: z.string().refine(isIsoDate).optional(),
});

/** Words that someone looks something up by. */
export const FindQuery = z.object({ find: text.max(100).optional() });

/** What someone is typing, by field, which transaction it would replace, and whether a bond is counted by its nominal. */
export const PreviewQuery = z
  .object({ replaces: text.max(40).optional(), counted: z.literal('nominal').optional() })
  .catchall(text.max(200));
