/** The parameter that names the language in the address of a page of the public site. */
export const languageParameter = 'lang';

/** An address of this site in a language, or as it is where that is null; addresses elsewhere and places of the same page stay as they are. */
export function localiseAddress(href: string, language: string | null): string {
  if (language === null || !href.startsWith('/')) return href;
  const [, path = '', query = '', place = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(href) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set(languageParameter, language);
  return `${path}?${parameters}${place}`;
}

/** The same address without a language of its own. */
export function stripLanguage(href: string): string {
  const [path = '', query = ''] = href.split('?', 2);
  const parameters = new URLSearchParams(query);
  if (!parameters.has(languageParameter)) return href;
  parameters.delete(languageParameter);
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
