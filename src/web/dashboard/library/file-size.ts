import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';

/** `312 KB`, `1.6 MB`. */
export function fileSize(bytes: number, { texts, formats }: { readonly texts: Texts; readonly formats: Formats }): string {
  if (bytes < 1000) return texts('library.size.bytes', { size: formats.count(bytes) });
  if (bytes < 1_000_000) return texts('library.size.kb', { size: formats.count(Math.round(bytes / 1000)) });
  return texts('library.size.mb', { size: formats.units(Math.round(bytes / 100_000) / 10) });
}
