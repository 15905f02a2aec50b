import type { DemoVariantId } from '../demo-variants.ts';
import { ashcombeHaleSite } from './ashcombe-hale/ashcombe-hale-site.ts';
import { halvardSite } from './halvard/halvard-site.ts';
import { iolkosSite } from './iolkos/iolkos-site.ts';
import type { SiteOfFirm } from './site-of-firm.ts';

const sites: Readonly<Record<DemoVariantId, SiteOfFirm>> = { default: ashcombeHaleSite, greek: iolkosSite, 'private-equity': halvardSite };

/** Returns the public site of a fictional firm. Its content is invented, as in all of the demonstration. */
export function demoSite(variant: DemoVariantId): SiteOfFirm {
  return sites[variant];
}
