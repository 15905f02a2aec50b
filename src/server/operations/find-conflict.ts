import type { Conflict } from '#contracts/versioned.ts';

/** Null while what is stored is what was read; else the difference, which is empty when someone else has just saved the same. */
export function findConflict<Field extends string>(
  stored: { readonly version: number; readonly fields: Readonly<Record<Field, string>> },
  wanted: { readonly version: number; readonly fields: Readonly<Record<Field, string>> },
): Conflict<Field> | null {
  if (stored.version === wanted.version) return null;
  const names = Object.keys(wanted.fields) as Field[];
  const differing = names.filter((field) => stored.fields[field] !== wanted.fields[field]);
  return {
    version: stored.version,
    conflict: differing.map((field) => ({ field, theirs: stored.fields[field], yours: wanted.fields[field] })),
  };
}
