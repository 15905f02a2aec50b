import { useLocation } from 'react-router';
import { languageParameter } from '#contracts/language-address.ts';
import type { Locale } from '#contracts/ids.ts';
import { useLocale } from '../lib/texts.tsx';

/** The language that the address of the page names; null where it names none, or none that there is. */
export function useLanguageOfAddress(): Locale | null {
  const locale = useLocale();
  return new URLSearchParams(useLocation().search).get(languageParameter) === locale ? locale : null;
}
