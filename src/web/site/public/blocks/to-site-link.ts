import type { SiteLink } from '#contracts/site.ts';

/** The button of a block; null for one that says nothing or leads nowhere. */
export function toSiteLink(label: string | null, href: string | null): SiteLink | null {
  return label === null || href === null ? null : { label, href };
}
