import { createContext, use } from 'react';

/** The nonce that lets inline scripts and styles run under the page's policy. It is empty in the browser, which adds none. */
export const NonceContext = createContext('');

export function useNonce(): string {
  return use(NonceContext);
}
