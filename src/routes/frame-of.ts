import { ownPhoto } from '#server/operations/images/own-photo.ts';
import { mayCreatePortal } from '#server/operations/portals/may-create-portal.ts';
import type { Visit } from '#server/visit.ts';
import { brandIn } from '#web/ui/brand/shown-brand.ts';

/** What the shell around pages that belong to no portal shows. */
export async function frameOf(visit: Visit) {
  const { variant, locale, theme, signedIn, isNavCollapsed } = visit;
  return {
    brand: brandIn(variant.brand, locale),
    person: { name: signedIn?.user.name ?? '', role: signedIn?.user.role ?? 'investor', photo: await ownPhoto(visit) },
    canCreatePortal: await mayCreatePortal(visit),
    theme,
    themes: variant.themes,
    languages: variant.locales,
    isNavCollapsed,
  } as const;
}
