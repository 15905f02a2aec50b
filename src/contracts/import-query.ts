import * as z from 'zod';
import { rowVerdicts } from '#domain/import/file-import.ts';

/** The portfolio that an import was begun from. */
const portfolio = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .optional();
const page = z.coerce.number().int().min(1).max(1_000_000);

/** The page of a list that is shown. */
export const PageQuery = z.strictObject({ page: page.optional(), portfolio });

/** The page and the kind of an import's rows that are shown. */
export const ImportQuery = z.strictObject({
  verdict: z.enum(rowVerdicts).optional(),
  page: page.optional(),
  portfolio,
  /** The row that someone corrects. */
  row: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
  /** The file that someone explains by hand. */
  map: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
});
export type ImportQuery = z.infer<typeof ImportQuery>;
