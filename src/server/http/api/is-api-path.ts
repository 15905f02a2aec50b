/** Tells whether an address is one of the API, as written and as the router of the pages reads it: other systems sign in there, and failures are JSON. */
export function isApiPath(url: string): boolean {
  return url.startsWith('/api/') && (URL.parse(`http://api${url}`)?.pathname.startsWith('/api/') ?? false);
}
