import { createContext, use } from 'react';

/** What the page's policy lets inline scripts and styles run with. Empty in the browser, where none are added. */
export const NonceContext = createContext('');

export function useNonce(): string {
  return use(NonceContext);
}
