import { logoPath } from '#contracts/admin/images.ts';
import type { Visit } from '#server/visit.ts';
import { brandIn, type ShownBrand } from '#web/ui/brand/shown-brand.ts';

/** The firm's brand with the logo of the portal that the visit is on. */
export function brandOf({ variant, locale, portal }: Pick<Visit, 'variant' | 'locale' | 'portal'>): ShownBrand {
  return brandIn(variant.brand, locale, portal ? logoPath(portal.id, portal.logo) : null);
}
