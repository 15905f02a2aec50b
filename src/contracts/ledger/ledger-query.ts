import * as z from 'zod';
import { isIsoDate } from '#finance/iso-date.ts';

/** The text that a database can store: any character but U+0000. */
const text = z.string().refine((value) => !value.includes('\0'));

/** The transaction that a form is about, the security of a new one, or the holding to correct. */
export const EntryQuery = z.object({
  entry: text.max(40).optional(),
  symbol: text.max(200).optional(),
  kept: text.max(200).optional(),
});

/** The page of the sheet, and the text by which its transactions are filtered. */
export const SheetQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).optional(), find: text.max(100).optional() });

/** The page of the holdings, and the day at whose end they are shown. */
export const HoldingsQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  day: z.string().refine(isIsoDate).optional(),
});

/** Words that someone looks something up by. */
export const FindQuery = z.object({ find: text.max(100).optional() });

/** The fields being typed, the transaction that they would replace, and whether a bond is counted by its nominal. */
export const PreviewQuery = z
  .object({ replaces: text.max(40).optional(), counted: z.literal('nominal').optional() })
  .catchall(text.max(200));
