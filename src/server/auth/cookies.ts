import { createCookie } from 'react-router';
import { linkMinutes } from '#domain/sign-in/link-minutes.ts';

/** `link` is a token that came with an address and waits to be used; `attempt` is a sign-in between password and PIN, `signup` one that waits for its address, `device` a browser that signed in before, `identity` one that was sent to a provider to say whose it is. */
export type CookieName = 'session' | 'attempt' | 'signup' | 'device' | 'link' | 'identity';

/** The product's cookies: read from a request's `Cookie` header, written as values of `Set-Cookie`. */
export interface CookieJar {
  readonly read: (header: string | null, name: CookieName) => Promise<string | null>;
  readonly set: (name: CookieName, token: string) => Promise<string>;
  readonly clear: (name: CookieName) => Promise<string>;
}

/** A browser stays a known device for as long after its last sign-in. Sessions and attempts end with the browser, and earlier on the server. */
const deviceSeconds = 180 * 24 * 3600;

const token = /^[\w-]{43}$/;

/** Over plain http, in demo and development, the names have no `__Host-`, because browsers discard it there. */
export function cookieJar({ isSecure }: { readonly isSecure: boolean }): CookieJar {
  const prefix = isSecure ? '__Host-' : 'portal-';
  const attributes = { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' } as const;
  const cookies = {
    session: createCookie(`${prefix}session`, attributes),
    attempt: createCookie(`${prefix}attempt`, attributes),
    signup: createCookie(`${prefix}signup`, attributes),
    link: createCookie(`${prefix}link`, { ...attributes, maxAge: linkMinutes.custom * 60 }),
    identity: createCookie(`${prefix}identity`, { ...attributes, maxAge: linkMinutes.identity * 60 }),
    device: createCookie(`${prefix}device`, { ...attributes, maxAge: deviceSeconds }),
  };
  return {
    read: async (header, name) => {
      const value: unknown = await cookies[name].parse(header);
      return typeof value === 'string' && token.test(value) ? value : null;
    },
    set: (name, value) => cookies[name].serialize(value),
    clear: (name) => cookies[name].serialize('', { maxAge: 0 }),
  };
}
