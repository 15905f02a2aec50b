import { type ContentId, contentIds } from '#collections/content/registry.ts';
import { AppError } from '#domain/errors.ts';
import { listVisibleFields } from '#forms/fields-for.ts';
import type { PublishedEntry } from '../../db/queries/content/site-content.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { filesOfLibrary } from './files-of-library.ts';
import { listQuestionsOf, readWholeForm, type WholeForm } from './whole-form.ts';

/** The specification's names of collections that have another one here: users are called people, and testimonials come from clients. */
const specifiedNames: Readonly<Record<string, ContentId>> = { people: 'team', clients: 'testimonials' };
const maxItems = 200;
/** Fields that the API leaves out: they name the readers of an entry. */
const untold: ReadonlySet<string> = new Set(['access', 'accessUsers', 'accessOrganisations']);

/** A published entry as other systems and pages get it. */
export interface PublishedItem {
  readonly id: string;
  readonly slug: string | null;
  readonly publishedAt: string;
  readonly [field: string]: unknown;
}

type Reading = Pick<RequestContext, 'db'>;

/**
 * The published entries of a collection that the actor may read: in their order, or `latest` first.
 *
 * @throws AppError `content-not-found` for a collection that there is not
 */
export async function readPublishedList(
  { db }: Reading,
  asked: { readonly collection: string; readonly latest: boolean },
): Promise<PublishedItem[]> {
  const collection = collectionCalled(asked.collection);
  const by = asked.latest ? 'latest' : 'order';
  return db.read(async (snapshot) => {
    const items: PublishedItem[] = [];
    for (const entry of await snapshot.publishedContent.list(collection, { by, limit: maxItems }))
      items.push(await itemOf(snapshot, collection, entry));
    return items;
  });
}

/**
 * A published entry by its slug or id.
 *
 * @throws AppError `content-not-found`, also for an entry that the actor may not read
 */
export async function readPublishedEntry(
  { db }: Reading,
  asked: { readonly collection: string; readonly address: string },
): Promise<PublishedItem> {
  const collection = collectionCalled(asked.collection);
  return db.read(async (snapshot) => {
    const entry = await snapshot.publishedContent.find(collection, asked.address);
    if (!entry) throw new AppError('content-not-found');
    return itemOf(snapshot, collection, entry);
  });
}

function collectionCalled(name: string): ContentId {
  const known = contentIds.find((id) => id === (Object.hasOwn(specifiedNames, name) ? specifiedNames[name] : name));
  if (known === undefined) throw new AppError('content-not-found');
  return known;
}

/** A form as everyone is asked it; what becomes of the answers is the firm's alone. */
function toldForm(form: WholeForm): PublishedItem {
  const { id, slug, values, publishedAt } = form;
  const told = Object.entries(values).filter(([field]) => /^(?:name|(?:title|description|endMessage)_[a-z]+)$/.test(field));
  const fields = listVisibleFields(listQuestionsOf(form), false);
  return { ...Object.fromEntries(told), fields, id, slug, publishedAt: new Date(publishedAt).toISOString() };
}

/** A library comes with its files. */
async function itemOf(snapshot: Queries, collection: ContentId, entry: PublishedEntry): Promise<PublishedItem> {
  const { id, slug, values, publishedAt } = entry;
  const told = Object.entries(values).filter(([field]) => !untold.has(field));
  if (collection === 'forms') return toldForm(await readWholeForm(snapshot, entry));
  const files = collection === 'libraries' ? { files: await filesOfLibrary(snapshot, entry) } : {};
  return { ...Object.fromEntries(told), ...files, id, slug, publishedAt: new Date(publishedAt).toISOString() };
}
