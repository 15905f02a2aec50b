/** The path on this site that a `redirectTo` names, or the fallback: an address that leads anywhere else is not followed. */
export function insidePath(redirectTo: string | null, fallback: string): string {
  if (!redirectTo || !/^\/[^/\\]/.test(redirectTo) || /[\\\s]/.test(redirectTo) || redirectTo.startsWith('/login')) return fallback;
  return redirectTo;
}
