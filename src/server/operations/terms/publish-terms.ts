import * as z from 'zod';
import { type Locale, locales } from '#contracts/ids.ts';
import type { Actor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { adminPortalPolicy } from '#domain/portal/portal-policy.ts';
import { termsPolicy } from '#domain/terms/terms-policy.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { formKey } from '../idempotency/form-key.ts';
import { once } from '../idempotency/once.ts';

const optionalText = z.string().max(100_000).optional();

/** The form for a new version: its texts, and the version that it follows; 0 for the first. */
const TermsForm = z.strictObject({
  intent: z.literal('publish'),
  'form-key': formKey,
  after: z.string().regex(/^\d{1,6}$/),
  ...(Object.fromEntries(locales.map((locale) => [`text-${locale}`, optionalText])) as Record<`text-${Locale}`, typeof optionalText>),
});

/**
 * An administrator publishes new terms for a portal, in each language that the firm speaks: every client is asked again. The versions before
 * stay as they are.
 *
 * @throws AppError `form-not-understood`, `page-not-found`, `forbidden`, `terms-empty`, `terms-same` for what is in force already,
 * `terms-changed` when someone else has published in the meantime
 */
export async function publishTerms(
  { actor, db, variant }: Pick<RequestContext, 'actor' | 'db' | 'variant'>,
  portalId: string,
  fields: Record<string, unknown>,
): Promise<{ readonly done: 'published' }> {
  const { key, after, texts } = newTermsIn(fields, variant.locales);
  await db.write(async (tx) => {
    const portal = isId(portalId) ? await tx.portals.find(portalId) : null;
    authorize({ policy: adminPortalPolicy, action: 'read', notFound: 'page-not-found' }, actor, portal);
    authorize({ policy: termsPolicy, action: 'publish', notFound: 'page-not-found' }, actor, { isOwed: false });
    if (Object.values(texts).includes('')) throw new AppError('terms-empty');
    const sent = { by: actor, action: 'terms-published', key, payload: { portal: portal.id, after, texts } } as const;
    await once(tx, sent, () => publish(tx, { portalId: portal.id, by: actor }, { after, texts }));
  });
  return { done: 'published' };
}

/** @returns the version that was published */
async function publish(
  tx: Transaction,
  { portalId, by }: Publishing,
  { after, texts }: Pick<NewTerms, 'after' | 'texts'>,
): Promise<number> {
  await tx.portalTerms.lock(portalId);
  const before = await tx.portalTerms.find(portalId, null);
  if ((before?.version ?? 0) !== after) throw new AppError('terms-changed');
  if (before && isSame(before.texts, texts)) throw new AppError('terms-same');
  const version = after + 1;
  await tx.portalTerms.publish({ portalId, version, texts, publishedBy: 'userId' in by ? by.userId : null });
  const target = { kind: 'portal', id: portalId } as const;
  tx.audit.add({ action: 'terms-published', portalId, target, before: before ? { version: before.version } : {}, after: { version } });
  return version;
}

interface Publishing {
  readonly portalId: string;
  readonly by: Actor;
}

type Texts = Partial<Record<Locale, string>>;

interface NewTerms {
  readonly key: string;
  /** The version that they follow. */
  readonly after: number;
  readonly texts: Texts;
}

/** Returns the texts in the form, which must be in the given languages only. */
function newTermsIn(fields: Record<string, unknown>, languages: readonly Locale[]): NewTerms {
  const { data: form } = TermsForm.safeParse(fields);
  if (!form || locales.some((locale) => form[`text-${locale}`] !== undefined && !languages.includes(locale))) {
    throw new AppError('form-not-understood');
  }
  const texts = Object.fromEntries(languages.map((locale) => [locale, (form[`text-${locale}`] ?? '').replaceAll('\r\n', '\n').trim()]));
  return { key: form['form-key'], after: Number(form.after), texts };
}

function isSame(before: Texts, texts: Texts): boolean {
  return (
    Object.entries(texts).every(([locale, text]) => before[locale as Locale] === text) &&
    Object.keys(before).length === Object.keys(texts).length
  );
}
