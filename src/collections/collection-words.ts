import type { Collection, ColumnOf, Emptiness, FieldsOf } from './collection.ts';

type FilterOf<Definition extends Collection> = Extract<Definition['filters'][number], { readonly options: readonly string[] }>;
type EmptyOf<Definition extends Collection> = Extract<Definition['filters'][number], { readonly mayBeEmpty: true }>;
type OptionsOf<Asked> = Asked extends { readonly options: readonly { readonly value: infer Value extends string }[] } ? Value : never;

type StatesOf<Definition extends Collection> = Extract<Definition['columns'][number], { readonly kind: 'state' }>;
type OptionColumnsOf<Definition extends Collection> = Extract<
  Definition['columns'][number],
  { readonly kind: 'options'; readonly options: readonly string[] }
>;

/** The fields of one text in several languages share a label. */
type Spoken<Id extends string> = Id extends `${infer Base}_${'en' | 'el'}` ? Base : Id;

/** The labels of a collection. The compiler reports a column, field, panel, step or option without one. */
export interface CollectionWords<Definition extends Collection> {
  readonly singular: string;
  readonly plural: string;
  /** The description below the title of the list. */
  readonly text: string;
  /** The button that adds one. */
  readonly add: string;
  /** The label of the search, which names the columns searched. */
  readonly find: string;
  readonly saved: string;
  readonly none: string;
  readonly noneText: string;
  readonly noneFound: string;
  readonly noneFoundText: string;
  readonly fields: Readonly<Record<Spoken<FieldsOf<Definition>['id']> | ColumnOf<Definition>, string>>;
  /** The hints below the fields. */
  readonly hints: Readonly<Partial<Record<Spoken<FieldsOf<Definition>['id']>, string>>>;
  readonly options: {
    readonly [Asked in FieldsOf<Definition> as OptionsOf<Asked> extends never ? never : Asked['id']]: Readonly<
      Record<OptionsOf<Asked>, string>
    >;
  } & { readonly [Each in StatesOf<Definition> as Each['id']]: Readonly<Record<keyof Each['tones'], string>> } & {
    readonly [Each in OptionColumnsOf<Definition> as Each['id']]: Readonly<Record<Each['options'][number], string>>;
  };
  readonly filters: { readonly [Each in FilterOf<Definition> as Each['id']]: Readonly<Record<Each['options'][number], string>> } & {
    readonly [Each in EmptyOf<Definition> as Each['id']]: Readonly<Record<Emptiness, string>>;
  };
  readonly steps: Readonly<Record<Definition['steps'][number]['id'], string>>;
  readonly panels: Readonly<Record<Definition['panels'][number], string>>;
  /** The error for an empty field, where it differs from the field's name and "required". */
  readonly required?: Readonly<Partial<Record<FieldsOf<Definition>['id'], string>>>;
}
