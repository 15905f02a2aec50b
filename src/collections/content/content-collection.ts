import { accessLevels } from '#domain/content/access-level.ts';
import type { FieldOf } from '#forms/form.ts';
import { type Collection, collection } from '../collection.ts';
import type { CollectionWords } from '../collection-words.ts';
import { commonWords } from './common-words.ts';

/** A content collection defines these parts itself and shares the rest. */
type ContentDefinition = Omit<Collection, keyof typeof common | 'refusals'> & Required<Pick<Collection, 'content'>>;

const common = {
  target: 'content',
  panels: ['versions'],
  actions: ['unpublish', 'move-up', 'move-down', 'restore-version'],
  bulk: ['remove'],
  copied: true,
} as const satisfies Partial<Collection>;

/** The form shows these refusals beside the slug, the further forms, the entry above, or the location of a data process. */
function refusalsOf({ steps, content: { above } }: ContentDefinition): Collection['refusals'] {
  const fields = steps.flatMap((step) => step.fields);
  const hasAddress = fields.some(({ kind }) => kind === 'slug');
  const further = fields.find(({ kind }) => kind === 'recordList')?.id;
  return {
    ...(further === undefined ? {} : { 'form-too-deep': further }),
    ...(hasAddress ? { 'slug-taken': 'slug', 'slug-reserved': 'slug' } : {}),
    ...(above === undefined ? {} : { 'content-too-deep': above }),
    ...(fields.some(({ id }) => id === 'location') ? { 'data-location-refused': 'location' } : {}),
  };
}

type Whole<Definition extends ContentDefinition> = Definition & typeof common & Pick<Collection, 'refusals'>;
type AllWords<Definition extends ContentDefinition> = CollectionWords<Whole<Definition>>;
/** As the catalogues keep them: what may be absent is looked up by field, never by a key of its own. */
type Words<Definition extends ContentDefinition> = {
  readonly [Part in Exclude<keyof AllWords<Definition>, 'required' | 'hints'>]: AllWords<Definition>[Part];
};
type CommonWords = (typeof commonWords)['en'];

/** The words of one collection: those that all have in common are in `common-words.ts`. */
type OwnWords<Definition extends ContentDefinition> = Pick<
  Words<Definition>,
  'singular' | 'plural' | 'text' | 'add' | 'find' | 'saved' | 'none' | 'noneText'
> & {
  readonly fields: Omit<Words<Definition>['fields'], keyof CommonWords['fields']>;
  readonly hints?: AllWords<Definition>['hints'];
  readonly options: Omit<Words<Definition>['options'], keyof CommonWords['options']>;
  readonly filters?: Omit<Words<Definition>['filters'], keyof CommonWords['filters']>;
  readonly steps: Omit<Words<Definition>['steps'], keyof CommonWords['steps']>;
};

/**
 * A collection of content: one file with its definition and its words in both languages, and its line in `registry.ts`. List, form, versions,
 * access, trash and audit follow from it; its records are rows of `content_records`.
 */
export function contentCollection<const Definition extends ContentDefinition>(
  definition: Definition,
  words: Readonly<Record<'en' | 'el', OwnWords<Definition>>>,
): { readonly definition: Whole<Definition>; readonly words: Readonly<Record<'en' | 'el', Words<Definition>>> } {
  return {
    definition: collection({
      ...common,
      ...definition,
      refusals: refusalsOf(definition),
    }),
    words: { en: allWords(words.en, commonWords.en), el: allWords(words.el, commonWords.el) },
  };
}

function allWords<Definition extends ContentDefinition>(own: OwnWords<Definition>, ofAll: CommonWords): Words<Definition> {
  const words = {
    ...ofAll,
    ...own,
    fields: { ...ofAll.fields, ...own.fields },
    hints: { ...ofAll.hints, ...own.hints },
    options: { ...ofAll.options, ...own.options },
    filters: { ...ofAll.filters, ...own.filters },
    steps: { ...ofAll.steps, ...own.steps },
  };
  // What `OwnWords` leaves out, `CommonWords` has.
  return words as unknown as Words<Definition>;
}

/** The fields that say who reads an entry. */
export const readers = [
  { kind: 'select', id: 'access', options: accessLevels.map((value) => ({ value })) },
  {
    kind: 'records',
    id: 'accessUsers',
    most: 200,
    from: 'people',
    narrowedBy: ['role', 'organisation'],
    when: { field: 'access', is: 'users' },
  },
  { kind: 'records', id: 'accessOrganisations', most: 200, from: 'organisations', when: { field: 'access', is: 'organisations' } },
] as const;

/** The step with an entry's address and its readers, which every published collection has whose entries are pages. */
export const accessStep = { id: 'access', fields: [{ kind: 'slug', id: 'slug', isOptional: true }, ...readers] } as const;

/** The columns that every list of content ends with. */
export const standing = [
  { id: 'state', kind: 'state', tones: { published: 'positive', changed: 'warning', draft: 'neutral' } },
  { id: 'updated', kind: 'moment' },
] as const;

/** Published collections are filtered by where their entries stand. */
export const byState = [{ id: 'state', options: ['draft', 'changed', 'published'] }] as const;

type Translated = 'text' | 'textarea' | 'texts' | 'richText' | 'blocks';
type InLanguage<Asked extends { readonly id: string }, Language extends string> = Omit<Asked, 'id'> & {
  readonly id: `${Asked['id']}_${Language}`;
  readonly isOptional: true;
};

/** A field for each language of the product; forms show those of the variant's languages. */
export function createFieldPerLanguage<const Asked extends FieldOf<Translated>>(field: Asked) {
  const inLanguage = (language: string) => ({ ...field, id: `${field.id}_${language}`, isOptional: true });
  return [inLanguage('en'), inLanguage('el')] as unknown as readonly [InLanguage<Asked, 'en'>, InLanguage<Asked, 'el'>];
}

/** The values of a content record, by the ids of its fields. */
export type ContentValues = Readonly<Record<string, unknown>> & { readonly name: string };
