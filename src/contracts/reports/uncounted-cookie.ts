/** The cookie with the portfolios that a client has left out of the home's total: IDs joined by dots, for a year. */
const name = 'uncounted';

const maxAge = 365 * 86_400;

export function formatUncountedCookie(ids: readonly string[]): string {
  return `${name}=${ids.join('.')}; Path=/dashboard; Max-Age=${ids.length === 0 ? 0 : maxAge}; SameSite=Lax`;
}

/** Reads that cookie from a request's header; undefined without one. */
export function readUncounted(cookies: string | null): string | undefined {
  return /(?:^|; )uncounted=([0-9a-f.]{32,4000})/.exec(cookies ?? '')?.[1];
}
