import { type Formats, getFormats } from '#wording/formats.ts';
import { useLocale } from './texts.tsx';

/** How the page's language writes numbers and days. */
export function useFormats(): Formats {
  return getFormats(useLocale());
}
