/**
 * The path on this site that a `redirectTo` names, or the fallback: an address that leads anywhere else is not followed, nor one that a
 * browser would write differently (dot segments, double slashes) or that no header can carry.
 */
export function insidePath(redirectTo: string | null, fallback: string): string {
  if (!redirectTo || !/^\/[!-~]+$/.test(redirectTo) || redirectTo.includes('\\')) return fallback;
  const [path = ''] = redirectTo.split(/[?#]/);
  return /\/\/|\/(?:\.|%2e)/i.test(path) || path.startsWith('/login') ? fallback : redirectTo;
}
