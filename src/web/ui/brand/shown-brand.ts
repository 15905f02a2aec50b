import type { Locale } from '#contracts/ids.ts';
import type { Brand } from '#variants/variant.ts';

/** A firm's brand as a page shows it, in one language. */
export interface ShownBrand {
  readonly name: string;
  readonly descriptor: string;
  readonly mark: Brand['mark'];
  readonly landing: { readonly header: string; readonly text: string };
  readonly address: string;
}

export function brandIn({ name, descriptor, mark, landing, address }: Brand, locale: Locale): ShownBrand {
  return { name, descriptor: descriptor[locale], mark, landing: landing[locale], address };
}
