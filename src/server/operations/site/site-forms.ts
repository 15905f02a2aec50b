import type { Locale } from '#contracts/ids.ts';
import type { SentForm, SiteForm } from '#contracts/site.ts';
import { AppError } from '#domain/errors.ts';
import { isAdministrator } from '#domain/actor.ts';
import { toTyped } from '#forms/answers.ts';
import { changedFields, listVisibleFields } from '#forms/fields-for.ts';
import type { AskedField } from '#forms/form.ts';
import { pickTyped } from '#forms/kinds.ts';
import type { Queries } from '../../db/queries.ts';
import type { PublishedEntry } from '../../db/queries/content/site-content.ts';
import type { RequestContext } from '../../request-context.ts';
import type { SiteContext } from './read-site.ts';
import { readSentBefore, type SentBefore } from './sent-before.ts';
import { languagesOf, listLanguages, spoken } from './spoken.ts';
import { beginningOf, listQuestionsOf, readWholeForm, type WholeForm } from './whole-form.ts';

type Published = Pick<Queries, 'publishedContent'>;

export const pathOfForm = ({ id, slug }: Pick<PublishedEntry, 'id' | 'slug'>) => `/forms/${slug ?? id}`;

/** A form as its page, its block and its process show it. */
export function siteFormOf(entry: WholeForm, languages: readonly Locale[], forAdministrator: boolean): SiteForm {
  const { id, values } = entry;
  const fields = listVisibleFields(listQuestionsOf(entry), forAdministrator);
  const changed = new Set(changedFields(fields, forAdministrator));
  return {
    id,
    path: pathOfForm(entry),
    title: spoken(values, 'title', languages) ?? values.name,
    description: spoken(values, 'description', languages),
    fields,
    start: beginningOf(entry, fields).typed,
    fixed: fields.filter((field) => !changed.has(field)).map((field) => field.id),
    endMessage: spoken(values, 'endMessage', languages),
  };
}

/** These forms, as far as the reader may fill them in, with the fields that everyone is asked. */
export async function readSiteForms(
  snapshot: Published,
  ids: readonly string[],
  languages: readonly Locale[],
): Promise<Readonly<Record<string, SiteForm>>> {
  const forms: [string, SiteForm][] = [];
  for (const id of ids) {
    const entry = await snapshot.publishedContent.find('forms', id);
    if (entry) forms.push([id, siteFormOf(await readWholeForm(snapshot, entry), languages, false)]);
  }
  return Object.fromEntries(forms);
}

/** A form by its slug or id, also by a slug that it had before: it may have been opened there. */
export async function findForm(snapshot: Published, address: string): Promise<WholeForm | null> {
  const entry = (await snapshot.publishedContent.find('forms', address)) ?? (await findMoved(snapshot, address));
  return entry && readWholeForm(snapshot, entry);
}

async function findMoved({ publishedContent }: Published, address: string): Promise<PublishedEntry | null> {
  const slug = await publishedContent.movedTo('forms', address);
  return slug === null ? null : publishedContent.find('forms', slug);
}

/**
 * A form at its own address, and what the signed-in reader has sent through it, if the form says something about a second time.
 *
 * @param isChanging the reader wants to change what they have sent: the form has their answers, as far as they may
 * @returns where it stands now, for a slug that it had before
 * @throws AppError `page-not-found`, also for a form that the reader may not fill in
 */
export async function readSiteForm(context: SiteContext & Pick<RequestContext, 'auth'>, address: string, isChanging: boolean) {
  const languages = listLanguages(context);
  const entry = await context.db.read((snapshot) => findForm(snapshot, address));
  if (!entry) throw new AppError('page-not-found');
  if (entry.slug !== address && entry.id !== address) return { movedTo: pathOfForm(entry) };
  const form = siteFormOf(entry, languages, isAdministrator(context.actor));
  const sent = await readSentBefore(context, entry);
  const isChanged = isChanging && sent?.mayChange === true;
  return {
    form: isChanged ? withAnswers(form, sent) : form,
    sent: sent && sentFormOf(entry, sent, isChanged),
    place: { path: form.path, languages: languagesOf(entry.values, languages) },
  };
}

const sentFormOf = ({ values }: PublishedEntry, { day, mayChange }: SentBefore, isChanged: boolean): SentForm => ({
  day,
  mayChange,
  isChanged,
  isOnce: values.single === true,
});

/** A form with the answers that were sent, but for the fields that the reader does not change. */
function withAnswers(form: SiteForm, { answers }: SentBefore): SiteForm {
  const isFixed = ({ id }: AskedField) => form.fixed.includes(id);
  const changed = form.fields.filter((field) => !isFixed(field));
  return { ...form, start: { ...toTyped(changed, answers), ...pickTyped(form.fields.filter(isFixed), form.start) } };
}
