import { createContext, use } from 'react';

/** Whether the page is being printed: no scripts run, so everything is drawn on the server. */
export const PaperContext = createContext(false);

export function usePaper(): boolean {
  return use(PaperContext);
}
