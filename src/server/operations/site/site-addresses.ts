import type { Locale } from '#contracts/ids.ts';
import { localiseAddress } from '#contracts/language-address.ts';
import type { SiteAddresses, SitePlace } from '#contracts/site.ts';
import type { RequestContext } from '../../request-context.ts';

type Addressing = Pick<RequestContext, 'auth' | 'locale' | 'variant'>;

/**
 * The addresses of a page for search engines. The address without a language is that of the variant's first one, in which it is answered until a
 * reader chooses another, and that for readers of languages which the variant has not. Each other language names its own.
 */
export function siteAddresses({ auth, locale, variant }: Addressing, { path, languages }: SitePlace): SiteAddresses {
  const absolute = auth.services.origin + path;
  if (variant.locales.length < 2) return { canonical: absolute, alternates: [] };
  const own = variant.locales.filter((language) => languages.includes(language));
  const [shown = locale] = own.includes(locale) ? [locale] : own;
  const inOne = (language: Locale) => (language === variant.locales[0] ? absolute : auth.services.origin + localiseAddress(path, language));
  if (own.length < 2) return { canonical: inOne(shown), alternates: [] };
  return {
    canonical: inOne(shown),
    alternates: [...own.map((language) => ({ language, address: inOne(language) })), { language: 'x-default', address: absolute }],
  };
}
