/** A field that a form asks in each language, by the id that they share; the language is null for a field that is asked once. */
export interface SpokenField {
  readonly base: string;
  readonly language: 'en' | 'el' | null;
}

/** Splits the id of a field, such as `title_el`. */
export function spokenField(field: string): SpokenField {
  const [, base = field, language] = /^(.+)_(en|el)$/.exec(field) ?? [];
  return { base, language: (language as SpokenField['language'] | undefined) ?? null };
}

/** The fields that are asked once or in one of these languages. Those that share a base follow each other in the order of the languages. */
export function listFieldsInLanguages<Asked extends { readonly id: string }>(
  fields: readonly Asked[],
  languages: readonly string[],
): readonly Asked[] {
  const bases = fields.map(({ id }) => spokenField(id).base);
  const placed = fields.flatMap((field) => {
    const { base, language } = spokenField(field.id);
    const at = language === null ? 0 : languages.indexOf(language);
    return at < 0 ? [] : [{ field, first: bases.indexOf(base), at }];
  });
  return placed.toSorted((a, b) => a.first - b.first || a.at - b.at).map(({ field }) => field);
}
