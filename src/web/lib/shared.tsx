import { createContext, use } from 'react';
import type { DelegatedArea } from '#domain/delegation/delegation.ts';

/** The area that a client shares with the reader; null on the reader's own pages. The page offers nothing outside it. */
export const SharedContext = createContext<DelegatedArea | null>(null);

export function useShared(): DelegatedArea | null {
  return use(SharedContext);
}
