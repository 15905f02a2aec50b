import { readSiteFrame } from '#server/operations/site/read-site.ts';
import type { Visit } from '#server/visit.ts';
import type { SiteFrameProps } from '#web/site/public/site-frame.tsx';
import { brandIn } from '#web/ui/brand/shown-brand.ts';
import { cookieChoice } from './cookie-choice.ts';

/** The frame of a page of the public site, as its reader sees it. */
export async function siteFrameOf(visit: Visit, request: Request): Promise<SiteFrameProps> {
  const { variant, locale } = visit;
  const chosen: unknown = await cookieChoice.parse(request.headers.get('cookie'));
  return {
    brand: brandIn(variant.brand, locale),
    languages: variant.locales,
    frame: await readSiteFrame(visit, { hasAnsweredCookies: chosen !== null }),
    here: new URL(request.url).pathname,
  };
}
