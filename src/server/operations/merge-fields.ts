import * as z from 'zod';
import { toBaseKey } from '#contracts/base-key.ts';
import { choicePrefix, maxBaseKey, type Conflict } from '#contracts/versioned.ts';

/** The fields of a form about the version that it was drawn from, and the conflict that it has shown. */
export interface Merging {
  /** The keys of touched fields as they were drawn, by `toBaseKey`; null without scripts. */
  readonly base: Readonly<Record<string, string>> | null;
  readonly choices: Readonly<Record<string, 'theirs' | 'yours'>>;
  /** The fields of the conflict that it has shown. */
  readonly asked: readonly string[];
}

interface Versioned<Field extends string> {
  readonly version: number;
  readonly fields: Readonly<Record<Field, string>>;
}

const Base = z.record(z.string().max(200), z.string().max(maxBaseKey));
const Choice = z.enum(['theirs', 'yours']);

/** Takes `base` and the choices out of the fields of a form. What is not written like them counts as not sent. */
export function parseMergeFields(given: Readonly<Record<string, unknown>>): {
  readonly merging: Merging;
  readonly rest: Record<string, unknown>;
} {
  const { base, asked, ...others } = given;
  const choices = Object.entries(others).flatMap(([name, value]) => {
    const { data } = Choice.safeParse(value);
    return isChoice(name) && data ? [[name.slice(choicePrefix.length), data] as const] : [];
  });
  return {
    merging: { base: parseBase(base), choices: Object.fromEntries(choices), asked: typeof asked === 'string' ? asked.split(' ') : [] },
    rest: Object.fromEntries(Object.entries(others).filter(([name]) => !isChoice(name))),
  };
}

const isChoice = (name: string) => name.startsWith(choicePrefix);

function parseBase(base: unknown): Merging['base'] {
  if (typeof base !== 'string') return null;
  try {
    return Base.safeParse(JSON.parse(base)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Merges a form into what is stored, field by field. A field that its sender never touched stays as it is stored, and one that no one else
 * has changed becomes what was sent. Where both changed it, the sender's choice counts, if it was made about the stored version; else it
 * is a conflict.
 */
export function mergeFields<Field extends string>(
  stored: Versioned<Field>,
  wanted: Versioned<Field>,
  merging: Merging,
): Conflict<Field> | { readonly fields: Readonly<Record<Field, string>>; readonly taken: readonly Field[] } {
  const names = Object.keys(wanted.fields) as Field[];
  const differing = names.filter((field) => stored.fields[field] !== wanted.fields[field]);
  const verdicts = differing.map((field) => ({ field, verdict: verdictOn(field, stored, wanted, merging) }));
  const conflict = verdicts.flatMap(({ field, verdict }) =>
    verdict === 'conflict' ? [{ field, theirs: stored.fields[field], yours: wanted.fields[field] }] : [],
  );
  if (conflict.length > 0) return { version: stored.version, conflict };
  const taken = verdicts.flatMap(({ field, verdict }) => (verdict === 'theirs' ? [field] : []));
  const kept = Object.fromEntries(taken.map((field) => [field, stored.fields[field]]));
  return { fields: { ...wanted.fields, ...kept }, taken };
}

type Verdict = 'theirs' | 'yours' | 'conflict';

function verdictOn<Field extends string>(field: Field, stored: Versioned<Field>, wanted: Versioned<Field>, merging: Merging): Verdict {
  const { base } = merging;
  const was = base?.[field];
  if (base && (was === undefined || was === toBaseKey(wanted.fields[field]))) return 'theirs';
  if (was === toBaseKey(stored.fields[field])) return 'yours';
  if (stored.version !== wanted.version) return 'conflict';
  return merging.choices[field] ?? (base || merging.asked.includes(field) ? 'conflict' : 'yours');
}
