import type { Locale } from '#contracts/ids.ts';
import type { Brand } from '#variants/variant.ts';

/** A firm's brand as a page shows it, in one language. */
export interface ShownBrand {
  readonly name: string;
  readonly descriptor: string;
  readonly mark: Brand['mark'];
  /** The logo of the portal that is shown, in the place of the firm's sign; null where there is none. */
  readonly logo: string | null;
  readonly landing: { readonly header: string; readonly text: string };
  readonly address: string;
}

export function localiseBrand({ name, descriptor, mark, landing, address }: Brand, locale: Locale, logo: string | null = null): ShownBrand {
  return { name, descriptor: descriptor[locale], mark, logo, landing: landing[locale], address };
}
