import * as z from 'zod';

/** What a database keeps as text: all but the character 0. */
const text = z.string().refine((value) => !value.includes('\0'));

/** Which transaction a form is about, or which security a new one. */
export const EntryQuery = z.object({ entry: text.max(40).optional(), symbol: text.max(200).optional() });

/** Which page of the sheet, of the transactions that say this. */
export const SheetQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).optional(), find: text.max(100).optional() });

export const SecuritiesQuery = z.object({ find: text.max(100).optional() });

/** What someone is typing, by field, and which transaction it would replace. */
export const PreviewQuery = z.object({ replaces: text.max(40).optional() }).catchall(text.max(200));
