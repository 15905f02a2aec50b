import { type Formats, getFormats } from '#wording/formats.ts';
import { useLocale } from './texts.tsx';

/** Returns the formats of numbers and days in the page's language. */
export function useFormats(): Formats {
  return getFormats(useLocale());
}
