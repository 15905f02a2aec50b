import { webAddress } from '../organisation/host-name.ts';

/** In characters. */
const maxHref = 2000;

/** Control characters, white space, backslashes (which browsers read as slashes) and what turns the direction of text round. */
const misleading = /[\p{Cc}\p{Cf}\p{Cs}\s\\]/u;

/** Returns true if a link in a text may lead there: another site by https, mail, telephone, or a page of this site. */
export function isSafeHref(href: string): boolean {
  if (href.length > maxHref || misleading.test(href)) return false;
  if (href.startsWith('/')) return !href.startsWith('//');
  if (/^mailto:/i.test(href)) return /^mailto:[^@:/]+@[^@:/]+$/i.test(href);
  if (/^tel:/i.test(href)) return /^tel:\+?[\d().-]+$/i.test(href);
  return isOtherSite(href) && URL.canParse(href);
}

/** Returns true if a link leads to another site; one to a page of this site has no host. */
export function isOtherSite(href: string): boolean {
  return /^https:\/\/[^/?#@]+(?:[/?#]|$)/i.test(href);
}

/** The link that someone means who types an address: schemes may be left out. Null for what may not be linked. */
export function hrefFromTyped(typed: string): string | null {
  const text = typed.trim();
  if (isSafeHref(text)) return text;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return safe(`mailto:${text}`);
  if (/^\+[\d().\s-]{6,}$/.test(text)) return safe(`tel:${text.replaceAll(/\s/g, '')}`);
  const address = text.startsWith('/') || text.includes('\\') ? null : webAddress(text);
  return address === null ? null : safe(address);
}

function safe(href: string): string | null {
  return isSafeHref(href) ? href : null;
}
