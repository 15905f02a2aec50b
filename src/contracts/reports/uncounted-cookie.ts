/** Which portfolios a client has left out of the total of the home: ids joined by dots, kept for a year. */
const name = 'uncounted';

const maxAge = 365 * 86_400;

export function keepUncounted(ids: readonly string[]): string {
  return `${name}=${ids.join('.')}; Path=/dashboard; Max-Age=${ids.length === 0 ? 0 : maxAge}; SameSite=Lax`;
}

/** What `keepUncounted` kept, from the header of a request; undefined when nothing is kept. */
export function readUncounted(cookies: string | null): string | undefined {
  return /(?:^|; )uncounted=([0-9a-f.]{32,4000})/.exec(cookies ?? '')?.[1];
}
