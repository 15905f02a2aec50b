import { webAddress } from '../organisation/host-name.ts';

/** A page on the web that no one on the way reads or changes: with `https`, which may be left out. Null for what is none. */
export function securePage(text: string): string | null {
  const address = webAddress(text);
  return address?.startsWith('https://') ? address : null;
}

/** Someone's page at LinkedIn; null for a page elsewhere. */
export function linkedinPage(text: string): string | null {
  const address = securePage(text);
  const host = address === null ? '' : new URL(address).hostname;
  return host === 'linkedin.com' || host.endsWith('.linkedin.com') ? address : null;
}
