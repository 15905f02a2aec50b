import greek400 from '@fontsource/commissioner/files/commissioner-greek-400-normal.woff2?url';
import greek600 from '@fontsource/commissioner/files/commissioner-greek-600-normal.woff2?url';
import latin400 from '@fontsource/lato/files/lato-latin-400-normal.woff2?url';
import latin700 from '@fontsource/lato/files/lato-latin-700-normal.woff2?url';
import type { Locale } from '#contracts/ids.ts';

const latin = [latin400, latin700];

/** Addresses of the font files that the first paint of a page needs; digits and signs are Latin in every language. */
export const fontPreloads: Readonly<Record<Locale, readonly string[]>> = { en: latin, el: [...latin, greek400, greek600] };
