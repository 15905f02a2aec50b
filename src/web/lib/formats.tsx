import { type Formats, formatsIn } from '#wording/formats.ts';
import { useLocale } from './texts.tsx';

/** How the page's language writes numbers and days. */
export function useFormats(): Formats {
  return formatsIn(useLocale());
}
