import type { Visit } from '#server/visit.ts';
import { brandIn } from '#web/ui/brand/shown-brand.ts';

/** What the shell around pages that belong to no portal shows. */
export function frameOf({ variant, locale, theme, signedIn, isNavCollapsed }: Visit) {
  return {
    brand: brandIn(variant.brand, locale),
    person: { name: signedIn?.user.name ?? '', role: signedIn?.user.role ?? 'investor' },
    theme,
    themes: variant.themes,
    languages: variant.locales,
    isNavCollapsed,
  } as const;
}
