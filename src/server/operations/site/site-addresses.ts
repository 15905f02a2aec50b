import type { Locale } from '#contracts/ids.ts';
import { localiseAddress } from '#contracts/language-address.ts';
import type { SiteAddresses, SitePlace } from '#contracts/site.ts';
import type { RequestContext } from '../../request-context.ts';

type Addressing = Pick<RequestContext, 'auth' | 'locale' | 'variant'>;

/**
 * The addresses of a page for search engines. Where the variant has several languages each names its own; the address without one is for readers
 * of any other, since what it is answered in follows from their choice.
 */
export function siteAddresses({ auth, locale, variant }: Addressing, { path, languages }: SitePlace): SiteAddresses {
  const absolute = auth.services.origin + path;
  if (variant.locales.length < 2) return { canonical: absolute, alternates: [] };
  const own = variant.locales.filter((language) => languages.includes(language));
  const [shown = locale] = own.includes(locale) ? [locale] : own;
  const inOne = (language: Locale) => auth.services.origin + localiseAddress(path, language);
  if (own.length < 2) return { canonical: inOne(shown), alternates: [] };
  return {
    canonical: inOne(shown),
    alternates: [...own.map((language) => ({ language, address: inOne(language) })), { language: 'x-default', address: absolute }],
  };
}
