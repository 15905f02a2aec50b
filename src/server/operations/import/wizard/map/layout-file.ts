import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { importsPolicy } from '#domain/import/file-import.ts';
import { mappedMeanings } from '#domain/import/map/kind-words.ts';
import {
  costBases,
  costKinds,
  gapsIn,
  type Mapping,
  mappedColumns,
  mappingLimits,
  proseKinds,
  signRules,
} from '#domain/import/map/mapping.ts';
import { dateShapes } from '#domain/import/read/read-day.ts';
import { numberShapes } from '#domain/import/read/read-number.ts';
import { maxSavedLayouts } from '#domain/import/map/saved-layout.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../../../request-context.ts';
import { saveLayout } from './save-layout.ts';

const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u);
const named = line(mappingLimits.source).trim().min(1);
const columnName = line(mappingLimits.columnName);
const meaning = z.enum(mappedMeanings);

const MappingFile = z.strictObject({
  source: named,
  header: z.array(columnName).min(1).max(mappingLimits.columns),
  columns: z.partialRecord(z.enum(mappedColumns), columnName),
  dates: z.enum(dateShapes),
  numbers: z.enum(numberShapes),
  signs: z.enum(signRules),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  pricesInPence: z.boolean(),
  words: z.array(z.strictObject({ word: line(mappingLimits.word), meaning })).max(mappingLimits.words),
  unnamed: z.strictObject({ in: meaning, out: meaning }),
  costs: z.partialRecord(z.enum(costKinds), z.enum(costBases)).optional(),
  prose: z.enum(proseKinds).nullable().optional(),
  text: columnName.optional(),
});

const LayoutsFile = z.strictObject({
  kind: z.literal('import-layouts'),
  version: z.literal(1),
  layouts: z
    .array(z.strictObject({ name: named, mapping: MappingFile }))
    .min(1)
    .max(maxSavedLayouts),
});

const Form = z.strictObject({ intent: z.literal('import-layouts'), content: z.string().max(900_000) });

export function isLayoutsFile(fields: Readonly<Record<string, unknown>>): boolean {
  return fields.intent === 'import-layouts';
}

/**
 * Writes saved layouts as a file: one of them, or all that the firm has.
 *
 * @throws AppError `page-not-found`, `import-layout-not-found`
 */
export async function exportLayouts({ actor, db }: Pick<RequestContext, 'actor' | 'db'>, id: string | null): Promise<string> {
  authorize({ policy: importsPolicy, action: 'read', notFound: 'page-not-found' }, actor, {});
  const saved = await db.read((snapshot) => snapshot.importLayouts.list());
  const wanted = id === null ? saved : saved.filter((each) => each.id === id);
  if (id !== null && wanted.length === 0) throw new AppError('import-layout-not-found');
  return JSON.stringify({ kind: 'import-layouts', version: 1, layouts: wanted.map(({ name, mapping }) => ({ name, mapping })) }, null, 2);
}

/**
 * Keeps the layouts of such a file for the firm, all or none, as if the person had explained them.
 *
 * @throws AppError `form-not-understood`, `page-not-found`, `import-layouts-unreadable`, `import-layouts-invalid` with where it is wrong, and as
 *   `saveLayout` does
 */
export async function importLayoutsFile(
  { actor, db }: Pick<RequestContext, 'actor' | 'db'>,
  fields: Record<string, unknown>,
): Promise<void> {
  authorize({ policy: importsPolicy, action: 'read', notFound: 'page-not-found' }, actor, {});
  const { data: form } = Form.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  const layouts = layoutsIn(form.content);
  await db.write(async (tx) => {
    for (const layout of layouts) await saveLayout(tx, actor, layout);
  });
}

function layoutsIn(content: string): { readonly name: string; readonly mapping: Mapping }[] {
  const { data, error } = LayoutsFile.safeParse(jsonIn(content));
  if (!data) throw new AppError('import-layouts-invalid', { place: placeOf(error.issues[0]) });
  return data.layouts.map(({ name, mapping }, at) => {
    const whole = withoutUndefined(mapping);
    const isKnown = Object.values(whole.columns).every((column) => whole.header.includes(column));
    if (!isKnown || gapsIn(whole).length > 0) throw new AppError('import-layouts-invalid', { place: `layouts.${at}.mapping` });
    return { name, mapping: whole };
  });
}

function jsonIn(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new AppError('import-layouts-unreadable');
  }
}

function placeOf(issue: { readonly path: readonly PropertyKey[] } | undefined): string {
  return issue?.path.map(String).join('.').slice(0, 100) || '-';
}

/** Removes fields that a file leaves out, as a mapping made on screen does not have them either. */
function withoutUndefined(mapping: z.infer<typeof MappingFile>): Mapping {
  return JSON.parse(JSON.stringify(mapping)) as Mapping;
}
