import type { SitePlace } from '#contracts/site.ts';
import { readSiteFrame } from '#server/operations/site/read-site-frame.ts';
import { siteAddresses } from '#server/operations/site/site-addresses.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { SiteFrameProps } from '#web/site/public/site-frame.tsx';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import { channelCookie } from './channel-cookie.ts';
import { cookieChoice } from './cookie-choice.ts';

/** The parts of an address after its question mark that show something else. */
const telling = ['tag', 'page'];

/** An entry of the site: where it stands, and the channel at whose address it is read. */
interface FramedEntry {
  readonly place: SitePlace;
  readonly channel?: string | null;
}

/**
 * The frame of a page of the public site, as its reader sees it. The caller may pass the entry while it is still being read: both are read
 * together then. What is written in the product's own words (no entry) is in all languages.
 *
 * @throws whatever the reading of the entry throws
 */
export async function buildSiteFrame(
  context: RequestContext,
  request: Request,
  reading: Promise<FramedEntry | { readonly movedTo: string } | null> = Promise.resolve(null),
): Promise<SiteFrameProps> {
  const { variant, locale } = context;
  const cookies = request.headers.get('cookie');
  const answer: unknown = await cookieChoice.parse(cookies);
  const ofCookie: unknown = await channelCookie.parse(cookies);
  const findEntry = async () => {
    const entry = await reading;
    return entry !== null && 'place' in entry ? entry : null;
  };
  const findChannel = async () => (await findEntry())?.channel ?? ofCookie;
  const { pathname, searchParams } = new URL(request.url);
  const told = new URLSearchParams([...searchParams].filter(([name]) => telling.includes(name)));
  const path = told.size === 0 ? pathname : `${pathname}?${told}`;
  const frame = await readSiteFrame(context, { hasAnsweredCookies: answer !== null, findChannel });
  const place = (await findEntry())?.place ?? { path, languages: variant.locales };
  return {
    brand: localiseBrand(variant.brand, locale),
    languages: variant.locales,
    frame,
    here: pathname,
    addresses: siteAddresses(context, place),
    edited: frame.reader?.isAdministrator ? (place.record ?? null) : null,
  };
}
