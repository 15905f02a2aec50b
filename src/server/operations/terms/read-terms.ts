import type { Locale } from '#contracts/ids.ts';
import { logoPath } from '#contracts/admin/images.ts';
import type { TermsPage } from '#contracts/terms.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { termsParts } from '#domain/terms/terms-parts.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';

interface TermsRequest {
  readonly portalId: string;
  /** As an address has it; null for those in force. */
  readonly version: string | null;
}

/**
 * The terms of a portal, for everyone, in the reader's language where they are written in it.
 *
 * @throws AppError `page-not-found` where there are none
 */
export async function readTerms(
  { db, actor, variant, locale }: Pick<RequestContext, 'db' | 'actor' | 'variant' | 'locale'>,
  { portalId, version }: TermsRequest,
): Promise<TermsPage> {
  if (!isId(portalId) || !isVersion(version)) throw new AppError('page-not-found');
  return db.read(async (snapshot) => {
    const [portal, terms] = await Promise.all([
      snapshot.portals.find(portalId),
      snapshot.portalTerms.find(portalId, version === null ? null : Number(version)),
    ]);
    if (!portal || !terms) throw new AppError('page-not-found');
    const written = [locale, ...variant.locales].find((each) => terms.texts[each] !== undefined) ?? languageOf(terms.texts);
    const given = 'userId' in actor ? await snapshot.portalTerms.acceptedAt({ termsId: terms.id, userId: actor.userId }) : null;
    return {
      portal: { id: portal.id, name: portal.name, logo: logoPath(portal.id, portal.logo) },
      version: terms.version,
      isInForce: terms.isInForce,
      publishedAt: localMoment(terms.publishedAt, variant.timeZone),
      language: written,
      parts: termsParts(terms.texts[written] ?? ''),
      isOwed: portal.owesTerms && terms.isInForce,
      acceptedAt: given && localMoment(given, variant.timeZone),
    };
  });
}

function isVersion(version: string | null): boolean {
  return version === null || /^[1-9]\d{0,5}$/.test(version);
}

/** Returns a language of the terms, for a firm that no longer uses the one that they were written in. */
function languageOf(texts: Partial<Record<Locale, string>>): Locale {
  return texts.en === undefined ? 'el' : 'en';
}
