import { logoPath } from '#contracts/admin/images.ts';
import type { RequestContext } from '#server/request-context.ts';
import { localiseBrand, type ShownBrand } from '#web/ui/brand/shown-brand.ts';

/** The firm's brand with the logo of the portal that the request is on. */
export function getShownBrand({ variant, locale, portal }: Pick<RequestContext, 'variant' | 'locale' | 'portal'>): ShownBrand {
  return localiseBrand(variant.brand, locale, portal ? logoPath(portal.id, portal.logo) : null);
}
