import * as z from 'zod';

/** What the address of a list may say. */
export const AdminListQuery = z.object({
  /** Part of a name. */
  find: z
    .string()
    .max(100)
    .refine((value) => !value.includes('\0'))
    .optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
});
export type AdminListQuery = z.infer<typeof AdminListQuery>;
