/** The headers by which a browser says where a request was made; null when absent. */
export interface RequestOrigin {
  readonly method: string;
  readonly origin: string | null;
  readonly secFetchSite: string | null;
  /** Scheme, host and port that the request came to, as the browser names them: `https://portal.example`. */
  readonly ownOrigin: string;
}

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Tells whether another site made the browser ask: by a link, a picture or a script of its own. */
export function isFromElsewhere(secFetchSite: string | null): boolean {
  return secFetchSite === 'cross-site';
}

/**
 * Returns whether a request changes nothing or comes from a page of ours. At least one of the headers must be present, and those present must match. Browsers
 * send `Origin` with every request except GET, and `Sec-Fetch-Site` where they support it.
 */
export function isFromOwnPage({ method, origin, secFetchSite, ownOrigin }: RequestOrigin): boolean {
  if (changesNothing.has(method)) return true;
  if (origin === null && secFetchSite === null) return false;
  return (origin === null || origin === ownOrigin) && (secFetchSite === null || secFetchSite === 'same-origin');
}
