import { languageParameter } from '#contracts/language-address.ts';
import { useLanguageOfAddress } from '../language-of-address.ts';
import { SearchForm } from '../search-form.tsx';

/** The search of the site in the language that the address of the page names. */
export function SiteSearchForm({ wanted = '' }: { readonly wanted?: string }) {
  const language = useLanguageOfAddress();
  return <SearchForm wanted={wanted}>{language !== null && <input type="hidden" name={languageParameter} value={language} />}</SearchForm>;
}
