import { textsIn } from '#wording/catalogues.ts';
import type { Portal } from '../../db/queries/portals/portals.ts';
import type { Visit } from '../../visit.ts';

/** The visit in the language and the theme of a portal, as far as the visitor has chosen none. */
export function inPortalsLooks<Any extends Pick<Visit, 'variant' | 'locale' | 'texts' | 'theme' | 'hasChosen'>>(
  visit: Any,
  portal: Pick<Portal, 'language' | 'theme'>,
): Any {
  const { variant, hasChosen } = visit;
  const locale = hasChosen.language ? undefined : variant.locales.find((each) => each === portal.language);
  const theme = hasChosen.theme ? undefined : variant.themes.find((each) => each === portal.theme);
  return { ...visit, ...(locale && { locale, texts: textsIn[locale] }), ...(theme && { theme }) };
}
