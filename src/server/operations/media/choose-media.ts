import * as z from 'zod';
import { listFields } from '#collections/collection.ts';
import { collections } from '#collections/registry.ts';
import type { ContentValues } from '#collections/content/content-collection.ts';
import type { MediaAnswer, MediaChoice, MediaChoices, MediaFacts, MediaSign } from '#contracts/media.ts';
import { contentPolicy } from '#domain/content/content-policy.ts';
import { AppError } from '#domain/errors.ts';
import { toSafeFileName } from '#domain/file/stored-key.ts';
import { mediaAddress, mediaFolder } from '#domain/media/media-file.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { contentList, referringTo, textsWithMedia } from '../content/content-list.ts';
import { SentMedia, storeMedia } from './store-media.ts';

type Choosing = Pick<RequestContext, 'actor' | 'db' | 'variant' | 'files'>;

/** More media are found by the list of the office. */
const maxChoices = 2000;
const longestName = 120;

/**
 * Lists the media that a field can choose from, with their folders.
 *
 * @throws AppError `page-not-found` for anyone else than administrators
 */
export async function readMediaChoices({ actor, db, variant }: Pick<RequestContext, 'actor' | 'db' | 'variant'>): Promise<MediaChoices> {
  authorize({ policy: contentPolicy, action: 'read', notFound: 'page-not-found' }, actor, {});
  return db.read(async ({ contentRecords, portals }) => {
    const uses = new Map<string, number>();
    const inFields = referringTo('media').map(({ from, field }) => contentRecords.of(from).uses(field));
    const elsewhere = [contentRecords.mediaShown(textsWithMedia), portals.documentUses()];
    for (const { id, count } of (await Promise.all([...inFields, ...elsewhere])).flat()) uses.set(id, (uses.get(id) ?? 0) + count);
    const all = await contentRecords.of('media').all(maxChoices);
    return {
      media: all.map(({ id, version, values }) => choiceOf(id, version, { values, uses: uses.get(id) ?? 0 })),
      languages: variant.locales,
    };
  });
}

interface Kept {
  readonly values: ContentValues;
  readonly uses: number;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function choiceOf(id: string, version: number, { values, uses }: Kept): MediaChoice {
  const { format, size, width, height } = values.media as MediaFacts;
  return {
    id,
    version,
    name: values.name,
    folder: mediaFolder(textOf(values.folder)) ?? '',
    thumb: textOf(values.thumb) || null,
    format,
    size,
    width,
    height,
    alt: { en: textOf(values.alt_en), el: textOf(values.alt_el) },
    isDecoration: values.decoration === true,
    uses,
  };
}

const longestFolder = 120;
const description = z.string().trim().max(300);
const MediaForm = z.discriminatedUnion('intent', [
  SentMedia.extend({ intent: z.literal('file') }),
  SentMedia.extend({ intent: z.literal('add'), folder: z.string().max(longestFolder) }),
  z.object({ intent: z.literal('rename'), folder: z.string().min(1), to: z.string().max(longestFolder) }),
  z.object({
    intent: z.literal('describe'),
    id: z.string(),
    version: z.coerce.number().int().min(1),
    alt_en: description,
    alt_el: description,
    decoration: z.enum(['yes', 'no']),
  }),
]);
type Sent<Intent> = Extract<z.infer<typeof MediaForm>, { readonly intent: Intent }>;

/**
 * Does what the dialog and the field for a file ask: stores an upload, makes an entry of it in a folder, describes one, or renames a folder.
 *
 * @throws AppError `form-not-understood`, and as `storeMedia` and the operations of content do
 */
export async function mediaAction(context: Choosing, fields: Readonly<Record<string, unknown>>): Promise<MediaAnswer> {
  authorize({ policy: contentPolicy, action: 'edit', notFound: 'page-not-found' }, context.actor, {});
  const { data: form } = MediaForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  if (form.intent === 'describe') return describe(context, form);
  if (form.intent === 'rename') return rename(context, form);
  const file = await storeMedia(context, form);
  return form.intent === 'file' ? { file, ...(await signOf(context, file)) } : { id: await add(context, file, form) };
}

async function signOf({ db }: Choosing, id: string): Promise<MediaSign> {
  const file = await db.read(({ mediaFiles }) => mediaFiles.find(id));
  const small = file?.sizes.find(({ type }) => type === 'image/webp');
  return { thumb: file && small ? mediaAddress(file.place, small.name) : null, format: file?.format ?? null };
}

async function add(context: Choosing, file: string, { upload, fileName, folder }: Sent<'add'>): Promise<string> {
  const empty = Object.fromEntries(listFields(collections.media).map(({ id }) => [id, null]));
  const shown = toSafeFileName(fileName);
  const name = (shown.replace(/\.[a-z]+$/i, '') || shown).slice(0, longestName);
  const values = { ...empty, name, folder, file, access: 'public', decoration: false };
  return contentList('media').create(context, values, { key: upload });
}

async function describe(context: Choosing, { id, version, alt_en, alt_el, decoration }: Sent<'describe'>): Promise<MediaAnswer> {
  const list = contentList('media');
  const { values } = await list.read(context, id);
  const described = { ...values, alt_en: alt_en || null, alt_el: alt_el || null, decoration: decoration === 'yes' };
  return list.change(context, id, { version, values: described });
}

/** Moves what is in a folder, and in those below it, to one of another name. What someone else changes meanwhile stays where it is. */
async function rename(context: Choosing, { folder, to }: Sent<'rename'>): Promise<MediaAnswer> {
  const target = mediaFolder(to);
  if (target === null) throw new AppError('form-not-understood');
  const all = await context.db.read(({ contentRecords }) => contentRecords.of('media').all(maxChoices));
  const moved = all.flatMap(({ id, version, values }) => {
    const own = mediaFolder(textOf(values.folder)) ?? '';
    const isIn = own === folder || own.startsWith(`${folder}/`);
    return isIn ? [{ id, version, values: { ...values, folder: target + own.slice(folder.length) } }] : [];
  });
  if (moved.some(({ values }) => values.folder.length > longestFolder)) throw new AppError('form-not-understood');
  for (const { id, ...change } of moved) await contentList('media').change(context, id, change);
  return { folder: target };
}
