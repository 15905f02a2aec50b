/** Whether an address is one of the API: other systems sign in there, and failures are JSON. */
export function isApiPath(url: string): boolean {
  return url.startsWith('/api/');
}
