import type { Conflict } from '#contracts/versioned.ts';

/** A text per field: JSON as it is stored, or as the editor writes it. */
export type FieldTexts = Readonly<Record<string, string>>;

/** The version that the editor's texts come from. */
export interface SavedDesign {
  readonly version: number;
  readonly stored: FieldTexts;
  /** The same as the editor writes it: only changes differ from it. */
  readonly written: FieldTexts;
}

type LoadedDesign = Pick<SavedDesign, 'version' | 'stored'>;

/** Writes a stored field as the editor does. */
type WriteAsEditor = (json: string) => string;

/** Returns the design that an editor begins with. */
export function beginDesign({ version, stored }: LoadedDesign, writeAsEditor: WriteAsEditor): SavedDesign {
  const written = Object.entries(stored).map(([field, json]) => [field, writeAsEditor(json)]);
  return { version, stored, written: Object.fromEntries(written) };
}

/** Returns the fields that the user has changed. */
export function listTouched(saved: SavedDesign, written: FieldTexts): string[] {
  return Object.keys(written).filter((field) => written[field] !== saved.written[field]);
}

/** Returns the design after a conflict: the user has seen what others saved in its fields, and what is sent next is about that. */
export function noteConflict(saved: SavedDesign, { version, conflict }: Conflict<string>, writeAsEditor: WriteAsEditor): SavedDesign {
  const stored = { ...saved.stored, ...Object.fromEntries(conflict.map(({ field, theirs }) => [field, theirs])) };
  const seen = conflict.map(({ field, theirs }) => [field, writeAsEditor(theirs)]);
  return { version, stored, written: { ...saved.written, ...Object.fromEntries(seen) } };
}

interface Saving {
  /** The version that the server saved. */
  readonly version: number;
  /** The texts that were sent. */
  readonly sent: FieldTexts;
  /** The texts by now: the user may have gone on while the server saved. */
  readonly written: FieldTexts;
  /** The design as it was loaded after saving. */
  readonly loaded: LoadedDesign;
}

/**
 * Returns the design after it was saved, and the fields that the editor takes over because others have changed them. A field that the user
 * has changed by now is not taken over: its older text stays its base, so that the server finds the conflict.
 */
export function noteSaved(
  saved: SavedDesign,
  { version, sent, written, loaded }: Saving,
  writeAsEditor: WriteAsEditor,
): { readonly saved: SavedDesign; readonly taken: FieldTexts } {
  const isWhatWasSaved = loaded.version === version;
  const touched = listTouched(saved, sent);
  const ofOthers = Object.keys(sent).filter(
    (field) =>
      isWhatWasSaved && !touched.includes(field) && loaded.stored[field] !== saved.stored[field] && written[field] === saved.written[field],
  );
  const taken = pick(ofOthers, (field) => writeAsEditor(loaded.stored[field] ?? ''));
  const stored = {
    ...saved.stored,
    ...pick(touched, (field) => (isWhatWasSaved ? loaded : { stored: sent }).stored[field] ?? ''),
    ...pick(ofOthers, (field) => loaded.stored[field] ?? ''),
  };
  return { saved: { version, stored, written: { ...saved.written, ...pick(touched, (field) => sent[field] ?? ''), ...taken } }, taken };
}

function pick(fields: readonly string[], textOf: (field: string) => string): FieldTexts {
  return Object.fromEntries(fields.map((field) => [field, textOf(field)]));
}
