import * as z from 'zod';
import { firstPriceSources, splitAnswers } from '#contracts/imports.ts';
import { assetClasses, tradedTypes } from '#finance/ledger/ledger.ts';

const id = z.string().regex(/^[0-9a-f]{32}$/);
const row = z.coerce.number().int().min(0).max(2_147_483_647);
const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u);

const NewSecurity = z.strictObject({
  intent: z.literal('security'),
  source: text(100),
  key: text(300),
  kind: z.literal('new'),
  symbol: text(40),
  name: text(200),
  type: z.enum(tradedTypes),
  assetClass: z.enum(assetClasses),
  currency: z.string().regex(/^[A-Z]{3}$/),
  'price-from': z.enum(firstPriceSources),
  price: z.string().max(40).optional(),
  'price-day': z.string().max(10).optional(),
});

/** The forms of an import's pages, by intent. */
export const ImportForm = z.union([
  /** The portfolio and layout of each file: `file-…` and `layout-…` by the files' ids. */
  z.looseObject({ intent: z.literal('check') }),
  z.strictObject({ intent: z.literal('again') }),
  z.strictObject({ intent: z.literal('remove-file'), file: id }),
  /** With the centuries of files: `century-…` by their ids. */
  z.looseObject({
    intent: z.literal('options'),
    'leave-out-errors': z.literal('on').optional(),
    'take-duplicates': z.literal('on').optional(),
    'confirm-questions': z.literal('on').optional(),
    splits: z.enum(['', ...splitAnswers]).optional(),
  }),
  /** The portfolio of each account in the files: `source-0`, `account-0` and `portfolio-0`, and so on. */
  z.looseObject({ intent: z.literal('accounts') }),
  z.strictObject({ intent: z.literal('security'), source: text(100), key: text(300), kind: z.literal('existing'), symbol: text(40) }),
  NewSecurity,
  z.strictObject({ intent: z.literal('security'), source: text(100), key: text(300), kind: z.literal('none') }),
  /** The corrected cells of a row: `cell-…` by their columns. */
  z.looseObject({ intent: z.literal('correct'), row }),
  z.strictObject({ intent: z.literal('uncorrect'), row }),
  z.strictObject({ intent: z.literal('import') }),
  z.strictObject({ intent: z.literal('stop') }),
  z.strictObject({ intent: z.literal('undo') }),
  z.strictObject({ intent: z.literal('delete') }),
]);

export type ImportForm = z.infer<typeof ImportForm>;
export type SecurityForm = Extract<ImportForm, { readonly intent: 'security' }>;
