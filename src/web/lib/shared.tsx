import { createContext, use } from 'react';
import type { DelegatedArea } from '#domain/delegation/delegation.ts';

/** How much of the page the reader was let into by a client; null on pages of their own. What is not shared is not offered. */
export const SharedContext = createContext<DelegatedArea | null>(null);

export function useShared(): DelegatedArea | null {
  return use(SharedContext);
}
