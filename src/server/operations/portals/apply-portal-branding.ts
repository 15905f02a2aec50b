import { textsByLocale } from '#wording/catalogues.ts';
import type { Portal } from '../../db/queries/portals/portals.ts';
import type { RequestContext } from '../../request-context.ts';

/** The request context in the language and the theme of a portal, as far as the visitor has chosen none. */
export function applyPortalBranding<Any extends Pick<RequestContext, 'variant' | 'locale' | 'texts' | 'theme' | 'hasChosen'>>(
  context: Any,
  portal: Pick<Portal, 'language' | 'theme'>,
): Any {
  const { variant, hasChosen } = context;
  const locale = hasChosen.language ? undefined : variant.locales.find((each) => each === portal.language);
  const theme = hasChosen.theme ? undefined : variant.themes.find((each) => each === portal.theme);
  return { ...context, ...(locale && { locale, texts: textsByLocale[locale] }), ...(theme && { theme }) };
}
