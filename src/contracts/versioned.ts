/** The answer to the second of two who changed the same fields: the stored values, and those that they wanted. */
export interface Conflict<Field extends string> {
  readonly conflict: readonly { readonly field: Field; readonly theirs: string; readonly yours: string }[];
  /** The version of the stored values: the choices of the form that is sent next are about it. */
  readonly version: number;
}

/** It is saved; anyone who goes on changes that version. */
export interface Saved {
  readonly done: 'saved';
  readonly version: number;
  /** True when fields that the sender had not changed, or gave up, were left as someone else had saved them. */
  readonly isMerged?: true;
}

/** Begins the name of the field that holds the choice about a field: `theirs` or `yours`. */
export const choicePrefix = 'choice.';

/** The most characters of a drawn key that a form sends along with its changes; of a longer one it sends a fingerprint. */
export const maxBaseKey = 2000;
