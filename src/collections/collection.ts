import type { Field } from '#forms/form.ts';

/** A column of the list of a collection: a field, or what the source tells beside the fields. */
export type Column =
  | {
      readonly id: string;
      /** How it is written: as a link to elsewhere, as a number, an exact one with its digits, an amount with its minor units, a day, a moment, or as it is. */
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

/** How a filter says that a field is empty, and that it is not. */
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
 * What the product keeps many of, as administrators list, open and change it. Data alone: its words are `collections.<id>` in the catalogues,
 * what reads and writes it is bound to it in `server/records/`.
 */
export interface Collection {
  /** Its address, `/admin/<id>`. */
  readonly id: string;
  /** Its drawing in the navigation. */
  readonly icon: string;
  /** What its operations tell the trail of: the record's history. Null where the trail tells nothing of one by itself. */
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
  /** What another one is begun below, on the dashboard; absent where it is begun from the list. */
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
  /** What stands beside the form: views with data of their own (`contracts/records.ts`), each a tab. */
  readonly panels: readonly string[];
  /** What else may be done with a record, by the intents of the forms of its panels. */
  readonly actions: readonly string[];
  /** What may be done with several at once: `remove`, or an action that takes nothing but the record. */
  readonly bulk: readonly string[];
  /** The refusals of its operations that are about one field. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Has a button that begins another one with the same values. */
  readonly copied: boolean;
  /** Traits of content; absent if the records are not content. */
  readonly content?: {
    /** When readers see what is written: once it is published, as soon as it is saved, or never, where it is for the office alone. */
    readonly shown: 'published' | 'saved' | 'never';
    /** Its records have an order of their own, by which they can be moved. */
    readonly isOrdered: boolean;
    /** The fields, without their language, that have to be filled in before readers see a record. */
    readonly needed: readonly string[];
    /** The content collections that its fields of kind `record` choose from. */
    readonly refers?: Readonly<Record<string, string>>;
    /** The field of kind `record` that names the entry of the same collection above a record; there is one level below the first. */
    readonly above?: string;
    /** Its entries stand at the first part of an address, as no other entry or page of the product may. */
    readonly isAtRoot?: true;
  };
  /** Is looked at alone, whatever operations it has. */
  readonly readonly?: true;
}

/** Which way its list comes. */
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
