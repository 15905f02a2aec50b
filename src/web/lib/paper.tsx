import { createContext, use } from 'react';

/** True while the page is printed. No scripts run then, so that the server draws everything. */
export const PaperContext = createContext(false);

export function usePaper(): boolean {
  return use(PaperContext);
}
