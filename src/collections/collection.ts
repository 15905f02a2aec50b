import type { Field } from '#forms/form.ts';

/** A column of the list of a collection: a field, or what the source tells beside the fields. */
export type Column =
  | {
      readonly id: string;
      /** The format: an external link, a number, an exact number with all digits, an amount with minor units, a day, a moment, or plain text. */
      readonly kind: 'link' | 'number' | 'exact' | 'amount' | 'date' | 'moment' | 'text';
    }
  /** Its name, with the picture that its kind has: a person's photo, a logo, or none. */
  | { readonly id: string; readonly kind: 'name'; readonly picture?: 'photo' | 'logo' }
  /** The options that were chosen: those of the field of that name, or these. */
  | { readonly id: string; readonly kind: 'options'; readonly options?: readonly string[] }
  /** One of a few, each with its colour. */
  | {
      readonly id: string;
      readonly kind: 'state';
      readonly tones: Readonly<Record<string, 'positive' | 'neutral' | 'warning' | 'negative' | 'accent'>>;
    };

/**
 * One of the choices that a list is filtered by; without them a record that other pages name, by its id. A field that may be empty is also filtered
 * by whether it is.
 */
export interface Filter {
  readonly id: string;
  readonly options?: readonly string[];
  readonly mayBeEmpty?: boolean;
}

/** The filter values for an empty field and for one with a value. */
export const emptiness = ['[empty]', '[not-empty]'] as const;
export type Emptiness = (typeof emptiness)[number];

export function isEmptiness(asked: string | undefined): asked is Emptiness {
  return emptiness.some((each) => each === asked);
}

export interface Step {
  readonly id: string;
  readonly fields: readonly Field[];
}

/**
 * A collection of records that administrators list, open and change. The definition is data only. The catalogues have its labels under `collections.<id>`;
 * `server/records/` binds it to the code that reads and writes.
 */
export interface Collection {
  /** Its address, `/admin/<id>`. */
  readonly id: string;
  /** Its drawing in the navigation. */
  readonly icon: string;
  /** The kind of target in the audit trail, for the record's history. Null where the trail has no events about single records. */
  readonly target:
    | null
    | 'transaction'
    | 'organisation'
    | 'access-group'
    | 'client-group'
    | 'service'
    | 'person'
    | 'portal'
    | 'account'
    | 'portfolio'
    | 'model'
    | 'risk-profile'
    | 'message-template'
    | 'security'
    | 'content';
  /** The kind of record on the dashboard below which a new one begins; absent where it begins from the list. */
  readonly below?: 'portal' | 'account';
  readonly columns: readonly [Column, ...Column[]];
  /** The columns and fields that a search goes through. */
  readonly search: readonly string[];
  /** The columns that the list may be sorted by; the first of them is how it comes. */
  readonly sort: readonly [string, ...string[]];
  /** The list comes with the greatest first. */
  readonly isDescending?: true;
  readonly filters: readonly Filter[];
  readonly steps: readonly [Step, ...Step[]];
  /** The views beside the form, each a tab with its own data (`contracts/records.ts`). */
  readonly panels: readonly string[];
  /** The other actions on a record, by the intents of the forms of its panels. */
  readonly actions: readonly string[];
  /** The actions on several records at once: `remove`, or an action that needs only the record. */
  readonly bulk: readonly string[];
  /** The refusals of its operations that are about one field. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Has a button that begins another one with the same values. */
  readonly copied: boolean;
  /** Traits of content; absent if the records are not content. */
  readonly content?: {
    /** The moment at which readers see a change: when it is published, when it is saved, or never, for administrators' records. */
    readonly shown: 'published' | 'saved' | 'never';
    /** Its records have an order of their own, by which they can be moved. */
    readonly isOrdered: boolean;
    /** The fields, without their language, that have to be filled in before readers see a record. */
    readonly needed: readonly string[];
    /** The content collections, or the portals, that its fields of kinds `record`, `records` and `recordList` choose from. */
    readonly refers?: Readonly<Record<string, string>>;
    /** The field of kind `record` that names the entry of the same collection above a record; there is one level below the first. */
    readonly above?: string;
    /** Its entries stand at the first part of an address, as no other entry or page of the product may. */
    readonly isAtRoot?: true;
    /** Its records come from outside: no one adds one. */
    readonly isReceived?: true;
  };
  /** Is looked at alone, whatever operations it has. */
  readonly readonly?: true;
}

/** Returns the initial sort direction of a collection's list. */
export function firstOrder({ isDescending }: Collection): 'asc' | 'desc' {
  return isDescending ? 'desc' : 'asc';
}

/** Keeps what a definition says to the letter, so that values, columns and words are typed by it. */
export function collection<const Definition extends Collection>(definition: Definition): Definition {
  return definition;
}

/** The fields of all steps. */
export type FieldsOf<Definition extends Collection> = Definition['steps'][number]['fields'][number];
export type ColumnOf<Definition extends Collection> = Definition['columns'][number]['id'];

export function listFields<Definition extends Collection>({ steps }: Definition): FieldsOf<Definition>[] {
  return steps.flatMap(({ fields }) => [...fields]);
}
