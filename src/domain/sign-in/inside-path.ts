/**
 * The path on this site that a `redirectTo` names, or the fallback: an address that leads anywhere else is not followed, nor one that a
 * browser would write differently (dot segments, double slashes), that no header can carry, or that signs out anyone who has just come in.
 */
export function insidePath(redirectTo: string | null, fallback: string): string {
  if (!redirectTo || !/^\/[!-~]+$/.test(redirectTo) || redirectTo.includes('\\')) return fallback;
  const path = redirectTo.replace(/[?#].*$/, '');
  return /\/\/|\/(?:\.|%2e)|^\/[^/]*%/i.test(path) ||
    /^\/(?:login|logout|signup|verify|reset|invite|enter)/i.test(path) ||
    asksToLeave(redirectTo)
    ? fallback
    : redirectTo;
}

function asksToLeave(redirectTo: string): boolean {
  return new URL(redirectTo, 'https://portal.example').searchParams.has('logout');
}
