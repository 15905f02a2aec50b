import type { ContentValues } from '#collections/content/content-collection.ts';
import type { Locale } from '#contracts/ids.ts';
import type { SiteForm } from '#contracts/site.ts';
import { AppError } from '#domain/errors.ts';
import { isAdministrator } from '#domain/actor.ts';
import { listAskedFields, startOf } from '#forms/designed/asked-fields.ts';
import { readDesign } from '#forms/designed/parse-design.ts';
import { changedFields, listVisibleFields } from '#forms/fields-for.ts';
import type { AskedField } from '#forms/form.ts';
import type { Queries } from '../../db/queries.ts';
import type { PublishedEntry } from '../../db/queries/content/site-content.ts';
import type { SiteContext } from './read-site.ts';
import { languagesOf, listLanguages, spoken } from './spoken.ts';

type Published = Pick<Queries, 'publishedContent'>;

const designOf = ({ fields }: ContentValues) => readDesign(typeof fields === 'string' ? fields : '');

/** All fields that a form asks, also those that administrators alone see. */
export function listQuestionsOf(values: ContentValues): AskedField[] {
  return listAskedFields(designOf(values));
}

/** The answers that a form begins with, of the fields in `asked`, as they are typed and as they are kept. */
export function beginningOf(values: ContentValues, asked: readonly AskedField[]) {
  return startOf(designOf(values), asked);
}

export const pathOfForm = ({ id, slug }: Pick<PublishedEntry, 'id' | 'slug'>) => `/forms/${slug ?? id}`;

/** A form as its page and its block show it. */
function siteFormOf(entry: PublishedEntry, languages: readonly Locale[], forAdministrator: boolean): SiteForm {
  const { id, values } = entry;
  const fields = listVisibleFields(listQuestionsOf(values), forAdministrator);
  const changed = new Set(changedFields(fields, forAdministrator));
  return {
    id,
    path: pathOfForm(entry),
    title: spoken(values, 'title', languages) ?? values.name,
    description: spoken(values, 'description', languages),
    fields,
    start: beginningOf(values, fields).typed,
    fixed: fields.filter((field) => !changed.has(field)).map((field) => field.id),
    endMessage: spoken(values, 'endMessage', languages),
  };
}

/** These forms, as far as the reader may fill them in, with the fields that everyone is asked. */
export async function readSiteForms(
  { publishedContent }: Published,
  ids: readonly string[],
  languages: readonly Locale[],
): Promise<Readonly<Record<string, SiteForm>>> {
  const forms: [string, SiteForm][] = [];
  for (const id of ids) {
    const entry = await publishedContent.find('forms', id);
    if (entry) forms.push([id, siteFormOf(entry, languages, false)]);
  }
  return Object.fromEntries(forms);
}

/**
 * A form at its own address.
 *
 * @returns where it stands now, for a slug that it had before
 * @throws AppError `page-not-found`, also for a form that the reader may not fill in
 */
export async function readSiteForm(context: SiteContext, address: string) {
  const languages = listLanguages(context);
  return context.db.read(async ({ publishedContent }) => {
    const entry = await publishedContent.find('forms', address);
    if (!entry) {
      const slug = await publishedContent.movedTo('forms', address);
      if (slug === null) throw new AppError('page-not-found');
      return { movedTo: `/forms/${slug}` };
    }
    const form = siteFormOf(entry, languages, isAdministrator(context.actor));
    return { form, place: { path: form.path, languages: languagesOf(entry.values, languages) } };
  });
}
