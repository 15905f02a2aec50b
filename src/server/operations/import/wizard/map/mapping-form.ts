import * as z from 'zod';
import { type MappedMeaning, mappedMeanings } from '#domain/import/map/kind-words.ts';
import { costBases, type MappedColumn, mappedColumns, mappingLimits, signRules } from '#domain/import/map/mapping.ts';
import { dateShapes } from '#domain/import/read/read-day.ts';
import { numberShapes } from '#domain/import/read/read-number.ts';
import { encodings, separators } from '#domain/import/read/text-shape.ts';

const clean = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u);

const meaning = z.enum(mappedMeanings);

/** The user's mapping of a file. Columns are `column-0` and so on, words `word-0` with `meaning-0`. */
const Form = z.looseObject({
  file: z.string().regex(/^[0-9a-f]{32}$/),
  /** The encoding, separator and header line that the columns belong to. */
  shape: z.string().max(60),
  encoding: z.enum(encodings),
  separator: z.enum(separators),
  'header-at': z.coerce.number().int().min(0).max(1000),
  source: clean(mappingLimits.source),
  dates: z.enum(dateShapes),
  numbers: z.enum(numberShapes),
  signs: z.enum(signRules),
  currency: z
    .string()
    .regex(/^(?:[A-Z]{3})?$/)
    .transform((code) => code || null),
  pence: z.literal('on').optional(),
  'costs-charges': z.enum([...costBases, '']).optional(),
  'costs-tax': z.enum([...costBases, '']).optional(),
  'costs-incomeTax': z.enum([...costBases, '']).optional(),
  in: meaning,
  out: meaning,
  /** Kept for other files as well, under this name. */
  'save-as': clean(mappingLimits.source).optional(),
});

export interface MappingForm extends z.infer<typeof Form> {
  readonly columns: readonly (MappedColumn | null)[];
  readonly words: ReadonlyMap<string, MappedMeaning | null>;
}

/** The form, or null where it is none. */
export function readMappingForm(fields: Readonly<Record<string, unknown>>): MappingForm | null {
  const { data } = Form.safeParse(fields);
  if (!data) return null;
  const columns = numbered(fields, 'column', mappingLimits.columns).map((given) => mappedColumns.find((each) => each === given) ?? null);
  const meanings = numbered(fields, 'meaning', mappingLimits.words);
  const words = numbered(fields, 'word', mappingLimits.words).map(
    (word, at) => [word, mappedMeanings.find((each) => each === meanings[at]) ?? null] as const,
  );
  return { ...data, columns, words: new Map(words) };
}

/** `name-0`, `name-1` and so on, as far as they go. */
export function numbered(fields: Readonly<Record<string, unknown>>, name: string, most: number): string[] {
  const found: string[] = [];
  for (let at = 0; at < most; at += 1) {
    const value = fields[`${name}-${at}`];
    if (typeof value !== 'string') break;
    found.push(value);
  }
  return found;
}
